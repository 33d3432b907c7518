import { assert, failureOf, post, testSurroundings } from '../_shared/testing.ts';
import { type ConsultationRequest, createHandler, type Submission } from './handler.ts';
import { fakeReference } from './reference.ts';

const payload = {
  source_page: '/#final-cta',
  name: '  Noor Al-Hadi ',
  phone: '+971 50 123 4567',
  fitness_goal: 'build-muscle',
  training_type: 'online',
  training_location: 'not-sure',
  submitted_at: '2026-11-21T10:00:00.000Z',
  user_agent: 'test',
  pathname: '/',
  referrer: 'direct',
  honeypot: '',
  submission_attempt: 1,
  form_validation_passed: true,
  idempotency_key: '0b6cf4b2-7a6f-4f3a-9a53-0a4b8a0f6a11',
};

interface Options {
  allowed?: boolean;
  submission?: Submission;
  forwards?: boolean;
  failure?: Error;
}

function setUp({
  allowed = true,
  submission = { reference: 'FL-STORED', isNew: true },
  forwards = true,
  failure,
}: Options = {}) {
  const { dependencies, lines } = testSurroundings();
  const saved: ConsultationRequest[] = [];
  const started = { forwarding: 0, counting: 0 };
  const forward = () => {
    started.forwarding += 1;
  };
  const answer = createHandler({
    ...dependencies,
    takeRateLimit: async () => ({ allowed, retryAfter: allowed ? 0 : 90 }),
    async submit(request) {
      if (failure) throw failure;
      saved.push(request);
      return submission;
    },
    forward: forwards ? forward : null,
    countAssistantRequest() {
      started.counting += 1;
    },
    inventReference: () => 'FL-INVENT',
  });
  return { answer, saved, started, lines };
}

Deno.test('a request is stored, trimmed and without the trap, and answered with its reference', async () => {
  const { answer, saved } = setUp();
  const response = await answer(post({ body: payload }));
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), { reference: 'FL-STORED' });
  const { honeypot: _, form_validation_passed: __, ...stored } = payload;
  assert.deepEqual(saved, [{ ...stored, name: 'Noor Al-Hadi' }]);
});

Deno.test('it is read as text/plain too, which a browser sends without asking first', async () => {
  const { answer, saved } = setUp();
  await answer(post({ body: payload, headers: { 'content-type': 'text/plain;charset=UTF-8' } }));
  assert.equal(saved.length, 1);
});

Deno.test('a request without an idempotency key is stored all the same', async () => {
  const { idempotency_key: _, ...withoutKey } = payload;
  const { answer, saved } = setUp();
  assert.equal((await answer(post({ body: withoutKey }))).status, 200);
  assert.ok(!('idempotency_key' in (saved[0] ?? {})));
});

Deno.test('a robot that fills the trap gets a receipt, and nothing is stored or forwarded', async () => {
  const { answer, saved, started } = setUp();
  const response = await answer(post({ body: { ...payload, honeypot: 'Acme Ltd' } }));
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), { reference: 'FL-INVENT' });
  assert.deepEqual([saved, started.forwarding], [[], 0]);
});

Deno.test('an invented reference looks like a real one', () => {
  for (let count = 0; count < 50; count += 1) assert.match(fakeReference(), /^FL-[2-9A-HJKMNP-Z]{6}$/);
  assert.notEqual(fakeReference(), fakeReference());
});

Deno.test('wrong fields are named and nothing is stored', async () => {
  const { answer, saved } = setUp();
  const body = { ...payload, name: 'X', phone: '12', fitness_goal: 'fly', submission_attempt: 0 };
  const failure = await failureOf(await answer(post({ body })));
  assert.equal(failure.status, 422);
  assert.equal(failure.fields.name, 'Name must be at least 2 characters');
  assert.equal(failure.fields.phone, 'Phone number is too short');
  assert.equal(failure.fields.fitness_goal, 'Please select your fitness goal');
  assert.ok('submission_attempt' in failure.fields);
  assert.deepEqual(saved, []);
});

Deno.test('more than 10,000 bytes are refused', async () => {
  const { answer, saved } = setUp();
  const failure = await failureOf(await answer(post({ body: { ...payload, referrer: 'é'.repeat(5_000) } })));
  assert.deepEqual([failure.status, failure.code], [413, 'payload_too_large']);
  assert.deepEqual(saved, []);
});

Deno.test('an address that comes too often waits, and nothing is stored', async () => {
  const { answer, saved } = setUp({ allowed: false });
  const response = await answer(post({ body: payload }));
  assert.equal(response.status, 429);
  assert.equal(response.headers.get('retry-after'), '90');
  assert.deepEqual(saved, []);
});

Deno.test('a number that comes too often waits too, is told why, and nothing is forwarded', async () => {
  const { answer, started } = setUp({ submission: { retryAfter: 1_500 } });
  const response = await answer(post({ body: payload }));
  assert.equal(response.headers.get('retry-after'), '1500');
  const failure = await failureOf(response);
  assert.deepEqual([failure.status, failure.code], [429, 'rate_limited']);
  assert.match(failure.message, /phone number.*wait 25 minutes and try again/);
  assert.equal(started.forwarding, 0);
});

Deno.test('how the visitor came is stored, and dropped when it is not what it should be', async () => {
  const touch = {
    at: '2026-11-20T10:00:00.000Z',
    landing_path: '/',
    referrer: 'direct',
    utm_source: 'search',
  };
  const right = setUp();
  await right.answer(post({ body: { ...payload, attribution: { first: touch, last: touch, more: 1 } } }));
  assert.deepEqual(right.saved[0]?.attribution, { first: touch, last: touch });
  const wrong = setUp();
  const tooLong = { first: touch, last: { ...touch, gclid: 'x'.repeat(251) } };
  assert.equal((await wrong.answer(post({ body: { ...payload, attribution: tooLong } }))).status, 200);
  assert.equal(wrong.saved[0]?.attribution, undefined);
});

Deno.test('a request from a page of somebody else’s is refused and not stored', async () => {
  const { answer, saved } = setUp();
  const response = await answer(post({ body: payload, headers: { origin: 'https://evil.example' } }));
  assert.equal(response.status, 403);
  assert.deepEqual(saved, []);
});

Deno.test('a request that cannot be stored is a failure, never a receipt, and nothing is forwarded', async () => {
  const { answer, started } = setUp({ failure: new Error('disk full') });
  assert.equal((await answer(post({ body: payload }))).status, 500);
  assert.equal(started.forwarding, 0);
});

Deno.test('forwarding starts with every stored request, a corrected one too', async () => {
  const { answer, started } = setUp();
  await answer(post({ body: payload }));
  await answer(post({ body: { ...payload, phone: '050 765 4321' } }));
  assert.equal(started.forwarding, 2);
});

Deno.test('a request of somebody who had asked the assistant is counted once, and the lead knows nothing of it', async () => {
  const { answer, saved, started } = setUp();
  await answer(post({ body: { ...payload, used_assistant: true } }));
  assert.equal(started.counting, 1);
  assert.equal('used_assistant' in (saved[0] ?? {}), false);
  for (const used_assistant of [false, 'yes', undefined]) {
    assert.equal((await answer(post({ body: { ...payload, used_assistant } }))).status, 200);
  }
  await answer(post({ body: { ...payload, used_assistant: true, honeypot: 'Acme Ltd' } }));
  assert.equal(started.counting, 1);
});

Deno.test('the same request sent again is not counted again, nor is one that is refused', async () => {
  for (const submission of [{ reference: 'FL-STORED', isNew: false }, { retryAfter: 60 }]) {
    const { answer, started } = setUp({ submission });
    await (await answer(post({ body: { ...payload, used_assistant: true } }))).text();
    assert.equal(started.counting, 0);
  }
});

Deno.test('without an automation nothing is forwarded', async () => {
  const { answer } = setUp({ forwards: false });
  assert.equal((await answer(post({ body: payload }))).status, 200);
});
