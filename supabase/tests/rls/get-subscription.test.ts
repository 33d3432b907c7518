import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type ActorName, openStage } from './actors.ts';

const stage = await openStage();
const [row] = await stage.database.sql<{ id: string }>(
  `insert into public.subscriptions (user_id, email, status, stripe_subscription_id)
   values ($1, 'owner@example.com', null, 'sub_get') returning id`,
  [stage.users.owner],
);
await stage.database.sql("insert into public.subscriptions (email) values ('other@example.com')");
const id = row?.id ?? '';

const get = (actor: ActorName, _id: string) =>
  stage.actors[actor].rest('POST', 'rpc/get_subscription', { _id });

test('get_subscription answers the row as the list shows it, by our id or by Stripe’s', async () => {
  const { body } = await stage.actors.service.rest('POST', 'rpc/list_subscriptions', {});
  const listed = (body as { id: string }[]).find((row) => row.id === id);
  expect(listed).toMatchObject({ status: 'none', last_sign_in_at: expect.any(String) });
  for (const actor of ['admin', 'service'] as const) {
    for (const key of [id, id.toUpperCase(), 'sub_get']) {
      expect(await get(actor, key)).toEqual({ status: 200, body: [listed] });
    }
  }
});

test.each([randomUUID(), 'sub_none', 'SUB_GET', '', 'owner@example.com'])(
  'get_subscription says that nobody has %s',
  async (key) => {
    expect(await get('admin', key)).toMatchObject({ status: 404, body: { code: 'PT404' } });
  },
);

test('get_subscription refuses a subscription to everyone but admins and the service, its owner included', async () => {
  for (const actor of ['stranger', 'owner'] as const) {
    expect(await get(actor, 'sub_get')).toMatchObject({ status: 403, body: { code: '42501' } });
  }
  expect(await get('anon', 'sub_get')).toMatchObject({ status: 401, body: { code: '42501' } });
});
