import type { GoTrueClient } from '@supabase/auth-js';
import type { AuthFailure } from './auth-errors.ts';
import type { Call } from './call.ts';
import type { Session } from './contracts/session.ts';
import type { aboutAnswer, FlowError } from './errors.ts';
import type { MailedLink } from './mailed-link.ts';

/** What the answers of a call said of their failure beside what auth-js makes of it. */
export interface AuthAnswer {
  /** No answer came. */
  failure?: FlowError;
  about?: ReturnType<typeof aboutAnswer>;
}

export interface Accounts {
  client: GoTrueClient;
  /** The same client, whose requests are those of a call. */
  during(call: Call): { client: GoTrueClient; answer: AuthAnswer };
  /** Refreshes a session, unless that was done meanwhile, here or elsewhere; answers why it could not. */
  refresh(session: Session): Promise<AuthFailure | null>;
  /** Forgets a session, unless another has taken its place. */
  forget(session: Session): Promise<void>;
  /** What a mailed link has brought with this page's address, until it was taken. */
  link: MailedLink | null;
}
