// Apart from role.ts, so that asking for a role loads no schema library.

/** What a signed-in user may be besides a client. An enum in the database, so that it can grow. */
export const roles = ['admin'] as const;
export type Role = (typeof roles)[number];
