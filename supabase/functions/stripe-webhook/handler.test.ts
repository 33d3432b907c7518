import type { StripeSubscription } from '../_shared/stripe.ts';
import { assert, failureOf } from '../_shared/testing.ts';
import { event, present, setUp, signed, userId } from './webhook-testing.ts';

for (const type of ['created', 'updated', 'deleted', 'paused', 'resumed']) {
  Deno.test(`an event ${type} brings the row to Stripe’s present state, whatever the event says`, async () => {
    const { answer, steps } = setUp();
    const name = `customer.subscription.${type}`;
    const response = await answer(await signed(event({ type: name })));
    assert.equal(response.status, 200);
    assert.deepEqual(await response.json(), { received: true });
    assert.deepEqual(steps, [
      `begin ${name} 2026-09-21T14:13:20.000Z`,
      'retrieve sub_1',
      'update version-1 active true',
      'finish',
    ]);
  });
}

Deno.test('a second delivery of the same event does nothing', async () => {
  const { answer, steps } = setUp();
  await answer(await signed(event()));
  const before = steps.length;
  assert.equal((await answer(await signed(event()))).status, 200);
  assert.deepEqual(
    steps.slice(before).map((step) => step.split(' ')[0]),
    ['begin'],
  );
});

for (const [name, parts] of [
  ['of another kind', { type: 'payout.paid', object: { id: 'po_1' } }],
  ['of a kind of the future about an object without an id', { type: 'toString', object: {} }],
] as const) {
  Deno.test(`an event ${name} is kept, acknowledged and not acted on, once`, async () => {
    const { answer, steps } = setUp();
    assert.equal((await answer(await signed(event(parts)))).status, 200);
    assert.deepEqual(steps, [`begin ${parts.type} 2026-09-21T14:13:20.000Z`, 'finish ignored']);
  });
}

Deno.test('an event that another secret has signed is refused with 400 and nothing is done', async () => {
  const { answer, steps } = setUp();
  const failure = await failureOf(await answer(await signed(event(), { key: 'whsec_other' })));
  assert.deepEqual([failure.status, failure.code], [400, 'invalid_signature']);
  assert.deepEqual(steps, []);
});

Deno.test('a row that changed while Stripe was asked is asked for again before it is written', async () => {
  const versions = ['version-1', 'version-2'];
  let reads = 0;
  const written: string[] = [];
  const { answer, steps } = setUp({
    version: async () => versions[reads++] ?? null,
    async update(_, version) {
      written.push(version);
      return version === 'version-2';
    },
  });
  assert.equal((await answer(await signed(event()))).status, 200);
  assert.deepEqual(written, versions);
  assert.equal(steps.filter((step) => step.startsWith('retrieve')).length, 2);
});

Deno.test('a row that never holds still fails, so that Stripe delivers again', async () => {
  const { answer, steps } = setUp({ update: async () => false });
  assert.equal((await answer(await signed(event()))).status, 500);
  assert.ok(!steps.includes('finish'));
  assert.equal(steps.at(-1), 'fail The row of sub_1 kept changing');
});

Deno.test('a known event that names no object fails and is kept with the reason', async () => {
  const { answer, steps } = setUp();
  assert.equal((await answer(await signed(event({ object: {} })))).status, 500);
  assert.equal(steps.at(-1), 'fail The event evt_1 names no object');
});

Deno.test('an event whose failure cannot be recorded either fails with the first reason', async () => {
  const { answer, lines } = setUp({
    retrieve: () => Promise.reject(new Error('Stripe is down')),
    fail: () => Promise.reject(new Error('The database is down')),
  });
  assert.equal((await answer(await signed(event()))).status, 500);
  assert.match(String(lines.find(({ event: name }) => name === 'request')?.fields.detail), /Stripe is down/);
  assert.ok(lines.some(({ event: name }) => name === 'event-not-recorded'));
});

Deno.test('when Stripe cannot be asked the event stays open and is dealt with at the next delivery', async () => {
  let isDown = true;
  const { answer, steps } = setUp({
    async retrieve() {
      if (isDown) throw new Error('down');
      return present;
    },
  });
  assert.equal((await answer(await signed(event()))).status, 500);
  isDown = false;
  assert.equal((await answer(await signed(event()))).status, 200);
  assert.equal(steps.at(-1), 'finish');
});

const customer = { id: 'cus_1', deleted: undefined, email: 'noor@flow.example', name: 'Noor' };

/** Stripe's answer with the account that the checkout noted. */
const ofAccount = (changes: object = {}) => ({
  retrieve: async () =>
    ({ ...present, customer, metadata: { user_id: userId }, ...changes }) as unknown as StripeSubscription,
});

Deno.test('an unknown subscription becomes a row with its customer’s name, and belongs to its account once that has its forms', async () => {
  const { answer, inserted, steps, lines } = setUp({ version: async () => null, ...ofAccount() });
  await answer(await signed(event({ type: 'customer.subscription.created' })));
  assert.deepEqual(inserted, [
    {
      status: 'active',
      provider_status: 'active',
      trial_start: null,
      trial_end: null,
      current_period_end: '2026-12-01T00:00:00.000Z',
      cancel_at_period_end: true,
      stripe_customer_id: 'cus_1',
      plan: 'Online, monthly',
      stripe_subscription_id: 'sub_1',
      email: 'noor@flow.example',
      name: 'Noor',
    },
  ]);
  assert.deepEqual(steps.slice(1), ['insert', `assign ${userId} null request-1`, `link ${userId}`, 'finish']);
  assert.deepEqual(lines.find(({ event: name }) => name === 'default-forms')?.fields, {
    function: 'stripe-webhook',
    request_id: 'request-1',
    assigned: 'goal-setting',
    skipped: 'parq-assessment',
  });
});

Deno.test('a row without an account gains the one that Stripe has noted since, with its forms', async () => {
  const { answer, steps } = setUp(ofAccount());
  await answer(await signed(event()));
  assert.deepEqual(steps.slice(1), [
    'update version-1 active true',
    `assign ${userId} null request-1`,
    `link ${userId}`,
    'finish',
  ]);
  await answer(await signed(event({ id: 'evt_2' })));
  assert.equal(steps.filter((step) => step.startsWith('assign')).length, 1);
});

Deno.test('a trial that turns paid gives the forms to the row’s own account', async () => {
  const paid = event({ previous_attributes: { status: 'trialing' } });
  const { answer, steps } = setUp({ ...ofAccount({ metadata: {} }), owner: async () => userId });
  await answer(await signed(paid));
  assert.deepEqual(steps.slice(-2), [`assign ${userId} null request-1`, 'finish']);
});

for (const [name, status, previous] of [
  ['a trial that ended unpaid', 'past_due', { status: 'trialing' }],
  ['a renewal', 'active', { status: 'past_due' }],
  ['any other change', 'active', { cancel_at_period_end: false }],
] as const) {
  Deno.test(`${name} gives no forms`, async () => {
    const { answer, steps } = setUp({ ...ofAccount({ status }), owner: async () => userId });
    await answer(await signed(event({ previous_attributes: previous })));
    assert.deepEqual(
      steps.filter((step) => /assign|link/.test(step)),
      [],
    );
    assert.equal(steps.at(-1), 'finish');
  });
}

for (const status of ['canceled', 'incomplete_expired']) {
  Deno.test(`a subscription that is ${status} when it is first heard of belongs to its account, without forms`, async () => {
    const { answer, steps } = setUp({ version: async () => null, ...ofAccount({ status }) });
    await answer(await signed(event({ type: 'customer.subscription.deleted' })));
    assert.deepEqual(steps.slice(1), ['insert', `link ${userId}`, 'finish']);
  });
}

for (const [name, parts, account] of [
  ['the row appears', {}, null],
  ['a trial turns paid', { previous_attributes: { status: 'trialing' } }, userId],
] as const) {
  Deno.test(`when the forms cannot be given as ${name}, the event stays open and the next delivery gives them`, async () => {
    let isDown = true;
    const given: string[] = [];
    const { answer, steps } = setUp({
      ...ofAccount(),
      ...(account === null ? {} : { owner: async () => account }),
      async assign(clientId) {
        if (isDown) throw new Error('down');
        given.push(clientId);
        return { assigned: [], skipped: [] };
      },
    });
    assert.equal((await answer(await signed(event(parts)))).status, 500);
    assert.ok(!steps.some((step) => step === 'finish' || step.startsWith('link')));
    isDown = false;
    assert.equal((await answer(await signed(event(parts)))).status, 200);
    assert.deepEqual(given, [userId]);
    assert.equal(steps.at(-1), 'finish');
  });
}

Deno.test('an account that is gone is given nothing, and the event is dealt with', async () => {
  const { answer, steps } = setUp({ ...ofAccount(), assign: async () => null });
  assert.equal((await answer(await signed(event()))).status, 200);
  assert.deepEqual(steps.slice(1), ['update version-1 active true', 'finish']);
});

Deno.test('a deleted customer and a note that is no account leave the owner empty', async () => {
  const { answer, inserted, steps } = setUp({
    version: async () => null,
    ...ofAccount({ customer: { id: 'cus_1', deleted: true }, metadata: { user_id: 'someone' } }),
  });
  await answer(await signed(event()));
  const [row] = inserted;
  assert.deepEqual([row?.email, row?.name], [undefined, undefined]);
  assert.deepEqual(steps.slice(1), ['insert', 'finish']);
});

Deno.test('a row made meanwhile by another delivery is updated instead', async () => {
  const versions = [null, 'version-1'];
  let reads = 0;
  const { answer, steps } = setUp({
    version: async () => versions[reads++] ?? null,
    insert: async () => false,
  });
  assert.equal((await answer(await signed(event()))).status, 200);
  assert.ok(steps.includes('update version-1 active true'));
});

Deno.test('a body past the limit is refused before its signature is looked at', async () => {
  const { answer } = setUp();
  const request = new Request('http://functions.test/', { method: 'POST', body: 'x'.repeat(2_000_000) });
  assert.equal((await answer(request)).status, 413);
});
