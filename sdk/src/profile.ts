import * as z from 'zod/mini';
import type { Backend } from './backend.ts';
import { type CallOptions, once, repeatably } from './call.ts';
import { checkInput } from './check-input.ts';
import { type Profile, type ProfileChange, profileChangeSchema, profileSchema } from './contracts/profile.ts';
import { currentUserId } from './current-user.ts';
import { FlowError } from './errors.ts';
import { fitted } from './read-answer.ts';
import type { Tables } from './tables.ts';

/** What the signed-in user's account says of its person. */
export interface ProfileService {
  /**
   * @throws FlowError `unauthenticated`, `not_found` (the account was removed)
   * @example const { first_name, phone } = await flow.profile.get();
   */
  get(options?: CallOptions): Promise<Profile>;
  /**
   * Changes the names and the phone number, and answers the row as it is now. What is left empty is stored as null.
   * `userId` is whose they are meant to be: another account may have signed in meanwhile.
   * @throws FlowError `invalid_input` (with `fields`), `unauthenticated` (also for another account than `userId`),
   * `not_found` (the account was removed)
   * @example await flow.profile.update({ firstName: 'Layla', lastName: 'Haddad', phone: '+971 50 123 4567' });
   */
  update(change: ProfileChange, options?: CallOptions & { userId?: string | undefined }): Promise<Profile>;
}

const columns = 'id, email, first_name, last_name, phone, created_at, updated_at';

export function createProfile(backend: Backend, tables: Tables): ProfileService {
  function ownRow(answer: { data: unknown; status: number }): Profile {
    const [row] = fitted(answer, z.array(profileSchema));
    if (!row) throw new FlowError('not_found', 'This account has no profile.');
    return row;
  }

  return {
    get: (options = {}) =>
      repeatably(options, async (call) => {
        const id = await currentUserId(backend);
        return ownRow(await tables(call, (client) => client.from('profiles').select(columns).eq('id', id)));
      }),

    async update(change, options = {}) {
      const { firstName, lastName, phone } = checkInput(profileChangeSchema, change, 'change');
      const row = { first_name: firstName, last_name: lastName, phone };
      return once(options, async (call) => {
        const id = await currentUserId(backend, options.userId);
        return ownRow(
          await tables(call, (client) => client.from('profiles').update(row).eq('id', id).select(columns)),
        );
      });
    },
  };
}
