import type { FlowClient } from './client.ts';
import type { Role } from './contracts/role.ts';
import { userRoleSchema } from './contracts/role.ts';
import { currentUserId } from './current-user.ts';
import { fromDatabaseError } from './errors.ts';

export interface Roles {
  /**
   * Asks the database whether the signed-in user has a role. Nothing is cached: a role may be taken away.
   * @throws FlowError `unauthenticated` when nobody is signed in
   * @example if (await flow.roles.has('admin')) { ... }
   */
  has(role: Role): Promise<boolean>;
  /** The signed-in user's roles, read from the table. @throws FlowError */
  mine(): Promise<Role[]>;
}

export function createRoles(client: () => Promise<FlowClient>): Roles {
  return {
    async has(role) {
      const supabase = await client();
      const userId = await currentUserId(supabase);
      const answer = await supabase.rpc('has_role', { _user_id: userId, _role: role });
      if (answer.error) throw fromDatabaseError(answer.error, answer.status);
      return Boolean(answer.data);
    },

    async mine() {
      const supabase = await client();
      const userId = await currentUserId(supabase);
      const answer = await supabase.from('user_roles').select('user_id, role').eq('user_id', userId);
      if (answer.error) throw fromDatabaseError(answer.error, answer.status);
      return answer.data.flatMap((row) => {
        const parsed = userRoleSchema.safeParse(row);
        // A role that a newer database knows and this SDK does not is no role here.
        return parsed.success ? [parsed.data.role] : [];
      });
    },
  };
}
