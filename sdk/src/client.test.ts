import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Call } from './call.ts';
import { lazyAccounts, lazyTables } from './client.ts';

const transport = { url: 'http://api.test', key: 'publishable', fetch };
const send = vi.fn(async (_call: Call, _url: string, _init: RequestInit) => Response.json([]));
const call: Call = { signal: new AbortController().signal, endsAt: Date.now() + 30_000, isRepeatable: true };

const readProfiles = (tables = lazyTables(transport, send)) =>
  tables(call, (client) => client.from('profiles').select('id').eq('id', '1'));

it('the client of the accounts is made once, on first use', async () => {
  const accounts = lazyAccounts(transport, send);
  const [first, second] = await Promise.all([accounts(), accounts()]);
  expect(first).toBe(second);
  expect(await accounts()).toBe(first);
});

it('a request to a table is sent in its call', async () => {
  expect(await readProfiles()).toEqual({ data: [], status: 200 });
  const [sentIn, url, init] = send.mock.lastCall ?? [];
  expect(sentIn).toBe(call);
  expect(url).toBe('http://api.test/rest/v1/profiles?select=id&id=eq.1');
  expect(new Headers(init?.headers).get('accept-profile')).toBe('public');
});

describe.each([
  ['accounts', '@supabase/auth-js', () => lazyAccounts(transport, send)],
  [
    'tables',
    '@supabase/postgrest-js',
    () => {
      const tables = lazyTables(transport, send);
      return () => readProfiles(tables);
    },
  ],
] as const)('the client of the %s', (_, name, lazy) => {
  afterEach(() => {
    vi.doUnmock(name);
    vi.resetModules();
  });

  it('that cannot be loaded is a network failure, and is tried again the next time', async () => {
    vi.doMock(name, () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const client: () => Promise<unknown> = lazy();
    await expect(client()).rejects.toMatchObject({
      name: 'FlowError',
      code: 'network',
      cause: expect.any(Error),
    });
    vi.doUnmock(name);
    vi.resetModules();
    await expect(client()).resolves.toBeDefined();
  });
});
