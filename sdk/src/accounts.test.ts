import { afterEach, expect, it, vi } from 'vitest';
import { createFlow } from './create-flow.ts';

const flow = () => createFlow({ url: 'http://api.test', key: 'publishable' });

afterEach(() => {
  vi.doUnmock('@supabase/auth-js');
  vi.resetModules();
});

it('the client of the accounts is made once, on first use', async () => {
  const made = vi.fn();
  vi.resetModules();
  vi.doMock(import('@supabase/auth-js'), async (load) => {
    const parts = await load();
    class AuthClient extends parts.AuthClient {
      constructor(...options: ConstructorParameters<typeof parts.AuthClient>) {
        super(...options);
        made();
      }
    }
    return { ...parts, AuthClient };
  });
  const { auth } = flow();
  expect(made).not.toHaveBeenCalled();
  await Promise.all([auth.getSession(), auth.getSession()]);
  await auth.getSession();
  expect(made).toHaveBeenCalledOnce();
});

it('that cannot be loaded it is a network failure, and is tried again the next time', async () => {
  vi.doMock('@supabase/auth-js', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { auth } = flow();
  const failure = { name: 'FlowError', code: 'network', cause: expect.any(Error) };
  await expect(auth.getSession()).rejects.toMatchObject(failure);
  vi.doUnmock('@supabase/auth-js');
  vi.resetModules();
  await expect(auth.getSession()).resolves.toBeNull();
});
