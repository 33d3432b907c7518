import { describe, expect, it } from 'vitest';
import { roleSchema, roles, userRoleSchema } from './role.ts';

describe('a role', () => {
  it('is admin, so far', () => {
    expect(roles).toEqual(['admin']);
    expect(roleSchema.safeParse('admin').success).toBe(true);
    for (const value of ['Admin', 'owner', '', null]) expect(roleSchema.safeParse(value).success).toBe(false);
  });

  it('belongs to a user', () => {
    const user_id = '7f3f1f3e-0c1f-4a53-9a54-0a3c6d1f0001';
    expect(userRoleSchema.safeParse({ user_id, role: 'admin' }).success).toBe(true);
    expect(userRoleSchema.safeParse({ user_id: 'me', role: 'admin' }).success).toBe(false);
    expect(userRoleSchema.safeParse({ role: 'admin' }).success).toBe(false);
  });
});
