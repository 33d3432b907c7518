import { afterEach, expect, it, vi } from 'vitest';
import { lazyAccounts } from './accounts.ts';

const transport = { url: 'http://api.test', key: 'publishable', fetch };
const accounts = () => lazyAccounts(transport, async () => Response.json({}));

afterEach(() => {
  vi.doUnmock('@supabase/auth-js');
  vi.resetModules();
});

it('the client of the accounts is made once, on first use', async () => {
  const load = accounts();
  const [first, second] = await Promise.all([load(), load()]);
  expect(first).toBe(second);
  expect(await load()).toBe(first);
});

it('that cannot be loaded it is a network failure, and is tried again the next time', async () => {
  vi.doMock('@supabase/auth-js', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const load = accounts();
  const failure = { name: 'FlowError', code: 'network', cause: expect.any(Error) };
  await expect(load()).rejects.toMatchObject(failure);
  vi.doUnmock('@supabase/auth-js');
  vi.resetModules();
  await expect(load()).resolves.toBeDefined();
});
