import { serviceDatabase } from './database.ts';
import { HttpError } from './errors.ts';
import { projectInvitations } from './invitations.ts';
import { admin, assert } from './testing.ts';

interface Asked {
  path: string;
  body: unknown;
}

/** Invitations of a project that answers everything alike, and what it was asked. */
function project(answer: () => Response | Promise<Response>, siteUrl = 'https://flow.example') {
  const asked: Asked[] = [];
  const fetch = async (url: URL | RequestInfo, init?: RequestInit) => {
    const { pathname, search } = new URL(String(url));
    asked.push({ path: `${pathname}${search}`, body: JSON.parse(String(init?.body)) });
    return await answer();
  };
  const settings = { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_x' };
  const database = serviceDatabase(settings, fetch);
  return { asked, invitations: projectInvitations(database, siteUrl) };
}

const email = 'new@flow.example';
const clientId = '7f5b7a5e-0000-4000-8000-000000000007';

for (const site of ['https://flow.example', 'https://flow.example/']) {
  Deno.test(`the mail’s link leads to the page of ${site} where a password is chosen`, async () => {
    const { asked, invitations } = project(() => Response.json({ id: clientId, email }), site);
    await invitations.send({ email, first_name: 'Noor', last_name: '' });
    const redirect = encodeURIComponent('https://flow.example/auth?type=invite');
    assert.deepEqual(asked, [
      { path: `/auth/v1/invite?redirect_to=${redirect}`, body: { email, data: { first_name: 'Noor' } } },
    ]);
  });
}

for (const [name, status, error, expected] of [
  ['too many mails', 429, { code: 'over_email_send_rate_limit', message: 'slow' }, [429, 'rate_limited']],
  ['an address that is none', 422, { code: 'email_address_invalid', message: 'bad' }, [422, 'invalid_input']],
  [
    'an address it may not write to',
    403,
    { code: 'email_address_not_authorized', message: 'not yours' },
    [502, 'upstream'],
  ],
  [
    'a mail that cannot be sent',
    500,
    { code: 'unexpected_failure', message: 'smtp.internal said no' },
    [502, 'upstream'],
  ],
  ['nothing', 503, {}, [502, 'upstream']],
] as const) {
  Deno.test(`when the authentication service answers ${name} the admin reads ${expected.join(' ')}`, async () => {
    const { invitations } = project(() =>
      Response.json(error, { status, headers: { 'x-supabase-api-version': '2024-01-01' } }),
    );
    await assert.rejects(invitations.send({ email }), (thrown: unknown) => {
      assert.ok(thrown instanceof HttpError);
      assert.deepEqual([thrown.status, thrown.code], [...expected]);
      assert.doesNotMatch(thrown.message, /internal/);
      return true;
    });
  });
}

Deno.test('the account of an address is found, with its times as the contracts have them', async () => {
  const row = { client_id: clientId, confirmed: false, invited_at: '2026-11-21 10:00:00.123456+00' };
  const { asked, invitations } = project(() => Response.json([row]));
  assert.deepEqual(await invitations.find(email), {
    clientId,
    confirmed: false,
    invitedAt: '2026-11-21T10:00:00.123Z',
  });
  assert.deepEqual(asked, [{ path: '/rest/v1/rpc/find_invitee', body: { _email: email } }]);
  assert.equal(await project(() => Response.json([])).invitations.find(email), null);
});

Deno.test('a password is forgotten by the account’s id', async () => {
  const { asked, invitations } = project(() => new Response(null, { status: 204 }));
  await invitations.forgetPassword(clientId);
  assert.deepEqual(asked, [
    { path: '/rest/v1/rpc/forget_unconfirmed_password', body: { _client_id: clientId } },
  ]);
});

for (const [code, status] of [
  ['PT404', 404],
  ['PT409', 409],
] as const) {
  Deno.test(`the database’s ${code} about a lead is ${status} with its own sentence`, async () => {
    const message = 'The lead belongs to another client already.';
    const { invitations } = project(() => Response.json({ code, message }, { status }));
    const isRefused = (thrown: unknown) =>
      thrown instanceof HttpError && thrown.status === status && thrown.message === message;
    await assert.rejects(invitations.find(email, clientId), isRefused);
    await assert.rejects(invitations.record(clientId, { email }, admin, 'request-1'), isRefused);
  });
}

Deno.test('any other failure of the database is ours', async () => {
  const { invitations } = project(() => Response.json({ code: 'XX000', message: 'down' }, { status: 500 }));
  await assert.rejects(invitations.find(email), (thrown: unknown) => !(thrown instanceof HttpError));
});
