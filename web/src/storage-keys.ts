/** Every key under which the site keeps something in `localStorage`. The session's is the SDK's own (`contracts/session.ts`). */
export const consentKey = 'flow.consent';
export const firstTouchKey = 'flow.attribution';
export const outboxKey = 'flow.consultation-outbox';
export const conversationKey = 'flow.chat.messages';
export const visitorKey = 'flow.chat.visitor';

/** What is kept for one account alone: it is removed when the account signs out in this browser. */
export function userKey(userId: string, name: string): string {
  return `flow.user.${userId}.${name}`;
}
