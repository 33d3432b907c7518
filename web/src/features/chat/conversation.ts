import { type ChatMessage, chatLimits } from '@flow/sdk/contracts/chat';
import { chatGreeting } from '@flow/sdk/contracts/chat-texts';

export const conversationKey = 'flow.chat.messages';

export function newConversation(): ChatMessage[] {
  return [{ role: 'assistant', content: chatGreeting }];
}

function isMessage(value: unknown): value is ChatMessage {
  const message = value as Partial<ChatMessage> | null;
  return (message?.role === 'user' || message?.role === 'assistant') && typeof message.content === 'string';
}

/** The saved conversation when it is a list of more than one message, else null. Logs what does not parse. */
export function parseConversation(saved: string | null): ChatMessage[] | null {
  if (saved === null) return null;
  try {
    const list: unknown = JSON.parse(saved);
    if (!Array.isArray(list) || list.length < 2 || !list.every(isMessage)) return null;
    // The page was left before the answer began.
    return list.filter((message) => message.content !== '');
  } catch (error) {
    console.error('The saved chat could not be read:', error);
    return null;
  }
}

/** Whether one more message can be sent with the whole conversation. */
export function hasRoom(messages: readonly ChatMessage[], next = ''): boolean {
  if (messages.length >= chatLimits.messages) return false;
  const body = JSON.stringify([...messages, { role: 'user', content: next }]);
  // A margin for the rest of the body.
  return new TextEncoder().encode(body).byteLength <= chatLimits.bodyBytes - 1_000;
}
