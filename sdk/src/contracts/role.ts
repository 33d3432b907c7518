import * as z from 'zod/mini';
import { openEnum } from './open-enum.ts';
import { roles } from './role-names.ts';

export { type Role, roles } from './role-names.ts';

/** What is read of the table of roles. */
export const userRolesSchema = z.array(z.object({ user_id: z.uuid(), role: openEnum(roles) }));
