import { type HttpHandler, http } from 'msw/http';
import { passwordMinimum } from '../contracts/password.ts';
import { tableOf, wanted } from './database-answers.ts';
import type { Faults } from './faults.ts';
import { makeProfile, type TestAccount } from './fixtures.ts';
import { bearerOf, refreshTokenOf, sessionOf, userOf } from './test-session.ts';

function authFailure(status: number, code: string, message: string, more = {}): Response {
  const headers = { 'x-supabase-api-version': '2024-01-01' };
  return Response.json({ code, message, ...more }, { status, headers });
}

/** The refusal of a password, or null. */
function weakPassword(password: unknown): Response | null {
  if (typeof password !== 'string' || password.length >= passwordMinimum) return null;
  const message = `Password should be at least ${passwordMinimum} characters.`;
  return authFailure(422, 'weak_password', message, { weak_password: { reasons: ['length'], message } });
}

async function readFields(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json();
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** Handlers of the authentication service, of the two role questions and of people's own profiles. */
export function accountHandlers(
  url: string,
  accounts: readonly TestAccount[],
  faults: Faults = {},
): HttpHandler[] {
  const used = new Set<unknown>();
  let issued = 0;
  const newSession = (account: TestAccount) => {
    issued += 1;
    return Response.json({
      ...sessionOf(account, Date.now()),
      refresh_token: `${refreshTokenOf(account)}-${issued}`,
    });
  };
  const profiles = new Map(accounts.map((account) => [account.userId, makeProfile(account)]));
  /** The row that a request asks for, if it is the caller's own. */
  const ownProfile = (request: Request) => {
    const caller = bearerOf(request, accounts);
    return caller && wanted(request, 'id') === caller.userId ? profiles.get(caller.userId) : undefined;
  };
  return [
    http.post(`${url}/auth/v1/token`, async ({ request }) => {
      const grant = new URL(request.url).searchParams.get('grant_type');
      const { email, password, refresh_token } = await readFields(request);
      if (grant === 'refresh_token') {
        const account = accounts.find((candidate) =>
          String(refresh_token).startsWith(refreshTokenOf(candidate)),
        );
        if (faults.strictRotation && used.has(refresh_token))
          return authFailure(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
        used.add(refresh_token);
        if (account) return newSession(account);
        return authFailure(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
      }
      const account = accounts.find(
        (candidate) => candidate.email === email && candidate.password === password,
      );
      if (account) return newSession(account);
      return authFailure(400, 'invalid_credentials', 'Invalid login credentials');
    }),

    // A user without identities, and no session: what a known address is answered, and here an unknown one too.
    http.post(`${url}/auth/v1/signup`, async ({ request }) => {
      const { email, password } = await readFields(request);
      const account = { userId: crypto.randomUUID(), email: String(email), password: '', roles: [] };
      return weakPassword(password) ?? Response.json(userOf(account));
    }),

    http.get(`${url}/auth/v1/health`, () => Response.json({ name: 'GoTrue', version: 'v2.0.0' })),

    http.post(`${url}/auth/v1/resend`, () => Response.json({})),

    http.get(`${url}/auth/v1/user`, ({ request }) => {
      const account = bearerOf(request, accounts);
      return account ? Response.json(userOf(account)) : authFailure(403, 'bad_jwt', 'invalid JWT');
    }),

    http.put(`${url}/auth/v1/user`, async ({ request }) => {
      const account = bearerOf(request, accounts);
      if (!account) return authFailure(403, 'bad_jwt', 'invalid JWT');
      const { password } = await readFields(request);
      return weakPassword(password) ?? Response.json(userOf(account));
    }),

    // The same for known and unknown addresses.
    http.post(`${url}/auth/v1/recover`, () => Response.json({})),

    http.post(`${url}/auth/v1/logout`, () => new Response(null, { status: 204 })),

    http.post(`${url}/rest/v1/rpc/has_role`, async ({ request }) => {
      const { _user_id, _role } = await readFields(request);
      const caller = bearerOf(request, accounts);
      const mayAsk = caller !== null && (caller.userId === _user_id || caller.roles.includes('admin'));
      const asked = accounts.find((account) => account.userId === _user_id);
      return Response.json(mayAsk && (asked?.roles.some((role) => role === _role) ?? false));
    }),

    tableOf(url, accounts, 'user_roles', async (request, { userId, roles }) =>
      wanted(request, 'user_id') === userId ? roles.map((role) => ({ user_id: userId, role })) : [],
    ),

    tableOf(url, accounts, 'profiles', async (request) => {
      const profile = ownProfile(request);
      return profile ? [profile] : [];
    }),

    http.patch(`${url}/rest/v1/profiles`, async ({ request }) => {
      const profile = ownProfile(request);
      if (profile) Object.assign(profile, await readFields(request));
      return Response.json(profile ? [profile] : []);
    }),
  ];
}
