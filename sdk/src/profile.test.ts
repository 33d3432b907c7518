import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openFakeBackend, url } from './fake-backend.fixture.ts';
import { adminAccount, clientAccount, makeProfile } from './testing/index.ts';

const { server, signedIn: signIn, visitor } = openFakeBackend();
const signedIn = () => signIn(clientAccount);

describe('the profile', () => {
  it('is the signed-in user’s own row', async () => {
    expect(await (await signedIn()).profile.get()).toEqual(makeProfile(clientAccount));
  });

  it('answers the row as a change left it', async () => {
    const flow = await signedIn();
    const change = { firstName: ' Leila ', lastName: 'Haddad', phone: '' };
    const changed = makeProfile(clientAccount, { first_name: 'Leila', phone: null });
    expect(await flow.profile.update(change)).toEqual(changed);
    expect(await flow.profile.get()).toEqual(changed);
  });

  it('asks for the own row and changes nothing but names and phone', async () => {
    let seen: unknown;
    server.use(
      http.patch(`${url}/rest/v1/profiles`, async ({ request }) => {
        const { searchParams } = new URL(request.url);
        seen = [searchParams.get('id'), await request.json()];
        return HttpResponse.json([makeProfile()]);
      }),
    );
    const extra = { firstName: 'Layla', lastName: 'Haddad', phone: '+971 50 123 4567', email: 'x@y.z' };
    await (await signedIn()).profile.update(extra);
    const row = { first_name: 'Layla', last_name: 'Haddad', phone: '+971 50 123 4567' };
    expect(seen).toEqual([`eq.${clientAccount.userId}`, row]);
  });

  it('is not changed where another account has signed in meanwhile', async () => {
    const flow = await signedIn();
    const change = { firstName: 'Amira', lastName: 'Haddad', phone: '' };
    const before = await flow.profile.get();
    const refused = flow.profile.update(change, { userId: adminAccount.userId });
    await expect(refused).rejects.toMatchObject({ name: 'FlowError', code: 'unauthenticated' });
    expect(await flow.profile.get()).toEqual(before);
    const changed = await flow.profile.update(change, { userId: clientAccount.userId });
    expect(changed.first_name).toBe('Amira');
  });

  it('refuses what breaks the contract before anything is sent', async () => {
    const flow = await signedIn();
    const change = { firstName: 'x'.repeat(101), lastName: '', phone: '12' };
    await expect(flow.profile.update(change)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { firstName: 'Use at most 100 characters.', phone: 'Phone number is too short' },
    });
  });

  it.each([
    ['get', []],
    ['update', [{ firstName: 'A', lastName: 'B', phone: '' }]],
  ] as const)('%s fails as unauthenticated for a visitor', async (method, given) => {
    const { profile } = visitor();
    const call = profile[method] as (...given: readonly unknown[]) => Promise<unknown>;
    await expect(call(...given)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it.each([
    ['not_found', () => HttpResponse.json([])],
    ['forbidden', () => HttpResponse.json({ code: '42501', message: 'No' }, { status: 403 })],
    ['invalid_response', () => HttpResponse.json([{ id: 'no uuid' }])],
    ['server', () => HttpResponse.json({ message: 'Oh' }, { status: 500 })],
  ])('fails as %s', async (code, answer) => {
    const flow = await signedIn();
    server.use(http.get(`${url}/rest/v1/profiles`, answer), http.patch(`${url}/rest/v1/profiles`, answer));
    await expect(flow.profile.get()).rejects.toMatchObject({ name: 'FlowError', code });
    const change = { firstName: 'A', lastName: 'B', phone: '' };
    await expect(flow.profile.update(change)).rejects.toMatchObject({ name: 'FlowError', code });
  });
});
