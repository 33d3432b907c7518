import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFlow } from './create-flow.ts';
import type { Leads } from './leads.ts';
import { adminAccount, clientAccount, flowHandlers, makeLead, type TestAccount } from './testing/index.ts';

const url = 'http://api.test';
const list = `${url}/rest/v1/rpc/list_leads`;
const server = setupServer(...flowHandlers({ url }));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  server.events.removeAllListeners();
});
afterAll(() => server.close());

async function signedIn(account: TestAccount = adminAccount): Promise<Leads> {
  const flow = createFlow({ url, key: 'publishable' });
  await flow.auth.signIn(account);
  return flow.leads;
}

/** Every way to ask, with a lead that nobody has. */
const calls: Record<string, (leads: Leads) => Promise<unknown>> = {
  page: (leads) => leads.page(),
  all: (leads) => Array.fromAsync(leads.all()),
  'find by reference': (leads) => leads.find('FL-ZZZZZZ'),
  'find by id': (leads) => leads.find('00000000-0000-4000-8000-000000000009'),
  update: (leads) => leads.update('00000000-0000-4000-8000-000000000009', { status: 'won' }),
  retryForward: (leads) => leads.retryForward('00000000-0000-4000-8000-000000000009'),
  history: (leads) => leads.history('00000000-0000-4000-8000-000000000009'),
};

describe.each(Object.entries(calls))('leads: %s', (_name, call) => {
  it('is refused to nobody and to a client, with different codes', async () => {
    await expect(call(createFlow({ url, key: 'publishable' }).leads)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect(call(await signedIn(clientAccount))).rejects.toMatchObject({ code: 'forbidden' });
  });

  it.each([
    ['invalid_input', 400, '22023'],
    ['unauthenticated', 401, 'PGRST303'],
    ['unauthenticated', 401, '42501'],
    ['forbidden', 403, '42501'],
    ['server', 500, 'XX000'],
    ['upstream', 502, ''],
  ])('fails as %s when the database answers %i %s', async (code, status, databaseCode) => {
    const flow = await signedIn();
    server.use(
      http.all(`${url}/rest/v1/*`, () =>
        HttpResponse.json({ code: databaseCode, message: 'Words' }, { status }),
      ),
    );
    await expect(call(flow)).rejects.toMatchObject({ name: 'FlowError', code, status, message: 'Words' });
  });

  it('fails as network when nothing answers, at once', async () => {
    const flow = await signedIn();
    server.use(http.all(`${url}/rest/v1/*`, () => HttpResponse.error()));
    await expect(call(flow)).rejects.toMatchObject({ name: 'FlowError', code: 'network' });
  });
});

it.each(['find by id', 'update', 'retryForward'])(
  'leads: %s fails as not_found when there is none',
  async (name) => {
    await expect(calls[name]?.(await signedIn())).rejects.toMatchObject({ code: 'not_found' });
  },
);

describe('an answer of another shape is an invalid_response that names the place', () => {
  it.each([
    ['page', list, [makeLead(), { ...makeLead(), status: 'asleep' }], '1.status'],
    ['all', list, [{ ...makeLead(), notes: null }], '0.notes'],
    ['find by id', `${url}/rest/v1/rpc/get_lead`, { ...makeLead(), notes: null }, 'notes'],
    ['update', `${url}/rest/v1/rpc/update_lead`, { ...makeLead(), id: 7 }, 'id'],
    ['retryForward', `${url}/rest/v1/rpc/retry_lead_forward`, {}, 'id'],
    ['history', `${url}/rest/v1/rpc/lead_history`, [{ id: 7 }], '0.id'],
  ])('%s', async (name, endpoint, body, place) => {
    server.use(http.all(endpoint, () => HttpResponse.json(body)));
    await expect(calls[name]?.(await signedIn())).rejects.toMatchObject({
      code: 'invalid_response',
      message: `The answer is not what was agreed on: ${place}.`,
    });
  });
});

describe('a request that breaks the contract is refused before it is sent', () => {
  const { id } = makeLead();
  const unknown = (value: unknown) => value as never;

  it.each<[string, (leads: Leads) => Promise<unknown>, string[]]>([
    ['a limit of 0', (leads) => leads.page({ limit: 0 }), ['limit']],
    ['a limit past a thousand', (leads) => leads.page({ limit: 1_001 }), ['limit']],
    ['a day that no calendar has', (leads) => leads.page({ from: '2026-02-30' }), ['from']],
    ['two wrong fields', (leads) => leads.page({ status: unknown('x'), to: 'today' }), ['status', 'to']],
    ['a long search', (leads) => leads.page({ search: 'x'.repeat(101) }), ['search']],
    ['a cursor of another list', (leads) => leads.page({ cursor: 'page-2' }), ['cursor']],
    ['no request at all', (leads) => leads.page(unknown(null)), ['request']],
    ['a filter', (leads) => Array.fromAsync(leads.all({ forward: unknown('lost') })), ['forward']],
    ['what is no reference', (leads) => leads.find('FL-123'), ['lead']],
    ['a reference with a letter that none has', (leads) => leads.find('FL-OOOOOO'), ['lead']],
    ['a reference where an id belongs', (leads) => leads.update('FL-7K2M9Q', { status: 'won' }), ['lead_id']],
    ['a change of nothing', (leads) => leads.update(id, {}), ['change']],
    ['no forwarding', (leads) => leads.update(id, { retry_forward: false }), ['change']],
    ['an empty note', (leads) => leads.update(id, { note: ' \n ' }), ['note']],
    ['a long note', (leads) => leads.update(id, { note: 'x'.repeat(2_001) }), ['note']],
    ['an unknown status', (leads) => leads.update(id, { status: unknown('asleep') }), ['status']],
    ['no id to forward', (leads) => leads.retryForward(''), ['lead_id']],
    ['no id to look at', (leads) => leads.history('1'), ['lead_id']],
  ])('%s', async (_name, call, fields) => {
    const leads = await signedIn();
    const sent: string[] = [];
    server.events.on('request:start', ({ request }) => void sent.push(request.url));
    const failure = await call(leads).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'FlowError', code: 'invalid_input', status: undefined });
    expect(Object.keys((failure as { fields: object }).fields)).toEqual(fields);
    expect(sent).toEqual([]);
  });
});
