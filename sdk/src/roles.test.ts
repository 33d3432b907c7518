import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFlow } from './create-flow.ts';
import { adminAccount, clientAccount, flowHandlers, type TestAccount } from './testing/index.ts';

const url = 'http://api.test';
const server = setupServer(...flowHandlers({ url }));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function signedIn(account: TestAccount) {
  const flow = createFlow({ url, key: 'publishable' });
  const { accessToken } = await flow.auth.signIn(account);
  return { flow, accessToken };
}

describe('asking for a role', () => {
  it('is true for an admin and false for a client', async () => {
    expect(await (await signedIn(adminAccount)).flow.roles.has('admin')).toBe(true);
    expect(await (await signedIn(clientAccount)).flow.roles.has('admin')).toBe(false);
  });

  it('asks the database about the signed-in user, with the user’s token', async () => {
    const { flow, accessToken } = await signedIn(adminAccount);
    let seen: unknown;
    server.use(
      http.post(`${url}/rest/v1/rpc/has_role`, async ({ request }) => {
        const { headers } = request;
        seen = [headers.get('apikey'), headers.get('authorization'), await request.json()];
        return HttpResponse.json(true);
      }),
    );
    await flow.roles.has('admin');
    expect(seen).toEqual([
      'publishable',
      `Bearer ${accessToken}`,
      { _user_id: adminAccount.userId, _role: 'admin' },
    ]);
  });

  it('asks again each time: a role may be taken away', async () => {
    const { flow } = await signedIn(adminAccount);
    expect(await flow.roles.has('admin')).toBe(true);
    server.use(http.post(`${url}/rest/v1/rpc/has_role`, () => HttpResponse.json(false)));
    expect(await flow.roles.has('admin')).toBe(false);
  });

  it('takes null for no', async () => {
    const { flow } = await signedIn(adminAccount);
    server.use(http.post(`${url}/rest/v1/rpc/has_role`, () => HttpResponse.json(null)));
    expect(await flow.roles.has('admin')).toBe(false);
  });

  it('fails as unauthenticated when nobody is signed in', async () => {
    const flow = createFlow({ url, key: 'publishable' });
    await expect(flow.roles.has('admin')).rejects.toMatchObject({
      name: 'FlowError',
      code: 'unauthenticated',
    });
    await expect(flow.roles.mine()).rejects.toMatchObject({ name: 'FlowError', code: 'unauthenticated' });
  });

  it.each([
    ['forbidden', () => HttpResponse.json({ code: '42501', message: 'permission denied' }, { status: 403 })],
    [
      'unauthenticated',
      () => HttpResponse.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 }),
    ],
    ['server', () => HttpResponse.json({ code: 'XX000', message: 'broken' }, { status: 500 })],
    ['network', () => HttpResponse.error()],
  ])('fails as %s', async (code, answer) => {
    const { flow } = await signedIn(adminAccount);
    server.use(http.post(`${url}/rest/v1/rpc/has_role`, answer));
    await expect(flow.roles.has('admin')).rejects.toMatchObject({ name: 'FlowError', code });
  });
});

describe('reading the own roles', () => {
  it('lists them', async () => {
    expect(await (await signedIn(adminAccount)).flow.roles.mine()).toEqual(['admin']);
    expect(await (await signedIn(clientAccount)).flow.roles.mine()).toEqual([]);
  });

  it('passes over a role that a newer database knows', async () => {
    const { flow } = await signedIn(adminAccount);
    const user_id = adminAccount.userId;
    server.use(
      http.get(`${url}/rest/v1/user_roles`, () =>
        HttpResponse.json([
          { user_id, role: 'coach' },
          { user_id, role: 'admin' },
        ]),
      ),
    );
    expect(await flow.roles.mine()).toEqual(['admin']);
  });

  it('fails when the table cannot be read', async () => {
    const { flow } = await signedIn(adminAccount);
    server.use(
      http.get(`${url}/rest/v1/user_roles`, () =>
        HttpResponse.json(
          { code: '42501', message: 'permission denied for table user_roles' },
          { status: 401 },
        ),
      ),
    );
    await expect(flow.roles.mine()).rejects.toMatchObject({ code: 'unauthenticated', status: 401 });
  });
});
