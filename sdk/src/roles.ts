import type { Backend } from './backend.ts';
import { type CallOptions, repeatably } from './call.ts';
import { type Role, roles } from './contracts/role-names.ts';
import { currentUserId } from './current-user.ts';
import { FlowError } from './errors.ts';
import { callProcedure } from './procedure.ts';
import { refuse } from './refuse.ts';
import type { Tables } from './tables.ts';

export interface Roles {
  /**
   * Asks the database whether the signed-in user has a role. Nothing is cached: a role may be taken away.
   * @throws FlowError `unauthenticated` when nobody is signed in, `invalid_input` (no such role)
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
        if (!roles.includes(role)) refuse('role', `Expected one of ${roles.join(', ')}`);
        const answer = await callProcedure(backend, call, 'has_role', {
          _user_id: await currentUserId(backend),
          _role: role,
        });
        if (typeof answer === 'boolean') return answer;
        throw new FlowError('invalid_response', 'The answer is neither yes nor no.');
      }),

    mine: (options = {}) =>
      repeatably(options, async (call) => {
        const { readRoles } = await import('./read-roles.ts');
        return readRoles(tables, call, await currentUserId(backend));
      }),
  };
}
