// Read by hand: signing in loads no schema library.
import type { Session } from '@supabase/auth-js';
import { bodyOf } from './auth-errors.ts';
import { FlowError } from './errors.ts';

type Fields = Record<string, unknown> | null | undefined;

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Whether an answer is a user, or holds one: the service answers both. */
const hasUser = (body: Fields): boolean => isText(((body?.user ?? body) as Fields)?.id);

/** Whether an answer is a session, with all of it that is relied on. */
export const isSession = (body: Fields | Session): body is Session =>
  [body?.access_token, body?.refresh_token, (body?.user as Fields)?.id].every(isText);

/** What is relied on, by the last part of an address of the service. All other answers are empty. */
const isAsAgreed: Record<string, (body: Fields) => boolean> = {
  token: isSession,
  signup: hasUser,
  user: hasUser,
};

/** @throws FlowError `invalid_response` for an answer that auth-js would take as it comes */
export async function checkAuthAnswer(url: string, response: Response): Promise<void> {
  const [, name = ''] = /\/(\w+)(?:\?|$)/.exec(url) ?? [];
  const isExpected = isAsAgreed[name];
  if (!isExpected || isExpected(await bodyOf(response))) return;
  throw new FlowError('invalid_response', `The answer is not what was agreed on: ${name}.`, {
    status: response.status,
  });
}
