import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyAccounts, lazyClient } from './client.ts';

const transport = { url: 'http://api.test', key: 'publishable', fetch };

describe.each([
  ['accounts', '@supabase/auth-js', 'AuthClient', lazyAccounts],
  ['tables', '@supabase/postgrest-js', 'PostgrestClient', lazyClient],
] as const)('the client of the %s', (_, name, export_, lazy) => {
  afterEach(() => {
    vi.doUnmock(name);
    vi.resetModules();
  });

  it('is made once, on first use', async () => {
    const client = lazy(transport);
    const [first, second] = await Promise.all([client(), client()]);
    expect(first).toBe(second);
    expect(await client()).toBe(first);
  });

  it('that cannot be loaded is a network failure, and is tried again the next time', async () => {
    let online = false;
    const made = vi.fn(class {});
    vi.doMock(name, () => {
      if (!online) throw new TypeError('Failed to fetch dynamically imported module');
      return { [export_]: made };
    });
    const client = lazy(transport);
    await expect(client()).rejects.toMatchObject({
      name: 'FlowError',
      code: 'network',
      cause: expect.any(Error),
    });
    expect(made).not.toHaveBeenCalled();
    online = true;
    vi.resetModules();
    await client();
    expect(made).toHaveBeenCalledOnce();
  });
});

describe('a request to a table', () => {
  const answered = vi.fn<typeof fetch>(async () => Response.json([]));
  const sent = () => new Headers(answered.mock.lastCall?.[1]?.headers);

  it('carries the key and the token of whoever is signed in', async () => {
    const tables = await lazyClient({
      ...transport,
      fetch: answered,
      session: async () => ({ userId: '1', accessToken: 'a.b.c' }),
    })();
    await tables.from('profiles').select('id').eq('id', '1');
    expect(String(answered.mock.lastCall?.[0])).toBe('http://api.test/rest/v1/profiles?select=id&id=eq.1');
    expect([sent().get('apikey'), sent().get('authorization')]).toEqual(['publishable', 'Bearer a.b.c']);
    expect(sent().get('accept-profile')).toBe('public');
  });

  it('carries the key alone for a visitor', async () => {
    const tables = await lazyClient({ ...transport, fetch: answered, session: async () => null })();
    await tables.from('profiles').select('id');
    expect(sent().get('authorization')).toBe('Bearer publishable');
  });
});
