import { createHmac } from 'node:crypto';
import { createAdminApi } from './admin-api.ts';
import { type AuthCall, emailOf, newPasswordOf, readCall, requestOf, textOf } from './auth-call.ts';
import { AuthError, validationFailed } from './auth-error.ts';
import type { AuthParts } from './auth-parts.ts';
import { createSignIn } from './sign-in.ts';

export interface AuthApiOptions extends AuthParts {
  secretKey: string;
  jwtSecret: string;
  /** Whether a refresh token counts once. */
  strictRefresh?: boolean | undefined;
}

type Handler = (call: AuthCall) => Promise<Response>;
type Route = Readonly<Partial<Record<'GET' | 'POST' | 'PUT' | 'DELETE', Handler>>>;

export const authPath = '/auth/v1';

/** Reached from a mail or another site: without a key, as on hosted Supabase. */
const open = /^\/(?:verify|authorize|callback|\.well-known\/.*)$/;

/** Answers /auth/v1 as hosted Supabase does: with the embedded library, and by itself where that falls short. */
export function createAuthApi(options: AuthApiOptions): (request: Request) => Promise<Response> {
  const { library, accounts, mailer, secretKey, jwtSecret, strictRefresh } = options;
  const usedTokens = new Set<string>();

  /** A user in the form that the library gives them. */
  async function userOf(id: string): Promise<Record<string, unknown>> {
    const token = signToken(
      { sub: id, role: 'authenticated', exp: Math.floor(Date.now() / 1000) + 60 },
      jwtSecret,
    );
    const headers = { apikey: secretKey, authorization: `Bearer ${token}` };
    const answer = await library(new Request(`http://localhost${authPath}/user`, { headers }));
    if (!answer.ok) throw await AuthError.from(answer);
    return (await answer.json()) as Record<string, unknown>;
  }

  const signIn = createSignIn(options);
  const admin = createAdminApi({ ...options, userOf });
  const pass: Handler = (call) => library(requestOf(call));
  const forService =
    (handler: Handler): Handler =>
    async (call) => {
      if (!isService(call, secretKey)) throw new AuthError(403, 'not_admin', 'User not allowed');
      return handler(call);
    };

  const routes: Readonly<Record<string, Route>> = {
    '/signup': { POST: signIn.signUp },
    '/token': { POST: strictRefresh ? countingTokens : signIn.withPassword },
    '/otp': { POST: signIn.withLink },
    '/magiclink': { POST: signIn.withLink },
    '/resend': { POST: signIn.resend },
    '/recover': {
      async POST(call) {
        emailOf(call);
        return pass(call);
      },
    },
    '/verify': {
      GET: followLink,
      POST: (call) =>
        library(requestOf(call, { body: { ...call.body, type: knownType(textOf(call, 'type')) } })),
    },
    '/logout': {
      // Without a scope hosted ends every session, the library this one.
      POST: (call) =>
        library(requestOf(call, { query: { scope: call.url.searchParams.get('scope') || 'global' } })),
    },
    '/user': { GET: pass, PUT: changeUser },
    '/invite': { POST: forService(admin.invite) },
    '/admin/generate_link': { POST: forService(admin.generateLink) },
    '/admin/users/:id': { GET: forService(admin.getUser), DELETE: forService(admin.deleteUser) },
    '/authorize': { GET: pass },
    '/callback': { GET: pass, POST: pass },
    '/health': { GET: pass },
    '/settings': { GET: pass },
    '/.well-known/jwks.json': { GET: pass },
    '/.well-known/openid-configuration': { GET: pass },
  };

  async function countingTokens(call: AuthCall): Promise<Response> {
    const token = textOf(call, 'refresh_token');
    if (usedTokens.has(token))
      throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
    const answer = await signIn.withPassword(call);
    if (answer.ok && token !== '') usedTokens.add(token);
    return answer;
  }

  /** What a mail's link leads to: the site, with a session in the hash and what the link was for. */
  async function followLink(call: AuthCall): Promise<Response> {
    const type = call.url.searchParams.get('type') ?? '';
    const answer = await library(requestOf(call, { query: { type: knownType(type) } }));
    const location = answer.headers.get('location');
    if (location === null) return answer;
    const target = new URL(location);
    const session = new URLSearchParams(target.hash.slice(1));
    if (session.has('type')) session.set('type', type);
    target.hash = session.toString();
    return new Response(null, { status: answer.status, headers: { location: target.href } });
  }

  /** A new password ends every other session: a holder of the old one is signed out. */
  async function changeUser(call: AuthCall): Promise<Response> {
    // The library asks the old address alone, and never whether the new one is the person's.
    if (call.body.email !== undefined) throw validationFailed('The address of an account cannot be changed');
    const password = newPasswordOf(call);
    const answer = await pass(call);
    if (answer.ok && password !== '') {
      const { sub, session_id: sessionId } = claimsOf(bearer(call));
      await accounts.endOtherSessions(String(sub), typeof sessionId === 'string' ? sessionId : null);
    }
    return answer;
  }

  /** The library knows who may come in with which key. */
  async function keyRefusal(call: AuthCall): Promise<Response | null> {
    const answer = await library(
      new Request(`${call.url.origin}${authPath}/settings${call.url.search}`, {
        headers: [...call.headers].filter(([name]) => name === 'apikey' || name === 'user-agent'),
      }),
    );
    return answer.ok ? null : answer;
  }

  async function answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.slice(authPath.length);
    const { route, id } = find(routes, path);
    const call = await readCall(request, id);
    const refusal = open.test(path) ? null : await keyRefusal(call);
    if (refusal) return refusal;
    if (!route) throw new AuthError(404, 'not_found', `There is no ${call.url.pathname}`);
    const handler = route[call.method as keyof Route];
    if (!handler)
      return new Response(null, { status: 405, headers: { Allow: Object.keys(route).join(', ') } });
    const redirectTo = call.url.searchParams.get('redirect_to');
    return mailer.during({ redirectTo }, () => handler(call));
  }

  return async (request) => {
    try {
      return await answer(request);
    } catch (error) {
      if (error instanceof AuthError) return error.toResponse();
      throw error;
    }
  };
}

function find(
  routes: Readonly<Record<string, Route>>,
  path: string,
): { route: Route | undefined; id: string } {
  const id = /^\/admin\/users\/([^/]+)$/.exec(path)?.[1];
  if (id !== undefined) return { route: routes['/admin/users/:id'], id };
  return { route: Object.hasOwn(routes, path) ? routes[path] : undefined, id: '' };
}

/** The library's name for a type: it keeps the tokens of these two under another's. */
function knownType(type: string): string {
  if (type === 'invite') return 'signup';
  return type === 'email' ? 'magiclink' : type;
}

const bearer = (call: AuthCall) => /^Bearer (.+)$/.exec(call.headers.get('authorization') ?? '')?.[1] ?? '';

/** With a user's token beside it the secret key is that user's, as on hosted Supabase. */
function isService(call: AuthCall, secretKey: string): boolean {
  const key = call.headers.get('apikey') ?? call.url.searchParams.get('apikey');
  return key === secretKey && ['', secretKey].includes(bearer(call));
}

/** Of a token that was found valid. */
function claimsOf(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}

function signToken(claims: object, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}
