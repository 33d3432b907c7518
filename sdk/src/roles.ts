import type { FlowClient } from './client.ts';
import type { Role } from './contracts/role.ts';
import { currentUserId } from './current-user.ts';
import { fromDatabaseError } from './errors.ts';
import { callProcedure } from './procedure.ts';
import type { Transport } from './transport.ts';

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

export function createRoles(transport: Transport, client: () => Promise<FlowClient>): Roles {
  return {
    // Asked at each sign-in, which loads no client of the tables for this one question.
    async has(role) {
      const answer = await callProcedure(transport, 'has_role', {
        _user_id: await currentUserId(transport),
        _role: role,
      });
      return Boolean(answer);
    },

    async mine() {
      const [{ userRoleSchema }, supabase] = await Promise.all([import('./contracts/role.ts'), client()]);
      const answer = await supabase
        .from('user_roles')
        .select('user_id, role')
        .eq('user_id', await currentUserId(transport));
      if (answer.error) throw fromDatabaseError(answer.error, answer.status);
      return answer.data.flatMap((row) => {
        const parsed = userRoleSchema.safeParse(row);
        // A role that a newer database knows and this SDK does not is no role here.
        return parsed.success ? [parsed.data.role] : [];
      });
    },
  };
}
