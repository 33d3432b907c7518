// Loaded with its first call: asking for one role, as every sign-in does, needs neither the tables nor a schema library.
import type { Call } from './call.ts';
import { userRolesSchema } from './contracts/role.ts';
import { type Role, roles } from './contracts/role-names.ts';
import { fitted } from './read-answer.ts';
import type { Tables } from './tables.ts';

/** The roles of a user, as the table has them. */
export async function readRoles(tables: Tables, call: Call, userId: string): Promise<Role[]> {
  const answer = await tables(call, (client) =>
    client.from('user_roles').select('user_id, role').eq('user_id', userId),
  );
  // A role that a newer database knows and this SDK does not is no role here.
  const held = new Set<string>(fitted(answer, userRolesSchema).map(({ role }) => role));
  return roles.filter((role) => held.has(role));
}
