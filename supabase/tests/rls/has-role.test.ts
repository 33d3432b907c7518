import { expect, test } from 'vitest';
import { type ActorName, openStage } from './actors.ts';

const stage = await openStage();

const hasRole = (actor: ActorName, _user_id: unknown, _role: unknown = 'admin') =>
  stage.actors[actor].rest('POST', 'rpc/has_role', { _user_id, _role });

test.each([
  ['an admin about themselves', 'admin', 'admin', true],
  ['a user without the role about themselves', 'owner', 'owner', false],
  ['no user that somebody else is an admin', 'owner', 'admin', false],
  ['the service about an admin', 'service', 'admin', true],
  ['the service about a client', 'service', 'owner', false],
] as const)('has_role tells %s', async (_what, actor, about, body) => {
  expect(await hasRole(actor, stage.users[about])).toEqual({ status: 200, body });
});

test('has_role tells an admin about anyone', async () => {
  await stage.database.sql("insert into public.user_roles (user_id, role) values ($1, 'admin')", [
    stage.users.stranger,
  ]);
  expect(await hasRole('admin', stage.users.stranger)).toEqual({ status: 200, body: true });
  expect(await hasRole('admin', stage.users.owner)).toEqual({ status: 200, body: false });
  await stage.database.sql('delete from public.user_roles where user_id = $1', [stage.users.stranger]);
});

test('has_role forgets a role in the moment it is taken away', async () => {
  await stage.database.sql('delete from public.user_roles where user_id = $1', [stage.users.admin]);
  expect(await hasRole('admin', stage.users.admin)).toEqual({ status: 200, body: false });
  await stage.database.sql("insert into public.user_roles (user_id, role) values ($1, 'admin')", [
    stage.users.admin,
  ]);
});

test('has_role answers false for no user at all', async () => {
  expect(await hasRole('service', null)).toEqual({ status: 200, body: false });
  expect(await hasRole('owner', null)).toEqual({ status: 200, body: false });
});

test('has_role refuses a role that does not exist', async () => {
  const answer = await hasRole('admin', stage.users.admin, 'emperor');
  expect(answer).toMatchObject({ status: 400, body: { code: '22P02' } });
});
