import type { Accounts } from './accounts.ts';
import type { Mailer } from './mailer.ts';

/** What the handlers of the auth API work with. All of it runs within the turn that the request has at the database. */
export interface AuthParts {
  /** The embedded library's own answer. */
  library: (request: Request) => Promise<Response>;
  accounts: Accounts;
  mailer: Mailer;
}
