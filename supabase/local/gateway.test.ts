import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readLimits } from './auth/limits.ts';
import { type GatewayOptions, startGateway } from './gateway.ts';
import { freePorts } from './ports.ts';
import { functionsDirectory, runFunctions, sources } from './testing/functions-fixture.ts';

const site = 'http://localhost:4173';

interface Seen {
  method: string;
  url: string;
  apikey: string | null;
  body: string;
}

/** Answers as a database would, and remembers what it was asked. */
function fakeDatabase(): GatewayOptions['database'] & { seen: Seen[] } {
  const seen: Seen[] = [];
  return {
    seen,
    authLimits: readLimits({}),
    async fetch(request) {
      const { method, url, headers } = request;
      seen.push({ method, url, apikey: headers.get('apikey'), body: await request.text() });
      if (url.endsWith('/rest/v1/broken')) throw new Error('the database is not well');
      if (url.endsWith('denied')) return Response.json({}, { status: 403 });
      return Response.json([{ id: 1 }], { status: 206, headers: { 'Content-Range': '0-0/1' } });
    },
  };
}

async function gateway(options: Partial<GatewayOptions> = {}) {
  const database = fakeDatabase();
  const logged: string[] = [];
  const port = (await freePorts()).api;
  const server = await startGateway({
    port,
    database,
    functions: { url: 'http://127.0.0.1:9', isReady: () => false },
    log: (line) => logged.push(line),
    ...options,
  });
  onTestFinished(() => server.close());
  return { port, url: server.url, functionsUrl: `${server.url}/functions/v1`, database, logged };
}

const post = (url: string, body: string) => fetch(url, { method: 'POST', body });
/** Sends a body whose length is not announced. */
const postStream = (url: string, body: string) =>
  fetch(url, { method: 'POST', body: new Blob([body]).stream(), duplex: 'half' } as RequestInit);

async function gatewayTo(names: readonly (keyof typeof sources)[], options: Partial<GatewayOptions> = {}) {
  const chosen = Object.fromEntries(names.map((name) => [name, sources[name]]));
  const functions = await runFunctions(await functionsDirectory(chosen));
  return { ...(await gateway({ functions, ...options })), functions };
}

describe('the gateway to the database', () => {
  it('passes /auth/v1 and /rest/v1 on, and the answer back', async () => {
    const { url, database } = await gateway();
    const response = await fetch(`${url}/rest/v1/subscriptions?select=*&id=eq.1`, {
      headers: { apikey: 'key' },
    });
    expect(response.status).toBe(206);
    expect(await response.json()).toEqual([{ id: 1 }]);
    await post(`${url}/auth/v1/token?grant_type=password`, '{"email":"a@b"}');
    expect(database.seen).toEqual([
      expect.objectContaining({ method: 'GET', apikey: 'key', body: '' }),
      expect.objectContaining({ method: 'POST', body: '{"email":"a@b"}' }),
    ]);
    expect(database.seen.map((seen) => new URL(seen.url).pathname + new URL(seen.url).search)).toEqual([
      '/rest/v1/subscriptions?select=*&id=eq.1',
      '/auth/v1/token?grant_type=password',
    ]);
  });

  it.each(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'])(
    'passes on a %s without a body',
    async (method) => {
      const { url, database } = await gateway();
      expect((await fetch(`${url}/rest/v1/subscriptions?id=eq.1`, { method })).status).toBe(206);
      expect(database.seen).toEqual([expect.objectContaining({ method, body: '' })]);
    },
  );

  it('counts what is asked of the auth API, by whichever name of this machine it is asked', async () => {
    const { port, database } = await gateway({ authLimits: { verifications: 1 } });
    const statuses = new Map<number, number>();
    for (let tries = 0; tries < 40; tries += 1) {
      const host = ['localhost', '127.0.0.1', '[::1]'][tries % 3];
      const response = await fetch(`http://${host}:${port}/auth/v1/verify?type=signup&token=denied`);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
    expect(Object.fromEntries(statuses)).toEqual({ 403: 30, 429: 10 });
    expect(database.seen).toHaveLength(30);
  });

  it('answers by every name of this machine', async () => {
    const { port } = await gateway();
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      expect((await fetch(`http://${host}:${port}/rest/v1/`)).status).toBe(206);
    }
  });

  it('answers preflights itself, allowing the headers that are asked for', async () => {
    const { url, database } = await gateway();
    const response = await fetch(`${url}/rest/v1/subscriptions`, {
      method: 'OPTIONS',
      headers: {
        Origin: site,
        'Access-Control-Request-Method': 'PATCH',
        'Access-Control-Request-Headers': 'apikey,authorization,prefer,x-client-info',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'apikey,authorization,prefer,x-client-info',
    );
    expect(database.seen).toEqual([]);
  });

  it('lets a browser read the answer and the range of its rows', async () => {
    const { url } = await gateway();
    const { headers } = await fetch(`${url}/rest/v1/subscriptions`, { headers: { Origin: site } });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('Content-Range');
  });

  it('answers 404 as JSON outside the three services', async () => {
    const { url } = await gateway();
    for (const path of ['/', '/storage/v1/bucket', '/rest/v2/x', '/functions/v1']) {
      const response = await fetch(url + path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ message: 'no Route matched with those values' });
    }
  });

  it('turns a failure of the database into a 500 as JSON, and logs it', async () => {
    const { url, logged } = await gateway();
    const response = await fetch(`${url}/rest/v1/broken`);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: 'INTERNAL_ERROR' });
    expect(logged.join('\n')).toContain(
      '[gateway] GET /rest/v1/broken failed: Error: the database is not well',
    );
  });

  it('refuses a body above the limit and takes one at it', async () => {
    const { url, database } = await gateway({ maximumBody: 1000 });
    expect((await post(`${url}/rest/v1/x`, 'x'.repeat(1000))).status).toBe(206);
    expect((await post(`${url}/rest/v1/x`, 'x'.repeat(1001))).status).toBe(413);
    const unannounced = await postStream(`${url}/rest/v1/x`, 'x'.repeat(1001));
    expect(unannounced.status).toBe(413);
    expect(unannounced.headers.get('access-control-allow-origin')).toBe('*');
    expect(database.seen).toHaveLength(1);
  });
});

describe('the gateway to the functions', () => {
  it('passes method, path, query, headers and body on, and status and headers back', async () => {
    const { functionsUrl } = await gatewayTo(['echo']);
    const response = await fetch(`${functionsUrl}/echo/deeper?q=1`, {
      method: 'PUT',
      headers: {
        apikey: 'key',
        Authorization: 'Bearer token',
        'X-Forwarded-For': '203.0.113.7',
        'CF-Connecting-IP': '203.0.113.7',
      },
      body: 'grüße',
    });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-from')).toBe('echo');
    const received = await response.json();
    expect(received.headers).not.toHaveProperty('cf-connecting-ip');
    expect(received).toMatchObject({
      method: 'PUT',
      path: '/echo/deeper?q=1',
      body: 'grüße',
      headers: {
        apikey: 'key',
        authorization: 'Bearer token',
        'x-forwarded-for': expect.stringMatching(/127\.0\.0\.1|::1/),
      },
    });
  });

  it('leaves preflights to the function', async () => {
    const { functionsUrl } = await gatewayTo(['echo']);
    const response = await fetch(`${functionsUrl}/echo`, { method: 'OPTIONS', headers: { Origin: site } });
    expect(response.status).toBe(201);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('answers 404 as JSON for a function that is not there', async () => {
    const { functionsUrl } = await gatewayTo(['echo']);
    for (const path of ['/unknown', '/_health/x', '/..%2fecho']) {
      const response = await fetch(functionsUrl + path);
      expect(response.status, path).toBe(404);
      expect(await response.json()).toEqual({
        code: 'NOT_FOUND',
        message: 'Requested function was not found',
      });
    }
  });

  it('delivers a stream piece by piece', async () => {
    const { functionsUrl } = await gatewayTo(['pieces']);
    const response = await fetch(`${functionsUrl}/pieces`);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    // The stream has no end: of a busy machine one read may bring two pieces, and never all.
    expect((await reader?.read())?.value).toMatch(/^data: 1\n\n/);
    expect((await reader?.read())?.value).toMatch(/^data: \d+\n\n/);
    await reader?.cancel();
  });

  it('tells the function when its caller has gone', async () => {
    const { functionsUrl, functions } = await gatewayTo(['pieces']);
    const caller = new AbortController();
    const response = await fetch(`${functionsUrl}/pieces`, { signal: caller.signal });
    await response.body?.getReader().read();
    caller.abort();
    await vi.waitFor(() => expect(functions.logged).toContain('[functions] the reader has gone'), 5000);
  });

  it('passes a body on while it is still being sent', async () => {
    const directory = await functionsDirectory({
      reader: `Deno.serve(async (request) => {
        for await (const piece of request.body!.pipeThrough(new TextDecoderStream())) console.log('got ' + piece);
        return new Response('read');
      });`,
    });
    const functions = await runFunctions(directory);
    const { port } = await gateway({ functions });
    const request = httpRequest({ host: '127.0.0.1', port, path: '/functions/v1/reader', method: 'POST' });
    request.write('first');
    await vi.waitFor(() => expect(functions.logged).toContain('[functions] got first'), 5000);
    request.end('second');
    const [response] = await once(request, 'response');
    expect(response.statusCode).toBe(200);
    expect(functions.logged).toContain('[functions] got second');
    response.resume();
    await once(response, 'end');
  });

  it('refuses a body above the limit, whether its length is announced or not', async () => {
    const { functionsUrl } = await gatewayTo(['echo'], { maximumBody: 1000 });
    for (const send of [post, postStream]) {
      expect((await send(`${functionsUrl}/echo`, 'x'.repeat(1000))).status).toBe(201);
      const refused = await send(`${functionsUrl}/echo`, 'x'.repeat(1001));
      expect(refused.status).toBe(413);
      expect(refused.headers.get('access-control-allow-origin')).toBe('*');
      expect(await refused.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    }
  });

  it('answers 503 with Retry-After while the functions start, also where a browser asks', async () => {
    const { functionsUrl } = await gateway();
    const preflight = await fetch(`${functionsUrl}/echo`, {
      method: 'OPTIONS',
      headers: { Origin: site, 'Access-Control-Request-Headers': 'authorization' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization');
    const response = await fetch(`${functionsUrl}/echo`, { headers: { Origin: site } });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toMatchObject({ code: 'BOOT_ERROR' });
  });

  it('survives the functions being killed in the middle of an answer, and serves again', async () => {
    const { functionsUrl, functions } = await gatewayTo(['pieces', 'echo']);
    const response = await fetch(`${functionsUrl}/pieces`);
    const reader = response.body?.getReader();
    await reader?.read();
    const killed = functions.pid();
    process.kill(killed, 'SIGKILL');
    const readToEnd = async () => {
      for (;;) if ((await reader?.read())?.done) return;
    };
    await expect(readToEnd()).rejects.toThrow();
    await vi.waitFor(() => expect(functions.pid()).not.toBe(killed));
    await vi.waitFor(async () => expect((await fetch(`${functionsUrl}/echo`)).status).toBe(201), 10_000);
  });
});
