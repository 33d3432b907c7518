import { expect, it } from 'vitest';
import { userRolesSchema } from './role.ts';

const user_id = '00000000-0000-4000-8000-000000000001';

it('the rows of the table of roles are read, also with a role that a newer database has', () => {
  for (const role of ['admin', 'coach']) {
    expect(userRolesSchema.parse([{ user_id, role }])).toEqual([{ user_id, role }]);
  }
  const wrong = [
    { user_id, role: '' },
    { user_id, role: null },
    { user_id },
    { user_id: 'me', role: 'admin' },
  ];
  for (const row of wrong) expect(userRolesSchema.safeParse([row]).success).toBe(false);
});
