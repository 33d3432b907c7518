import { createHash, randomInt } from 'node:crypto';

export type Query = <Row>(text: string, params?: readonly unknown[]) => Promise<Row[]>;

export interface Account {
  id: string;
  email: string;
  confirmed: boolean;
  hasPassword: boolean;
}

export type Accounts = ReturnType<typeof createAccounts>;

/** bcrypt, like the hashes of passwords: of a text that was thrown away. */
const nobodysPassword = '$2b$10$A32nuboyHxWn4uNYx.8RqeXnzipD9/UkYKr7HlEdh3y.ywWZHu4Gy';

const columns = `id, email, email_confirmed_at is not null as confirmed,
  encrypted_password is not null as "hasPassword"`;

/** The accounts as the embedded library keeps them. */
export function createAccounts(query: Query) {
  const find = async (column: 'id' | 'email', value: string) => {
    const [account] = await query<Account>(`select ${columns} from auth.users where ${column} = $1`, [value]);
    return account ?? null;
  };

  return {
    byEmail: (email: string) => find('email', email),
    byId: (id: string) => find('id', id),
    /**
     * Makes the token that confirms the address, and the code for the same purpose; earlier ones no longer do. The library keeps
     * a digest of both, and the link carries it.
     */
    async renewConfirmation({ id, email }: Account) {
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
    /** Its owner chooses a password by the invitation: one that was chosen before, unconfirmed, may be a stranger's. */
    async markInvited(email: string) {
      await query('update auth.users set invited_at = now(), encrypted_password = null where email = $1', [
        email,
      ]);
    },
    /** Ends the account's sessions but this one. */
    async endOtherSessions(id: string, sessionId: string | null) {
      await query('delete from auth.sessions where user_id = $1 and id is distinct from $2::uuid', [
        id,
        sessionId,
      ]);
      await query(
        'delete from auth.refresh_tokens where user_id = $1 and session_id is distinct from $2::uuid',
        [id, sessionId],
      );
    },
    async remove(id: string) {
      await query('delete from auth.refresh_tokens where user_id = $1', [id]);
      await query('delete from auth.users where id = $1', [id]);
    },
    /** For the rest of this transaction a sign-in can be tried there, confirmed or not. */
    async admitSignIn(email: string) {
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
    /** Runs a task in a transaction that is always taken back. */
    async rehearse<Result>(task: () => Promise<Result>): Promise<Result> {
      await query('begin');
      try {
        return await task();
      } finally {
        await query('rollback');
      }
    },
  };
}
