import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyClient } from './client.ts';

const options = { url: 'http://api.test', key: 'publishable', fetch };

afterEach(() => {
  vi.doUnmock('@supabase/supabase-js');
  vi.resetModules();
});

describe('the client of the accounts', () => {
  it('is made once, on first use', async () => {
    const client = lazyClient(options);
    const [first, second] = await Promise.all([client(), client()]);
    expect(first).toBe(second);
    expect(await client()).toBe(first);
  });

  it('that cannot be loaded is a network failure, and is tried again the next time', async () => {
    let online = false;
    const createClient = vi.fn(() => ({ made: true }));
    vi.doMock('@supabase/supabase-js', () => {
      if (!online) throw new TypeError('Failed to fetch dynamically imported module');
      return { createClient };
    });
    const client = lazyClient(options);
    await expect(client()).rejects.toMatchObject({
      name: 'FlowError',
      code: 'network',
      cause: expect.any(Error),
    });
    online = true;
    vi.resetModules();
    expect(await client()).toEqual({ made: true });
  });
});
