import * as z from 'zod/mini';

/** What a signed-in user may be besides a client. An enum in the database, so that it can grow. */
export const roles = ['admin'] as const;

export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

export const userRoleSchema = z.object({ user_id: z.uuid(), role: roleSchema });
export type UserRole = z.infer<typeof userRoleSchema>;
