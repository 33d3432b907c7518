import { bearerToken, supabaseIdentity } from './auth.ts';
import { HttpError } from './errors.ts';
import { admin, assert } from './testing.ts';

const settings = {
  SUPABASE_URL: 'http://127.0.0.1:1',
  SUPABASE_ANON_KEY: 'sb_publishable_x',
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_x',
};

/** An identity whose backend gives one answer to everything, and what it was asked. */
function identity(answer: () => Response | Promise<Response>) {
  const asked: { path: string; authorization: string | null; body: unknown }[] = [];
  const fetch = async (url: URL | RequestInfo, init?: RequestInit) => {
    const body = init?.body ? JSON.parse(String(init.body)) : null;
    const authorization = new Headers(init?.headers).get('authorization');
    asked.push({ path: new URL(String(url)).pathname, authorization, body });
    return await answer();
  };
  return { asked, identity: supabaseIdentity(settings, fetch) };
}

const isUnavailable = (thrown: unknown) => thrown instanceof HttpError && thrown.status === 502;

Deno.test('the authentication service says whose token it is', async () => {
  const { asked, identity: backend } = identity(() =>
    Response.json({ id: admin.userId, email: admin.email }),
  );
  assert.deepEqual(await backend.callerOf(admin.token), admin);
  assert.deepEqual(asked, [{ path: '/auth/v1/user', authorization: `Bearer ${admin.token}`, body: null }]);
});

Deno.test('somebody without a mail address is somebody', async () => {
  const { identity: backend } = identity(() => Response.json({ id: admin.userId }));
  assert.equal((await backend.callerOf(admin.token))?.email, null);
});

for (const [status, code] of [
  [401, 'no_authorization'],
  [403, 'bad_jwt'],
  [403, 'session_not_found'],
  [404, 'user_not_found'],
] as const) {
  Deno.test(`a token that is answered with ${status} ${code} is nobody’s`, async () => {
    const { identity: backend } = identity(() => Response.json({ code, message: 'no' }, { status }));
    assert.equal(await backend.callerOf(admin.token), null);
  });
}

for (const [name, answer] of [
  ['fails', () => Response.json({ message: 'boom' }, { status: 500 })],
  ['is overloaded', () => new Response('', { status: 503 })],
  ['cannot be reached', () => Promise.reject(new TypeError('connection refused'))],
] as const) {
  Deno.test(`when the authentication service ${name} nobody is signed out: it is our failure`, async () => {
    await assert.rejects(identity(answer).identity.callerOf(admin.token), isUnavailable);
  });
}

for (const answer of [true, false]) {
  Deno.test(`the database is asked with the caller’s own rights, and its ${answer} counts`, async () => {
    const { asked, identity: backend } = identity(() => Response.json(answer));
    assert.equal(await backend.hasRole(admin, 'admin'), answer);
    assert.deepEqual(asked, [
      {
        path: '/rest/v1/rpc/has_role',
        authorization: `Bearer ${admin.token}`,
        body: { _user_id: admin.userId, _role: 'admin' },
      },
    ]);
  });
}

Deno.test('a role that cannot be checked is a failure, never a yes', async () => {
  const { identity: backend } = identity(() => Response.json({ message: 'boom' }, { status: 500 }));
  await assert.rejects(backend.hasRole(admin, 'admin'), /could not be checked/);
});

for (const [header, token] of [
  ['Bearer a.b.c', 'a.b.c'],
  ['bearer   a.b.c', 'a.b.c'],
  ['Bearer sb_publishable_x', null],
  ['Bearer a.b', null],
  ['Bearer a.b.c.d', null],
  ['Bearer a.b.c d', null],
  ['Basic a.b.c', null],
  ['', null],
] as const) {
  Deno.test(`the header "${header}" carries ${token ?? 'no token'}`, () => {
    const request = new Request('http://functions.test/', { headers: { authorization: header } });
    assert.equal(bearerToken(request), token);
  });
}

for (const [name, key, expected] of [
  ['the service key', 'sb_secret_x', true],
  ['its beginning', 'sb_secret_', false],
  ['more than it', 'sb_secret_xx', false],
  ['another case', 'SB_SECRET_X', false],
  ['the publishable key', 'sb_publishable_x', false],
  ['nothing', '', false],
] as const) {
  Deno.test(`${name} is ${expected ? '' : 'not '}the service, and nobody is asked`, async () => {
    const { asked, identity: backend } = identity(() => Response.json({}));
    assert.equal(await backend.isService(key), expected);
    assert.deepEqual(asked, []);
  });
}
