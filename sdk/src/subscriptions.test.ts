import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Subscription } from './contracts/subscription.ts';
import { FlowError } from './errors.ts';
import { openFakeBackend, url } from './fake-backend.fixture.ts';
import {
  adminAccount,
  clientAccount,
  flowHandlers,
  makeOwnSubscription,
  makeSubscription,
  makeSubscriptions,
  type ParsedListRequest,
  pageOf,
  type TestAccount,
} from './testing/index.ts';

const { server, signedIn, visitor } = openFakeBackend();

/** Answers pages of these rows, at most `serverLimit` at a time, and records what was asked. */
function serveRows(rows: readonly Subscription[], serverLimit = 1_000): ParsedListRequest[] {
  const asked: ParsedListRequest[] = [];
  server.use(
    ...flowHandlers({
      url,
      listSubscriptions: (request) => {
        asked.push(request);
        return pageOf(rows, { ...request, limit: Math.min(request.limit ?? serverLimit, serverLimit) });
      },
    }),
  );
  return asked;
}

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
    await flow.subscriptions.page({
      status: 'past_due',
      from: '2026-11-01',
      to: '2026-11-21',
      limit: 50,
      cursor: null,
    });
    await flow.subscriptions.page();
    expect(asked).toEqual([
      { status: 'past_due', from: '2026-11-01', to: '2026-11-21', limit: 50, cursor: null },
      { status: 'all' },
    ]);
  });

  it('carries the admin’s token and the key', async () => {
    const flow = visitor();
    const { accessToken } = await flow.auth.signIn(adminAccount);
    let seen: unknown;
    server.use(
      http.post(`${url}/functions/v1/admin-list-subscriptions`, ({ request }) => {
        seen = [request.headers.get('apikey'), request.headers.get('authorization')];
        return HttpResponse.json({ items: [], next_cursor: null });
      }),
    );
    await flow.subscriptions.page();
    expect(seen).toEqual(['publishable', `Bearer ${accessToken}`]);
  });

  it('has its timestamps normalised, in either of the forms that Supabase answers', async () => {
    const item = {
      ...makeSubscription(),
      trial_end: '2026-11-08 10:00:00+00',
      updated_at: '2026-11-08T14:00:00+04:00',
    };
    server.use(
      http.post(`${url}/functions/v1/admin-list-subscriptions`, () =>
        HttpResponse.json({ items: [item], next_cursor: null }),
      ),
    );
    const { items } = await (await signedIn()).subscriptions.page();
    expect(items).toEqual([makeSubscription()]);
  });

  it('is refused to nobody and to a client, with different codes', async () => {
    await expect(visitor().subscriptions.page()).rejects.toMatchObject({
      code: 'unauthenticated',
      status: 401,
    });
    const client = await signedIn(clientAccount);
    await expect(client.subscriptions.page()).rejects.toMatchObject({ code: 'forbidden', status: 403 });
  });

  it('is refused for a filter that breaks the contract', async () => {
    const flow = await signedIn();
    await expect(flow.subscriptions.page({ limit: 0 })).rejects.toMatchObject({
      code: 'invalid_input',
      status: 422,
      fields: { limit: expect.any(String) },
    });
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
    server.use(http.post(`${url}/functions/v1/admin-list-subscriptions`, answer));
    const failure = (await signedIn()).subscriptions.page();
    await expect(failure).rejects.toMatchObject({
      code: 'invalid_response',
      status: 200,
      message: expect.stringContaining(place),
    });
  });

  it('fails as network when nothing answers', async () => {
    server.use(http.post(`${url}/functions/v1/admin-list-subscriptions`, () => HttpResponse.error()));
    await expect((await signedIn()).subscriptions.page()).rejects.toMatchObject({ code: 'network' });
  });
});

describe('all subscriptions', () => {
  it('are followed through every cursor, in order, each once', async () => {
    const rows = makeSubscriptions(25);
    const asked = serveRows(rows, 10);
    const flow = await signedIn();
    expect(await Array.fromAsync(flow.subscriptions.all())).toEqual(rows);
    expect(asked.map((request) => request.cursor)).toEqual([null, '10', '20']);
    expect(asked.map((request) => request.limit)).toEqual([1_000, 1_000, 1_000]);
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

  it('are none when nothing matches', async () => {
    serveRows([]);
    expect(await Array.fromAsync((await signedIn()).subscriptions.all())).toEqual([]);
  });

  it('are fetched only as far as they are read', async () => {
    const asked = serveRows(makeSubscriptions(9), 3);
    const flow = await signedIn();
    for await (const row of flow.subscriptions.all()) {
      if (row.stripe_subscription_id === 'sub_4') break;
    }
    expect(asked).toHaveLength(2);
  });

  it('fail on the page that fails, after the rows before it', async () => {
    const rows = makeSubscriptions(4);
    server.use(
      ...flowHandlers({
        url,
        listSubscriptions: (request) => {
          if (request.cursor) throw new FlowError('server', 'Broken', { status: 500, requestId: 'req-2' });
          return pageOf(rows, { ...request, limit: 2 });
        },
      }),
    );
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
  const find = `${url}/rest/v1/rpc/get_subscription`;

  it.each([id, stripe_subscription_id ?? ''])('goes by %s, for one request', async (key) => {
    const flow = await signedIn();
    const sent: string[] = [];
    server.events.on('request:start', ({ request }) => void sent.push(request.url));
    expect(await flow.subscriptions.find(key)).toEqual(wanted);
    expect(sent).toEqual([find]);
  });

  it('fails as not_found for one that nobody has', async () => {
    await expect((await signedIn()).subscriptions.find('sub_none')).rejects.toMatchObject({
      code: 'not_found',
      status: 404,
    });
  });

  it('is refused to nobody and to a client, with different codes', async () => {
    await expect(visitor().subscriptions.find('sub_1')).rejects.toMatchObject({ code: 'unauthenticated' });
    const client = await signedIn(clientAccount);
    await expect(client.subscriptions.find('sub_1')).rejects.toMatchObject({ code: 'forbidden' });
  });

  it.each(['', '../customers', 'sub 1', 'x'.repeat(256)])(
    'is refused for %j before it is sent',
    async (key) => {
      const flow = await signedIn();
      const sent: string[] = [];
      server.events.on('request:start', ({ request }) => void sent.push(request.url));
      await expect(flow.subscriptions.find(key)).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { subscription: expect.any(String) },
      });
      expect(sent).toEqual([]);
    },
  );

  it('has its timestamps normalised, and is an invalid_response when its shape is another', async () => {
    const row = { ...makeSubscription(), created_at: '2026-11-01 10:00:00+00' };
    server.use(http.post(find, () => HttpResponse.json(row), { once: true }));
    const flow = await signedIn();
    expect(await flow.subscriptions.find(row.id)).toEqual(makeSubscription());
    server.use(http.post(find, () => HttpResponse.json({ ...row, status: 'asleep' })));
    await expect(flow.subscriptions.find(row.id)).rejects.toMatchObject({
      code: 'invalid_response',
      message: 'The answer is not what was agreed on: status.',
    });
  });
});

describe('cancelling a subscription', () => {
  it('asks for the period’s end and answers the row as it is now', async () => {
    let asked: unknown;
    server.use(
      ...flowHandlers({
        url,
        cancelSubscription: (request) => {
          asked = request;
          return makeSubscription({ cancel_at_period_end: true });
        },
      }),
    );
    const flow = await signedIn();
    expect(await flow.subscriptions.cancel('sub_0001')).toEqual(
      makeSubscription({ cancel_at_period_end: true }),
    );
    expect(asked).toEqual({ stripe_subscription_id: 'sub_0001', at_period_end: true });
  });

  it.each([
    ['not_found', 404, 'No such subscription'],
    ['conflict', 409, 'It has ended already'],
    ['upstream', 502, 'Stripe refused'],
  ] as const)('fails as %s', async (code, status, message) => {
    server.use(
      ...flowHandlers({
        url,
        cancelSubscription: () => {
          throw new FlowError(code, message, { status });
        },
      }),
    );
    await expect((await signedIn()).subscriptions.cancel('sub_1')).rejects.toMatchObject({
      code,
      status,
      message,
    });
  });

  it('is refused to nobody, to a client, and for what is no subscription id', async () => {
    await expect(visitor().subscriptions.cancel('sub_1')).rejects.toMatchObject({ code: 'unauthenticated' });
    const client = await signedIn(clientAccount);
    await expect(client.subscriptions.cancel('sub_1')).rejects.toMatchObject({ code: 'forbidden' });
    const admin = await signedIn();
    await expect(admin.subscriptions.cancel('../customers')).rejects.toMatchObject({ code: 'invalid_input' });
  });
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
    expect(await flow.subscriptions.mine()).toEqual([makeOwnSubscription()]);
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
    expect(await (await signedIn(clientAccount)).subscriptions.mine()).toEqual([makeOwnSubscription()]);
  });

  it('are nobody’s when nobody is signed in', async () => {
    await expect(visitor().subscriptions.mine()).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('fail at once, without another attempt, when the database does', async () => {
    let requests = 0;
    server.use(
      http.get(`${url}/rest/v1/subscriptions`, () => {
        requests += 1;
        return HttpResponse.json({ message: 'down' }, { status: 503 });
      }),
    );
    const flow = await signedIn(clientAccount);
    await expect(flow.subscriptions.mine()).rejects.toMatchObject({ code: 'upstream', status: 503 });
    expect(requests).toBe(1);
  });

  it('that are not what was agreed on are refused', async () => {
    server.use(http.get(`${url}/rest/v1/subscriptions`, () => HttpResponse.json([{ id: 'sub_1' }])));
    const flow = await signedIn(clientAccount);
    await expect(flow.subscriptions.mine()).rejects.toMatchObject({ code: 'invalid_response' });
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
    server.use(...flowHandlers({ url, [answer]: handler }));
    for (const account of [clientAccount, adminAccount]) {
      expect(await (await signedIn(account)).subscriptions[method]('sub_0001')).toEqual(changed);
    }
    const request = { stripe_subscription_id: 'sub_0001' };
    expect(asked).toEqual([
      [request, clientAccount],
      [request, adminAccount],
    ]);
  });

  it.each([
    ['not_found', 404],
    ['conflict', 409],
    ['rate_limited', 429],
    ['upstream', 502],
  ] as const)('fails as %s', async (code, status) => {
    const handler = () => {
      throw new FlowError(code, 'No.', { status });
    };
    server.use(...flowHandlers({ url, [answer]: handler }));
    const { subscriptions } = await signedIn(clientAccount);
    await expect(subscriptions[method]('sub_1')).rejects.toMatchObject({ code, status, message: 'No.' });
  });

  it('is refused to nobody, and for what is no subscription id', async () => {
    await expect(visitor().subscriptions[method]('sub_1')).rejects.toMatchObject({ code: 'unauthenticated' });
    const { subscriptions } = await signedIn(clientAccount);
    await expect(subscriptions[method]('../customers')).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
