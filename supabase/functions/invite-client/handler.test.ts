import type { InviteClientRequest } from '@flow/contracts/invitation.ts';
import { HttpError } from '../_shared/errors.ts';
import type { Invitee } from '../_shared/invitations.ts';
import { adminToken, assert, failureOf, post, testSurroundings } from '../_shared/testing.ts';
import { createHandler, type InviteDependencies } from './handler.ts';

const clientId = '7f5b7a5e-0000-4000-8000-000000000007';
const leadId = '7f5b7a5e-0000-4000-8000-000000000008';
const now = '2026-11-21T10:00:00.000Z';
const body = { email: 'new@flow.example', first_name: 'Noor', last_name: 'Saleh', lead_id: leadId };
const invited: Invitee = { clientId, confirmed: false, invitedAt: '2026-11-20T10:00:00.000Z' };

function setUp(known: Invitee | null = null, overrides: Partial<InviteDependencies> = {}) {
  const { dependencies } = testSurroundings();
  let account = known;
  const steps: string[] = [];
  const sent: InviteClientRequest[] = [];
  const recorded: unknown[] = [];
  /** The authentication service sends an invitation, for whoever asks. */
  const mail = (changes: Partial<Invitee> = {}) => {
    account = { clientId, confirmed: false, invitedAt: now, ...changes };
  };
  const answer = createHandler({
    ...dependencies,
    currentTime: () => new Date(now),
    async find(email, lead) {
      steps.push(lead === undefined ? `find ${email}` : `find ${email} for ${lead}`);
      return account;
    },
    async forgetPassword(id) {
      steps.push(`forget the password of ${id}`);
    },
    async send(invitation) {
      steps.push('send');
      sent.push(invitation);
      mail();
    },
    async record(...given) {
      steps.push('record');
      recorded.push(given);
    },
    ...overrides,
  });
  return { answer, steps, sent, recorded, mail };
}

const ask = (surroundings: ReturnType<typeof setUp>, token = adminToken) =>
  surroundings.answer(post({ body, token }));
const mailed = { client_id: clientId, email: body.email, invited: true };

Deno.test('a new address gets an account and a mail, and what was done is recorded with who did it', async () => {
  const surroundings = setUp();
  const response = await ask(surroundings);
  assert.deepEqual([response.status, await response.json()], [200, mailed]);
  const { steps, sent, recorded } = surroundings;
  assert.deepEqual(steps, [`find ${body.email} for ${leadId}`, 'send', `find ${body.email}`, 'record']);
  assert.deepEqual(sent, [body]);
  const [id, invitation, caller, requestId] = recorded[0] as unknown[];
  assert.deepEqual([id, invitation, requestId], [clientId, body, 'request-1']);
  assert.equal((caller as { token: string }).token, adminToken);
});

Deno.test('an invited account that is not confirmed is mailed again', async () => {
  const surroundings = setUp(invited);
  assert.deepEqual(await (await ask(surroundings)).json(), mailed);
  assert.equal(surroundings.sent.length, 1);
});

Deno.test('an unconfirmed account loses its password before the mail that could confirm it is sent', async () => {
  const surroundings = setUp({ ...invited, invitedAt: null });
  await ask(surroundings);
  assert.deepEqual(surroundings.steps, [
    `find ${body.email} for ${leadId}`,
    `forget the password of ${clientId}`,
    'send',
    `find ${body.email}`,
    'record',
  ]);
});

Deno.test('where the password cannot be forgotten nothing is sent', async () => {
  const surroundings = setUp(invited, { forgetPassword: () => Promise.reject(new Error('no database')) });
  assert.equal((await ask(surroundings)).status, 500);
  assert.deepEqual(surroundings.sent, []);
});

Deno.test('a confirmed account is not mailed, and its lead is linked all the same', async () => {
  const surroundings = setUp({ ...invited, confirmed: true });
  assert.deepEqual(await (await ask(surroundings)).json(), { ...mailed, invited: false });
  assert.deepEqual(surroundings.steps, [`find ${body.email} for ${leadId}`, 'record']);
});

Deno.test('a second click within ten seconds sends no second mail, which would break the first one’s link', async () => {
  const surroundings = setUp();
  await ask(surroundings);
  assert.deepEqual(await (await ask(surroundings)).json(), mailed);
  assert.equal(surroundings.sent.length, 1);
});

Deno.test('two at once are one account: who comes second finds what the first has made', async () => {
  const surroundings = setUp(null, {
    async send() {
      surroundings.mail();
      throw new HttpError(502, 'upstream', 'duplicate key value');
    },
  });
  assert.deepEqual(await (await ask(surroundings)).json(), mailed);
});

Deno.test('an account that is confirmed meanwhile is a client, not a failure', async () => {
  const surroundings = setUp(invited, {
    async send() {
      surroundings.mail({ confirmed: true, invitedAt: invited.invitedAt });
      throw new HttpError(422, 'invalid_input', 'A user with this address has already been registered');
    },
  });
  assert.deepEqual(await (await ask(surroundings)).json(), { ...mailed, invited: false });
});

for (const [name, known] of [
  ['a new address', null],
  ['an address that was invited before', invited],
] as const) {
  Deno.test(`a mail to ${name} that cannot be sent is a failure, and nothing is recorded`, async () => {
    const failed = new HttpError(502, 'upstream', 'No invitation was sent.');
    const surroundings = setUp(known, { send: () => Promise.reject(failed) });
    const failure = await failureOf(await ask(surroundings));
    assert.deepEqual([failure.status, failure.code], [502, 'upstream']);
    assert.ok(!surroundings.steps.includes('record'));
  });
}

Deno.test('a lead that cannot be linked refuses before anything is sent', async () => {
  const refusal = new HttpError(409, 'conflict', 'The lead belongs to another client already.');
  const surroundings = setUp(null, { find: () => Promise.reject(refusal) });
  assert.equal((await ask(surroundings)).status, 409);
  assert.deepEqual(surroundings.steps, []);
});

Deno.test('when the mail was sent and recording it failed, a repeat finishes without a second mail', async () => {
  let isDown = true;
  const recorded: string[] = [];
  const surroundings = setUp(null, {
    async record(id) {
      if (isDown) throw new Error('no database');
      recorded.push(id);
    },
  });
  assert.equal((await ask(surroundings)).status, 500);
  isDown = false;
  assert.deepEqual(await (await ask(surroundings)).json(), mailed);
  assert.deepEqual([surroundings.sent.length, recorded], [1, [clientId]]);
});

for (const [field, value] of [
  ['email', ''],
  ['email', 'no address'],
  ['email', 'new\u0000@flow.example'],
  ['first_name', 'No\u0000or'],
  ['last_name', 'x'.repeat(101)],
  ['lead_id', 'FL-234567'],
] as const) {
  Deno.test(`${field} ${JSON.stringify(value).slice(0, 20)} is 422 and names its field`, async () => {
    const { answer, steps } = setUp();
    const failure = await failureOf(
      await answer(post({ body: { ...body, [field]: value }, token: adminToken })),
    );
    assert.deepEqual([failure.status, Object.keys(failure.fields)], [422, [field]]);
    assert.deepEqual(steps, []);
  });
}

Deno.test('an address is trimmed and in small letters, however it was typed', async () => {
  const { answer, sent } = setUp();
  await answer(post({ body: { email: ' New@Flow.Example ' }, token: adminToken }));
  assert.deepEqual(sent, [{ email: body.email }]);
});
