import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openFakeBackend, url } from './fake-backend.fixture.ts';
import { adminAccount, clientAccount } from './testing/index.ts';

const { server, signedIn, visitor } = openFakeBackend();
const hasRole = `${url}/rest/v1/rpc/has_role`;

describe('asking for a role', () => {
  it('is true for an admin and false for a client', async () => {
    expect(await (await signedIn()).roles.has('admin')).toBe(true);
    expect(await (await signedIn(clientAccount)).roles.has('admin')).toBe(false);
  });

  it('asks the database about the signed-in user, with the user’s token', async () => {
    const flow = await signedIn();
    let seen: unknown;
    server.use(
      http.post(hasRole, async ({ request }) => {
        const { headers } = request;
        seen = [headers.get('apikey'), headers.get('authorization'), await request.json()];
        return HttpResponse.json(true);
      }),
    );
    await flow.roles.has('admin');
    const token = `Bearer ${(await flow.auth.getSession())?.accessToken}`;
    expect(seen).toEqual(['publishable', token, { _user_id: adminAccount.userId, _role: 'admin' }]);
  });

  it('asks again each time: a role may be taken away', async () => {
    const flow = await signedIn();
    expect(await flow.roles.has('admin')).toBe(true);
    server.use(http.post(hasRole, () => HttpResponse.json(false)));
    expect(await flow.roles.has('admin')).toBe(false);
  });

  it.each([null, 'false', 'true', 1, {}, []])('takes %j for no answer', async (answer) => {
    const flow = await signedIn();
    server.use(http.post(hasRole, () => HttpResponse.json(answer)));
    await expect(flow.roles.has('admin')).rejects.toMatchObject({ code: 'invalid_response' });
  });

  it('asks about no role that there is none of', async () => {
    const flow = await signedIn();
    const refused = { code: 'invalid_input', fields: { role: 'Expected one of admin' } };
    await expect(flow.roles.has('owner' as never)).rejects.toMatchObject(refused);
  });

  it('fails as unauthenticated when nobody is signed in', async () => {
    const { roles } = visitor();
    const failure = { name: 'FlowError', code: 'unauthenticated' };
    await expect(roles.has('admin')).rejects.toMatchObject(failure);
    await expect(roles.mine()).rejects.toMatchObject(failure);
  });

  it.each([
    ['forbidden', () => HttpResponse.json({ code: '42501', message: 'permission denied' }, { status: 403 })],
    ['unauthenticated', () => HttpResponse.json({ code: 'PGRST303', message: 'expired' }, { status: 401 })],
    ['server', () => HttpResponse.json({ code: 'XX000', message: 'broken' }, { status: 500 })],
    ['network', () => HttpResponse.error()],
  ])('fails as %s', async (code, answer) => {
    const flow = await signedIn();
    server.use(http.post(hasRole, answer));
    await expect(flow.roles.has('admin')).rejects.toMatchObject({ name: 'FlowError', code });
  });
});

describe('reading the own roles', () => {
  it('lists them', async () => {
    expect(await (await signedIn()).roles.mine()).toEqual(['admin']);
    expect(await (await signedIn(clientAccount)).roles.mine()).toEqual([]);
  });

  it('passes over a role that a newer database knows', async () => {
    const flow = await signedIn();
    const user_id = adminAccount.userId;
    const rows = ['coach', 'admin'].map((role) => ({ user_id, role }));
    server.use(http.get(`${url}/rest/v1/user_roles`, () => HttpResponse.json(rows)));
    expect(await flow.roles.mine()).toEqual(['admin']);
  });

  it.each([[{ user_id: adminAccount.userId }], {}, null])('reads no roles of %j', async (rows) => {
    const flow = await signedIn();
    server.use(http.get(`${url}/rest/v1/user_roles`, () => HttpResponse.json(rows)));
    await expect(flow.roles.mine()).rejects.toMatchObject({ code: 'invalid_response' });
  });

  it('fails when the table cannot be read', async () => {
    const flow = await signedIn();
    const refused = { code: '42501', message: 'permission denied for table user_roles' };
    server.use(http.get(`${url}/rest/v1/user_roles`, () => HttpResponse.json(refused, { status: 401 })));
    await expect(flow.roles.mine()).rejects.toMatchObject({ code: 'unauthenticated', status: 401 });
  });
});
