import { expect, it } from 'vitest';
import { createFlow } from '../create-flow.ts';
import { adminAccount, answeredBy, flowHandlers, makeSubscription, storedSession } from './index.ts';

const url = 'http://flow.test';

function flowOf(name: string) {
  const items = storedSession(adminAccount);
  const storage = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(items, { [key]: value }),
    removeItem: (key: string) => void delete items[key],
  };
  const handlers = flowHandlers({ url, subscriptions: [makeSubscription({ name })], clients: [] });
  return createFlow({ url, key: 'key', storage, fetch: answeredBy(handlers) });
}

it('two backends stand beside each other, and a stored session is signed in to both', async () => {
  const [one, other] = [flowOf('Layla'), flowOf('Noor')];
  await one.subscriptions.cancel('sub_0001');
  const rows = [await one.subscriptions.page(), await other.subscriptions.page()].map(({ items }) => items);
  expect(rows).toMatchObject([
    [{ name: 'Layla', cancel_at_period_end: true }],
    [{ name: 'Noor', cancel_at_period_end: false }],
  ]);
});

it('a request that no handler answers fails with its address', async () => {
  await expect(answeredBy([])(`${url}/rest/v1/x`)).rejects.toThrow(
    `No handler answers GET ${url}/rest/v1/x.`,
  );
});

it('an invitation adds the client to the list, once', async () => {
  const { clients } = flowOf('Layla');
  const first = await clients.invite({ email: 'noor@flow.example', firstName: 'Noor' });
  const again = await clients.invite({ email: 'noor@flow.example' });
  expect(again).toEqual({ clientId: first.clientId, email: 'noor@flow.example', invited: true });
  expect((await clients.page()).items).toMatchObject([
    { id: first.clientId, first_name: 'Noor', confirmed: false },
  ]);
});
