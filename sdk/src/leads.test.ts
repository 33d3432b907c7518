import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Lead } from './contracts/lead.ts';
import { openFakeBackend, url } from './fake-backend.fixture.ts';
import { adminAccount, leadTable, makeLead, makeLeads } from './testing/index.ts';

const backend = openFakeBackend();
const { server, serveAndRecord } = backend;
const list = `${url}/rest/v1/rpc/list_leads`;
const signedIn = async () => (await backend.signedIn()).leads;

/** Answers from these leads, and records what the database was asked for. */
const serveLeads = (leads: readonly Lead[], now?: () => Date) =>
  serveAndRecord(leadTable(leads, now), 'listLeads');

describe('a page of leads', () => {
  it('is asked for with every filter, Dubai days as instants', async () => {
    const asked = serveLeads([]);
    const flow = await signedIn();
    await flow.page({
      status: 'contacted',
      forward: 'dead',
      from: '2026-11-01',
      to: '2026-11-21',
      search: '  Layla ',
      limit: 50,
      cursor: null,
    });
    await flow.page({ from: null, to: null, search: null });
    expect(asked).toEqual([
      {
        status: 'contacted',
        forward: 'dead',
        from: '2026-10-31T20:00:00.000Z',
        to: '2026-11-21T20:00:00.000Z',
        search: 'Layla',
        limit: 51,
        after: null,
      },
      { status: 'all', forward: 'all', from: null, to: null, search: null, limit: 101, after: null },
    ]);
  });
});

it('all leads keep the filter', async () => {
  const asked = serveLeads(makeLeads(8));
  const filter = { status: 'won', from: '2026-11-01' } as const;
  const leads = await Array.fromAsync((await signedIn()).all(filter));
  expect(leads.map((lead) => lead.status)).toEqual(['won', 'won']);
  expect(asked).toMatchObject([{ status: 'won', from: '2026-10-31T20:00:00.000Z' }]);
});

describe('finding a lead', () => {
  const leads = makeLeads(3);
  const [, wanted] = leads;
  const { id = '', reference = '' } = wanted ?? {};

  it.each([
    ['its id', id],
    ['its id in capitals', id.toUpperCase()],
    ['its reference', reference],
    ['its reference as somebody typed it', ` ${reference.toLowerCase()} `],
  ])('goes by %s', async (_name, key) => {
    serveLeads(leads);
    expect(await (await signedIn()).find(key)).toEqual(wanted);
  });

  it.each(['FL-ZZZZZZ', '00000000-0000-4000-8000-000000000009'])(
    'fails as not_found for %s, which nobody has',
    async (key) => {
      await expect((await signedIn()).find(key)).rejects.toMatchObject({
        code: 'not_found',
        message: `There is no lead ${key}.`,
      });
    },
  );
});

describe('updating a lead', () => {
  const now = () => new Date('2026-11-21T11:00:00Z');
  const lead = makeLead();

  it('answers it with its status and its note as they are afterwards', async () => {
    serveLeads([lead], now);
    const flow = await signedIn();
    const changed = await flow.update(lead.id, { status: 'contacted', note: '  Call on Monday\n' });
    expect(changed).toEqual({
      ...lead,
      status: 'contacted',
      first_contacted_at: '2026-11-21T11:00:00.000Z',
      updated_at: '2026-11-21T11:00:00.000Z',
      notes: [
        {
          id: expect.any(String),
          body: 'Call on Monday',
          author_email: adminAccount.email,
          created_at: '2026-11-21T11:00:00.000Z',
        },
      ],
    });
    expect(await flow.find(lead.reference)).toEqual(changed);
  });

  it('sends only what changes', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post(`${url}/rest/v1/rpc/update_lead`, async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json(lead);
      }),
    );
    const flow = await signedIn();
    await flow.update(lead.id, { note: 'Hello' });
    await flow.update(lead.id, { status: 'lost', retry_forward: false });
    await flow.update(lead.id, { retry_forward: true });
    await flow.update(lead.id, { status: 'won', from_status: 'contacted' });
    expect(bodies).toEqual([
      { _lead_id: lead.id, _note: 'Hello' },
      { _lead_id: lead.id, _status: 'lost' },
      { _lead_id: lead.id, _retry_forward: true },
      { _lead_id: lead.id, _status: 'won', _from_status: 'contacted' },
    ]);
  });

  it('overwrites no status that another admin has set meanwhile', async () => {
    serveLeads([makeLead({ status: 'won' })], now);
    const flow = await signedIn();
    await expect(flow.update(lead.id, { status: 'lost', from_status: 'new' })).rejects.toMatchObject({
      code: 'conflict',
      message: 'The lead is won by now.',
    });
    expect((await flow.update(lead.id, { status: 'lost', from_status: 'won' })).status).toBe('lost');
  });

  it('changes nothing when it cannot be forwarded once more', async () => {
    serveLeads([lead], now);
    const flow = await signedIn();
    await expect(flow.update(lead.id, { status: 'won', retry_forward: true })).rejects.toMatchObject({
      code: 'conflict',
      status: 409,
    });
    expect(await flow.find(lead.id)).toEqual(lead);
  });

  it('has a history, newest first', async () => {
    let minute = 0;
    serveLeads([lead, ...makeLeads(4).slice(1)], () => new Date(Date.UTC(2026, 10, 21, 11, minute++)));
    const flow = await signedIn();
    expect(await flow.history(lead.id)).toEqual([]);
    await flow.update(lead.id, { status: 'contacted' });
    await flow.update(lead.id, { status: 'won', note: 'Signed' });
    const events = await flow.history(lead.id);
    expect(events.map(({ action, details, occurred_at }) => [action, details, occurred_at])).toEqual([
      ['lead.add_note', expect.any(Object), '2026-11-21T11:02:00.000Z'],
      ['lead.set_status', { from: 'contacted', to: 'won' }, '2026-11-21T11:01:00.000Z'],
      ['lead.set_status', { from: 'new', to: 'contacted' }, '2026-11-21T11:00:00.000Z'],
    ]);
    expect(events[0]?.actor_email).toBe(adminAccount.email);
  });
});

describe('forwarding a lead once more', () => {
  it('answers it as waiting, with all of its attempts before it', async () => {
    const dead = makeLead({
      forward_status: 'dead',
      forward_attempts: 8,
      forward_error: 'HTTP 500',
      forwarded_at: null,
    });
    serveLeads([dead]);
    const flow = await signedIn();
    expect(await flow.retryForward(dead.id)).toMatchObject({
      forward_status: 'pending',
      forward_attempts: 0,
    });
    expect(await flow.history(dead.id)).toMatchObject([{ action: 'lead.retry_forward' }]);
  });

  it.each([
    ['delivered', 'conflict', 409],
    ['none', 'not_found', 404],
  ] as const)('fails for one that is %s as %s', async (forward_status, code, status) => {
    const lead = makeLead({ forward_status });
    serveLeads([lead]);
    await expect((await signedIn()).retryForward(lead.id)).rejects.toMatchObject({ code, status });
  });
});

it('a status, a goal or a forwarding that is new is shown as it came, fails no list, and can be left', async () => {
  const known = makeLead();
  const values = {
    status: 'archived',
    forward_status: 'paused',
    fitness_goal: 'sleep',
    training_type: 'group',
  };
  let sent: unknown;
  server.use(
    http.post(list, () => HttpResponse.json([{ ...known, ...values }])),
    http.post(`${url}/rest/v1/rpc/update_lead`, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(known);
    }),
  );
  const leads = await signedIn();
  const [lead] = (await leads.page()).items;
  expect(lead).toMatchObject(values);
  await leads.update(known.id, { status: 'won', from_status: lead?.status });
  expect(sent).toMatchObject({ _status: 'won', _from_status: 'archived' });
});
