import type { SentForm, SubmitFormRequest } from '@flow/contracts/form-assignment.ts';
import { formDefinitionSchema } from '@flow/contracts/form-definition.ts';
import { assert, client, clientToken, failureOf, post, testSurroundings } from '../_shared/testing.ts';
import { createHandler, type SubmitOutcome } from './handler.ts';

const definition = formDefinitionSchema.parse({
  slug: 'sleep-diary',
  key: 'sleep_diary',
  title: 'Sleep diary',
  description: 'How you slept.',
  groups: [
    {
      title: 'Last night',
      questions: [{ id: 'hours', kind: 'number', label: 'Hours?', required: true, max: 24 }],
    },
  ],
  sent: { title: 'Thank you', text: 'Your coach reads it.' },
});
const assignment_id = '7f5b7a5e-0000-4000-8000-00000000000a';
const submission: SentForm = {
  id: '7f5b7a5e-0000-4000-8000-00000000000b',
  version: 1,
  payload: { hours: 7 },
  flags: [],
  created_at: '2026-11-22T10:00:00.000Z',
};

function setUp(outcome: SubmitOutcome = { outcome: 'sent', submission }, { allowed = true } = {}) {
  const sent: { clientId: string; request: SubmitFormRequest }[] = [];
  const keys: string[] = [];
  const { dependencies } = testSurroundings();
  const answer = createHandler({
    ...dependencies,
    definition: async (clientId, assignment, version) =>
      clientId === client.userId && assignment === assignment_id && version === 1 ? definition : null,
    async submit(clientId, request) {
      sent.push({ clientId, request });
      return outcome;
    },
    async rateLimit(key) {
      keys.push(key);
      return { allowed, retryAfter: allowed ? 0 : 90 };
    },
  });
  const send = (body: unknown, token = clientToken) => answer(post({ body, token }));
  return { send, sent, keys, answer };
}

const request = { assignment_id, version: 1, answers: { hours: 7 } };

for (const outcome of ['sent', 'replayed'] as const) {
  Deno.test(`what is ${outcome} is answered as it is stored, in the name of whoever is signed in`, async () => {
    const { send, sent } = setUp({ outcome, submission });
    const response = await send(request);
    assert.equal(response.status, 200);
    assert.deepEqual(await response.json(), { submission });
    assert.deepEqual(sent, [{ clientId: client.userId, request }]);
  });
}

Deno.test('answers that break the contract are named by question, and go no further', async () => {
  const { send, sent } = setUp();
  const failure = await failureOf(await send({ ...request, answers: { hours: 25, extra: 'x' } }));
  assert.deepEqual([failure.status, failure.code], [422, 'invalid_input']);
  assert.deepEqual(failure.fields, {
    hours: 'Please enter 24 or less.',
    extra: 'This form has no such question.',
  });
  assert.deepEqual(sent, []);
});

Deno.test('what the database alone refuses is named by question too', async () => {
  const { send } = setUp({ outcome: 'invalid', problems: { hours: 'unfit' } });
  const failure = await failureOf(await send({ ...request, version: 2 }));
  assert.deepEqual([failure.status, failure.fields], [422, { hours: 'unfit' }]);
});

for (const [outcome, status, code] of [
  ['already_sent', 409, 'form_sent'],
  ['withdrawn', 409, 'form_withdrawn'],
  ['changed', 409, 'form_changed'],
  ['not_found', 404, 'not_found'],
] as const) {
  Deno.test(`${outcome} is refused with ${status} ${code}`, async () => {
    const { send } = setUp({ outcome });
    const failure = await failureOf(await send(request));
    assert.deepEqual([failure.status, failure.code], [status, code]);
    assert.ok(failure.message.length > 20);
  });
}

for (const [what, body] of [
  ['an assignment that is no id', { ...request, assignment_id: 'mine' }],
  ['version 0', { ...request, version: 0 }],
  ['an answer that is an object', { ...request, answers: { hours: {} } }],
  ['answers in a list', { ...request, answers: [7] }],
  ['somebody to send it for', { ...request, client_id: client.userId }],
  ['no answers', { assignment_id, version: 1 }],
] as const) {
  Deno.test(`${what} is refused before anything is read`, async () => {
    const { send, sent } = setUp();
    assert.equal((await failureOf(await send(body))).status, 422);
    assert.deepEqual(sent, []);
  });
}

Deno.test('answers of more than 100 kB are refused', async () => {
  const { send } = setUp();
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`q${index}`, 'x'.repeat(9_000)]));
  assert.equal((await failureOf(await send({ ...request, answers: many }))).status, 413);
});

Deno.test('each client is counted apart, and told how long to wait', async () => {
  const { send, keys } = setUp(undefined, { allowed: false });
  const response = await send(request);
  assert.equal(response.status, 429);
  assert.equal(response.headers.get('retry-after'), '90');
  assert.deepEqual(keys, [`submit-form:${client.userId}`]);
});
