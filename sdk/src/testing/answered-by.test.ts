import { expect, it } from 'vitest';
import { createFlow } from '../create-flow.ts';
import { memoryStorage } from '../fake-backend.fixture.ts';
import {
  adminAccount,
  answeredBy,
  type FlowHandlersOptions,
  flowHandlers,
  makeLeads,
  makeSubscription,
  storedSession,
} from './index.ts';

const url = 'http://flow.test';

function flowOf(data: Partial<FlowHandlersOptions>) {
  const storage = memoryStorage(Object.entries(storedSession(adminAccount)));
  const handlers = flowHandlers({ url, clients: [], ...data });
  return createFlow({ url, key: 'key', storage, fetch: answeredBy(handlers) });
}

it('two backends stand beside each other, and a stored session is signed in to both', async () => {
  const backendOf = (name: string) => flowOf({ subscriptions: [makeSubscription({ name })] });
  const [one, other] = [backendOf('Layla'), backendOf('Noor')];
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
  const { clients } = flowOf({});
  const first = await clients.invite({ email: 'noor@flow.example', firstName: 'Noor' });
  const again = await clients.invite({ email: 'noor@flow.example' });
  expect(again).toEqual({ clientId: first.clientId, email: 'noor@flow.example', invited: true });
  expect((await clients.page()).items).toMatchObject([
    { id: first.clientId, first_name: 'Noor', confirmed: false },
  ]);
});

it('an invitation makes the lead its client, and is in the history of the lead', async () => {
  const [lead] = makeLeads(1);
  const flow = flowOf({ leads: makeLeads(1) });
  const leadId = lead?.id ?? '';
  const { clientId } = await flow.clients.invite({ email: 'noor@flow.example', leadId });
  expect(await flow.leads.find(leadId)).toMatchObject({ client_id: clientId });
  expect(await flow.leads.history(leadId)).toMatchObject([{ action: 'lead.link_client' }]);
  await expect(flow.clients.invite({ email: 'omar@flow.example', leadId })).rejects.toMatchObject({
    code: 'conflict',
  });
});
