import { checkInput } from './check-input.ts';
import type { FlowClient } from './client.ts';
import { type Profile, type ProfileChange, profileChangeSchema, profileSchema } from './contracts/profile.ts';
import { currentUserId } from './current-user.ts';
import { FlowError, fromDatabaseError } from './errors.ts';
import { fitted, type Transport } from './transport.ts';

/** What the signed-in user's account says of its person. */
export interface ProfileService {
  /**
   * @throws FlowError `unauthenticated`, `not_found` (the account was removed)
   * @example const { first_name, phone } = await flow.profile.get();
   */
  get(): Promise<Profile>;
  /**
   * Changes the names and the phone number, and answers the row as it is now. What is left empty is stored as null.
   * `userId` is whose they are meant to be: another account may have signed in meanwhile.
   * @throws FlowError `invalid_input` (with `fields`), `unauthenticated` (also for another account than `userId`),
   * `not_found` (the account was removed)
   * @example await flow.profile.update({ firstName: 'Layla', lastName: 'Haddad', phone: '+971 50 123 4567' });
   */
  update(change: ProfileChange, options?: { userId?: string | undefined }): Promise<Profile>;
}

const columns = 'id, email, first_name, last_name, phone, created_at, updated_at';

export function createProfile(transport: Transport, client: () => Promise<FlowClient>): ProfileService {
  function ownRow(answer: {
    data: unknown[] | null;
    error: { message: string } | null;
    status: number;
  }): Profile {
    if (answer.error) throw fromDatabaseError(answer.error, answer.status);
    const [row] = answer.data ?? [];
    if (!row) throw new FlowError('not_found', 'This account has no profile.');
    return fitted(row, profileSchema, answer.status);
  }

  return {
    async get() {
      const id = await currentUserId(transport);
      return ownRow(await (await client()).from('profiles').select(columns).eq('id', id));
    },

    async update(change, { userId } = {}) {
      const { firstName, lastName, phone } = checkInput(profileChangeSchema, change, 'change');
      const id = await currentUserId(transport, userId);
      const row = { first_name: firstName, last_name: lastName, phone };
      return ownRow(await (await client()).from('profiles').update(row).eq('id', id).select(columns));
    },
  };
}
