import type { Backend } from './backend.ts';
import { type CallOptions, repeatably } from './call.ts';
import type { Tables } from './client.ts';
import type { Role } from './contracts/role.ts';
import { currentUserId } from './current-user.ts';
import { callProcedure } from './procedure.ts';

export interface Roles {
  /**
   * Asks the database whether the signed-in user has a role. Nothing is cached: a role may be taken away.
   * @throws FlowError `unauthenticated` when nobody is signed in
   * @example if (await flow.roles.has('admin')) { ... }
   */
  has(role: Role, options?: CallOptions): Promise<boolean>;
  /** The signed-in user's roles, read from the table. @throws FlowError */
  mine(options?: CallOptions): Promise<Role[]>;
}

export function createRoles(backend: Backend, tables: Tables): Roles {
  return {
    // Asked at each sign-in, which loads no client of the tables for this one question.
    has: (role, options = {}) =>
      repeatably(options, async (call) => {
        const answer = await callProcedure(backend, call, 'has_role', {
          _user_id: await currentUserId(backend),
          _role: role,
        });
        return Boolean(answer);
      }),

    mine: (options = {}) =>
      repeatably(options, async (call) => {
        const { userRoleSchema } = await import('./contracts/role.ts');
        const userId = await currentUserId(backend);
        const { data } = await tables(call, (client) =>
          client.from('user_roles').select('user_id, role').eq('user_id', userId),
        );
        return (data ?? []).flatMap((row) => {
          const parsed = userRoleSchema.safeParse(row);
          // A role that a newer database knows and this SDK does not is no role here.
          return parsed.success ? [parsed.data.role] : [];
        });
      }),
  };
}
