import { createHash, randomInt } from 'node:crypto';

export type Query = <Row>(text: string, params?: readonly unknown[]) => Promise<Row[]>;

export interface Account {
  id: string;
  email: string;
  confirmed: boolean;
  hasPassword: boolean;
}

/** A link's token and the code for the same purpose: the library keeps a digest of both, and the link carries it. */
export interface NewToken {
  token: string;
  code: string;
}

export interface Accounts {
  byEmail(email: string): Promise<Account | null>;
  byId(id: string): Promise<Account | null>;
  /** Makes the token that confirms the address; an earlier one no longer does. */
  renewConfirmation(account: Account): Promise<NewToken>;
  /** Its owner chooses a password by the invitation: one that was chosen before, unconfirmed, may be a stranger's. */
  markInvited(email: string): Promise<void>;
  /** Ends the account's sessions but this one. */
  endOtherSessions(id: string, sessionId: string | null): Promise<void>;
  remove(id: string): Promise<void>;
  /** For the rest of this transaction a sign-in can be tried there, confirmed or not. */
  admitSignIn(email: string): Promise<void>;
  /** Runs a task in a transaction that is always taken back. */
  rehearse<Result>(task: () => Promise<Result>): Promise<Result>;
}

/** bcrypt, like the hashes of passwords: of a text that was thrown away. */
const nobodysPassword = '$2b$10$A32nuboyHxWn4uNYx.8RqeXnzipD9/UkYKr7HlEdh3y.ywWZHu4Gy';

const columns = `id, email, email_confirmed_at is not null as confirmed,
  encrypted_password is not null as "hasPassword"`;

/** The accounts as the embedded library keeps them. */
export function createAccounts(query: Query): Accounts {
  const find = async (column: 'id' | 'email', value: string) => {
    const [account] = await query<Account>(`select ${columns} from auth.users where ${column} = $1`, [value]);
    return account ?? null;
  };

  return {
    byEmail: (email) => find('email', email),
    byId: (id) => find('id', id),
    async renewConfirmation({ id, email }) {
      const code = randomInt(1_000_000).toString().padStart(6, '0');
      const token = createHash('sha256')
        .update(email + code)
        .digest('hex');
      await query(
        'update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1',
        [id, token],
      );
      return { token, code };
    },
    async markInvited(email) {
      await query('update auth.users set invited_at = now(), encrypted_password = null where email = $1', [
        email,
      ]);
    },
    async endOtherSessions(id, sessionId) {
      await query('delete from auth.sessions where user_id = $1 and id is distinct from $2::uuid', [
        id,
        sessionId,
      ]);
      await query(
        'delete from auth.refresh_tokens where user_id = $1 and session_id is distinct from $2::uuid',
        [id, sessionId],
      );
    },
    async remove(id) {
      await query('delete from auth.refresh_tokens where user_id = $1', [id]);
      await query('delete from auth.users where id = $1', [id]);
    },
    async admitSignIn(email) {
      await query('set local session_replication_role = replica');
      await query(
        `insert into auth.users as account (id, email, encrypted_password, email_confirmed_at)
         values (gen_random_uuid(), $1, $2, now())
         on conflict (email) where is_sso_user = false do update
         set email_confirmed_at = now(),
           encrypted_password = coalesce(account.encrypted_password, excluded.encrypted_password)`,
        [email, nobodysPassword],
      );
    },
    async rehearse(task) {
      await query('begin');
      try {
        return await task();
      } finally {
        await query('rollback');
      }
    },
  };
}
