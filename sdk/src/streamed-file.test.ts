import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { subscriptionsCsv } from './csv.ts';
import { openFakeBackend, url } from './fake-backend.fixture.ts';
import { clientAccount, makeSubscriptions, pageOf } from './testing/index.ts';

const { server, signedIn, visitor, serve, serveAndRecord } = openFakeBackend();
const address = `${url}/functions/v1/admin-export-subscriptions`;
const headers = { 'content-type': 'text/csv; charset=utf-8' };

/** Answers in the place of the function. */
function answer(reply: (endMark: string, cursor: string | null) => string): void {
  server.use(
    http.post(address, async ({ request }) => {
      const { end_mark, cursor } = (await request.json()) as { end_mark: string; cursor: string | null };
      return new Response(reply(end_mark, cursor), { headers });
    }),
  );
}

async function textOf(bytes: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<string> {
  return new Blob(await Array.fromAsync(bytes)).text();
}

describe('subscriptions as a CSV of the backend', () => {
  it('are the same bytes as those of the rows, through every page', async () => {
    const rows = makeSubscriptions(25);
    serve({ listSubscriptions: (request) => pageOf(rows, { ...request, limit: 10 }) });
    expect(await textOf((await signedIn()).subscriptions.csv())).toBe(subscriptionsCsv(rows));
  });

  it('are asked for with the filter, which is checked before', async () => {
    const asked = serveAndRecord(
      { listSubscriptions: (request) => pageOf([], request) },
      'listSubscriptions',
    );
    const { subscriptions } = await signedIn();
    const filter = { status: 'past_due', from: '2026-11-01', to: '2026-11-21' } as const;
    expect(await textOf(subscriptions.csv(filter))).toBe(subscriptionsCsv([]));
    expect(asked).toEqual([{ ...filter, cursor: null, limit: 1_000 }]);
    const failure = textOf(subscriptions.csv({ from: 'yesterday' }));
    await expect(failure).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { from: expect.any(String) },
    });
    expect(asked).toHaveLength(1);
  });

  it('fail as any call does where nothing answers', async () => {
    server.use(http.post(address, () => HttpResponse.error()));
    await expect(textOf((await signedIn()).subscriptions.csv())).rejects.toMatchObject({ code: 'network' });
  });

  it('are refused to nobody and to a client', async () => {
    await expect(textOf(visitor().subscriptions.csv())).rejects.toMatchObject({ code: 'unauthenticated' });
    const client = await signedIn(clientAccount);
    await expect(textOf(client.subscriptions.csv())).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a CSV that comes in parts', () => {
  const rows = makeSubscriptions(500);
  const whole = subscriptionsCsv(rows);
  /** Of so many rows each, which the cursor counts. */
  const partsOf = (size: number) => (endMark: string, cursor: string | null) => {
    const start = Number(cursor ?? 0);
    const csv = subscriptionsCsv(rows.slice(start, start + size), { header: cursor === null });
    return `${csv}${start + size < rows.length ? start + size : ''}${endMark}`;
  };

  it.each([1, 199, 250, 500])('of %i rows is one file', async (size) => {
    answer(partsOf(size));
    expect(await textOf((await signedIn()).subscriptions.csv())).toBe(whole);
  });

  it('is no file where a later part is missing, or has broken off', async () => {
    const { subscriptions } = await signedIn();
    answer((endMark, cursor) => partsOf(250)(endMark, cursor).slice(0, cursor === null ? undefined : -1));
    await expect(textOf(subscriptions.csv())).rejects.toMatchObject({ code: 'interrupted' });
    server.use(
      http.post(address, async ({ request }) => {
        const { end_mark, cursor } = (await request.json()) as { end_mark: string; cursor: string | null };
        return cursor === null
          ? new Response(partsOf(250)(end_mark, null), { headers })
          : HttpResponse.json({ error: { code: 'forbidden', message: 'No more' } }, { status: 403 });
      }),
    );
    await expect(textOf(subscriptions.csv())).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a CSV that is not whole', () => {
  it('is never taken for one, wherever it ends', async () => {
    const file = subscriptionsCsv(makeSubscriptions(2));
    const { subscriptions } = await signedIn();
    for (let end = 0; end <= file.length + 30; end += 7) {
      answer((endMark) => (file + endMark).slice(0, end));
      await expect(textOf(subscriptions.csv())).rejects.toMatchObject({ code: 'interrupted' });
    }
    answer((endMark) => file + endMark);
    expect(await textOf(subscriptions.csv())).toBe(file);
  });

  it('is no page that stands between', async () => {
    server.use(
      http.post(address, () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })),
    );
    const failure = textOf((await signedIn()).subscriptions.csv());
    await expect(failure).rejects.toMatchObject({ code: 'interrupted' });
  });
});
