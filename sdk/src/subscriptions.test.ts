import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { Subscription } from './contracts/subscription.ts';
import { FlowError } from './errors.ts';
import { openFakeBackend, url } from './fake-backend.fixture.ts';
import {
  adminAccount,
  clientAccount,
  makeOwnSubscription,
  makeSubscription,
  makeSubscriptions,
  pageOf,
  type TestAccount,
} from './testing/index.ts';

const { server, signedIn, visitor, serve, serveAndRecord, recordPaths } = openFakeBackend();
const list = `${url}/functions/v1/admin-list-subscriptions`;

/** Answers pages of these rows, at most `serverLimit` at a time, and records what was asked. */
const serveRows = (rows: readonly Subscription[], serverLimit = 1_000) =>
  serveAndRecord(
    {
      listSubscriptions: (request) =>
        pageOf(rows, { ...request, limit: Math.min(request.limit ?? serverLimit, serverLimit) }),
    },
    'listSubscriptions',
  );

describe('a page of subscriptions', () => {
  it('holds rows and where the next page begins', async () => {
    const rows = makeSubscriptions(5);
    serveRows(rows);
    const flow = await signedIn();
    const first = await flow.subscriptions.page({ limit: 3 });
    expect(first.items).toEqual(rows.slice(0, 3));
    const second = await flow.subscriptions.page({ limit: 3, cursor: first.next_cursor });
    expect(second).toEqual({ items: rows.slice(3), next_cursor: null });
  });

  it('is asked for with every filter', async () => {
    const asked = serveRows([]);
    const flow = await signedIn();
    const whole = {
      status: 'past_due',
      from: '2026-11-01',
      to: '2026-11-21',
      limit: 50,
      cursor: null,
    } as const;
    await flow.subscriptions.page(whole);
    await flow.subscriptions.page();
    expect(asked).toEqual([whole, { status: 'all', limit: 1_000 }]);
  });

  it('carries the admin’s token and the key', async () => {
    const flow = visitor();
    const { accessToken } = await flow.auth.signIn(adminAccount);
    let seen: unknown;
    server.use(
      http.post(list, ({ request }) => {
        seen = [request.headers.get('apikey'), request.headers.get('authorization')];
        return HttpResponse.json({ items: [], next_cursor: null });
      }),
    );
    await flow.subscriptions.page();
    expect(seen).toEqual(['publishable', `Bearer ${accessToken}`]);
  });

  it.each([
    ['not JSON', () => HttpResponse.html('<!doctype html>'), 'The answer is not JSON.'],
    ['of another shape', () => HttpResponse.json({ items: 'none', next_cursor: null }), 'items'],
    [
      'with a row of another shape',
      () => HttpResponse.json({ items: [makeSubscription(), { id: 7 }], next_cursor: null }),
      'items.1.id',
    ],
    ['null', () => HttpResponse.json(null), 'the whole answer'],
  ])('that is %s is an invalid_response naming the place', async (_name, answer, place) => {
    server.use(http.post(list, answer));
    const failure = (await signedIn()).subscriptions.page();
    await expect(failure).rejects.toMatchObject({
      code: 'invalid_response',
      status: 200,
      message: expect.stringContaining(place),
    });
  });
});

describe('all subscriptions', () => {
  it('are followed through every cursor, in order, each once', async () => {
    const rows = makeSubscriptions(25);
    const asked = serveRows(rows, 10);
    const flow = await signedIn();
    expect(await Array.fromAsync(flow.subscriptions.all())).toEqual(rows);
    expect(asked.map((request) => request.cursor)).toEqual([null, '10', '20']);
    // One row less than a select answers: the function reads one more to see whether another page follows.
    expect(asked.map((request) => request.limit)).toEqual([999, 999, 999]);
  });

  it('keep the filter on every page', async () => {
    const asked = serveRows(makeSubscriptions(20), 2);
    const flow = await signedIn();
    const filter = { status: 'active', from: '2026-11-01', to: null } as const;
    const rows = await Array.fromAsync(flow.subscriptions.all(filter));
    expect(rows.map((row) => row.status)).toEqual(['active', 'active', 'active', 'active']);
    expect(asked).toHaveLength(2);
    for (const request of asked) expect(request).toMatchObject(filter);
  });

  it('fail on the page that fails, after the rows before it', async () => {
    const rows = makeSubscriptions(4);
    serve({
      listSubscriptions: (request) => {
        if (request.cursor) throw new FlowError('server', 'Broken', { status: 500, requestId: 'req-2' });
        return pageOf(rows, { ...request, limit: 2 });
      },
    });
    const read: Subscription[] = [];
    const reading = async () => {
      for await (const row of (await signedIn()).subscriptions.all()) read.push(row);
    };
    await expect(reading()).rejects.toMatchObject({ code: 'server', requestId: 'req-2' });
    expect(read).toEqual(rows.slice(0, 2));
  });
});

describe('finding a subscription', () => {
  const [, wanted] = makeSubscriptions(3);
  const { id = '', stripe_subscription_id } = wanted ?? {};

  it.each([id, stripe_subscription_id ?? ''])('goes by %s, for one request', async (key) => {
    const flow = await signedIn();
    const sent = recordPaths();
    expect(await flow.subscriptions.find(key)).toEqual(wanted);
    expect(sent).toEqual(['/rest/v1/rpc/get_subscription']);
  });
});

describe('cancelling a subscription', () => {
  it('asks for the period’s end and answers the row as it is now', async () => {
    const changed = makeSubscription({ cancel_at_period_end: true });
    const asked = serveAndRecord({ cancelSubscription: () => changed }, 'cancelSubscription');
    expect(await (await signedIn()).subscriptions.cancel('sub_0001')).toEqual(changed);
    expect(asked).toEqual([{ stripe_subscription_id: 'sub_0001', at_period_end: true }]);
  });
});

it('a status that is new is shown as it came, and fails no list', async () => {
  const items = [{ ...makeSubscription(), status: 'paused' }, makeSubscription({ status: 'active' })];
  const flow = await signedIn();
  server.use(
    http.post(`${url}/functions/v1/admin-list-subscriptions`, () =>
      HttpResponse.json({ items, next_cursor: null }),
    ),
  );
  const { items: shown } = await flow.subscriptions.page();
  expect(shown.map(({ status }) => status)).toEqual(['paused', 'active']);
});

describe('one’s own subscriptions', () => {
  it('are read from the table in one request: these columns of one’s own rows, newest first', async () => {
    const flow = await signedIn(clientAccount);
    const asked: URL[] = [];
    server.use(
      http.get(`${url}/rest/v1/subscriptions`, ({ request }) => {
        asked.push(new URL(request.url));
        return HttpResponse.json([makeOwnSubscription({ created_at: '2026-11-01 10:00:00+00' })]);
      }),
    );
    expect(await flow.subscriptions.mine()).toEqual([makeOwnSubscription({ id: expect.any(String) })]);
    expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      {
        select: Object.keys(makeOwnSubscription()).join(','),
        user_id: `eq.${clientAccount.userId}`,
        order: 'began_at.desc,id.desc',
      },
    ]);
  });

  it('are an admin’s own for an admin too', async () => {
    expect(await (await signedIn(adminAccount)).subscriptions.mine()).toEqual([]);
    const own = makeOwnSubscription({ id: expect.any(String) });
    expect(await (await signedIn(clientAccount)).subscriptions.mine()).toEqual([own]);
  });

  it('are asked for again, and by nobody but us, when the database fails for a moment', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    let requests = 0;
    const flow = await signedIn(clientAccount);
    server.use(
      http.get(`${url}/rest/v1/subscriptions`, () => {
        requests += 1;
        return HttpResponse.json({ message: 'down' }, { status: 503 });
      }),
    );
    await expect(flow.subscriptions.mine()).rejects.toMatchObject({ code: 'upstream', status: 503 });
    expect(requests).toBe(3);
    vi.restoreAllMocks();
  });
});

describe.each([
  ['cancelOwn', 'cancelOwnSubscription', true],
  ['resume', 'resumeSubscription', false],
] as const)('%s', (method, answer, ends) => {
  it('names the subscription and answers the row as it is now', async () => {
    const asked: unknown[] = [];
    const changed = makeSubscription({ cancel_at_period_end: ends });
    const handler = (request: unknown, account: TestAccount) => {
      asked.push([request, account]);
      return changed;
    };
    serve({ [answer]: handler });
    for (const account of [clientAccount, adminAccount]) {
      expect(await (await signedIn(account)).subscriptions[method]('sub_0001')).toEqual(changed);
    }
    const request = { stripe_subscription_id: 'sub_0001' };
    expect(asked).toEqual([
      [request, clientAccount],
      [request, adminAccount],
    ]);
  });
});
