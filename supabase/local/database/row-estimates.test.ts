import { beforeAll, describe, expect, test } from 'vitest';
import { apiUrl, authKeys, sharedAuth, type TestAuth } from '../testing/auth-fixture.ts';

let auth: TestAuth;
let token = '';
beforeAll(async () => {
  auth = await sharedAuth();
  token = (await auth.account({ email: 'zoe@example.com', password: 'a good password' })).accessToken;
});

function count(preferences: readonly string[], given: Record<string, string>, method = 'HEAD', query = '') {
  const headers = new Headers(given);
  for (const preference of preferences) headers.append('prefer', preference);
  return auth.database.fetch(
    new Request(`${apiUrl}/rest/v1/subscriptions?select=id${query}`, { method, headers }),
  );
}

const visitor = { apikey: authKeys.publishable };
const service = { apikey: authKeys.secret };

const estimates = [
  ['count=planned'],
  ['count=estimated'],
  ['Count=PLANNED'],
  ['count = "estimated"'],
  ['return=minimal,count=planned'],
  ['return=minimal; count=estimated'],
  ['count=exact', 'count=planned'],
  ['return=representation', 'COUNT=Estimated'],
];

describe('an estimate of rows', () => {
  test.each(estimates)('is refused to a visitor and a user: %s %s', async (...preferences) => {
    const user = { ...visitor, authorization: `Bearer ${token}` };
    for (const [headers, status] of [
      [user, 403],
      [{ ...service, authorization: `Bearer ${token}` }, 403],
      [visitor, 401],
      [{ ...visitor, authorization: `Bearer ${authKeys.secret}` }, 401],
    ] as const) {
      expect((await count(preferences, headers)).status).toBe(status);
      const answer = await count(preferences, headers, 'GET');
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-range')).toBeNull();
      expect(await answer.json()).toEqual({
        code: '42501',
        details: null,
        hint: null,
        message: expect.any(String),
      });
    }
  });

  test('is given to the service', async () => {
    for (const headers of [service, { ...service, authorization: `Bearer ${authKeys.secret}` }]) {
      expect((await count(['count=planned'], headers)).ok).toBe(true);
    }
    expect((await count(['count=planned'], {}, 'HEAD', `&apikey=${authKeys.secret}`)).ok).toBe(true);
  });
});

test('a count of the rows that one sees is for everybody who may read them', async () => {
  const answer = await count(['count=exact'], { ...visitor, authorization: `Bearer ${token}` });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-range')).toBe('*/0');
});
