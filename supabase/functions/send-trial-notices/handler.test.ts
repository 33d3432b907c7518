import Stripe from 'stripe';
import { MailFailure } from '../_shared/mail.ts';
import { adminToken, assert, failureOf, post } from '../_shared/testing.ts';
import { day, held, hour, setUp, trialEnd } from './notices-testing.ts';

Deno.test('a notice that is due is sent, and settled with what it said', async () => {
  const { run, sent, ends } = setUp();
  assert.deepEqual(await run(), { planned: 1, sent: 1, withdrawn: 0, failed: 0 });
  assert.deepEqual(
    sent.map(({ to, id }) => [to, id]),
    [['layla@flow.example', held().id]],
  );
  const details = { amount: 99_900, tax: 4_757, currency: 'aed' };
  assert.deepEqual(ends, [{ status: 'sent', sentTo: 'layla@flow.example', details, expectsNext: false }]);
});

for (const [name, theirs, left, reason] of [
  ['cancelled', { cancel_at_period_end: true }, 3 * day, 'cancelled'],
  ['to be cancelled on a date', { cancel_at: trialEnd }, 3 * day, 'cancelled'],
  ['moved', { trial_end: trialEnd + day }, 3 * day, 'moved'],
  ['paid', { status: 'active' }, 3 * day, 'over'],
  ['over by the clock', {}, 0, 'over'],
] as const) {
  Deno.test(`of a trial that is ${name} nothing is told`, async () => {
    const { run, sent, ends } = setUp({ theirs, left });
    assert.equal((await run()).withdrawn, 1);
    assert.deepEqual([sent, ends], [[], [{ status: 'withdrawn', reason, expectsNext: false }]]);
  });
}

Deno.test('a subscription that is to be cancelled after its trial is told of all the same', async () => {
  assert.equal((await setUp({ theirs: { cancel_at: trialEnd + 30 * day } }).run()).sent, 1);
});

Deno.test('on the last day the notice of three days gives way to that of one', async () => {
  const late = setUp({ left: day });
  await late.run();
  assert.deepEqual(late.ends, [{ status: 'withdrawn', reason: 'late', expectsNext: true }]);
  assert.equal((await setUp({ left: day, notices: [held({ kind: 'one_day' })] }).run()).sent, 1);
});

Deno.test('before its time a notice waits, and the wait is no try', async () => {
  const { run, ends } = setUp({ left: 3 * day + hour });
  assert.deepEqual(await run(), { planned: 1, sent: 0, withdrawn: 0, failed: 0 });
  assert.deepEqual(ends, [{ status: 'pending', reason: null, retryIn: hour, expectsNext: false }]);
});

Deno.test('by a test clock its time counts, whatever ours is, and the notice of the last day is expected', async () => {
  const due = setUp({ left: 30 * day, clock: trialEnd - 2 * day });
  await due.run();
  assert.deepEqual([due.sent.length, due.ends[0]?.expectsNext], [1, true]);
  const early = setUp({ left: hour, clock: trialEnd - 2 * day, notices: [held({ kind: 'one_day' })] });
  await early.run();
  assert.deepEqual(early.ends, [{ status: 'pending', reason: null, retryIn: 30, expectsNext: false }]);
});

Deno.test('of a second subscription that was cancelled is told at any time, and no payment is asked for', async () => {
  const { run, sent, ends } = setUp({
    notices: [held({ kind: 'second_subscription' })],
    theirs: { status: 'canceled' },
    left: 30 * day,
    payment: () => Promise.reject(new Error('not asked')),
  });
  assert.equal((await run()).sent, 1);
  assert.equal(sent[0]?.to, 'layla@flow.example');
  assert.deepEqual(ends, [{ status: 'sent', sentTo: 'layla@flow.example', details: {}, expectsNext: false }]);
});

Deno.test('a trial after which nothing is taken is not told of', async () => {
  const free = setUp({ payment: async () => ({ total: 0, tax: 0, currency: 'aed' }) });
  await free.run();
  assert.deepEqual(free.ends, [{ status: 'withdrawn', reason: 'free', expectsNext: false }]);
});

Deno.test('the address is ours, else Stripe’s, else a person has to help', async () => {
  const theirs = setUp({ notices: [held({ email: null })] });
  await theirs.run();
  assert.equal(theirs.sent[0]?.to, 'layla@stripe.example');
  const nowhere = setUp({ notices: [held({ email: null })], theirs: { email: null } });
  assert.equal((await nowhere.run()).failed, 1);
  assert.deepEqual(nowhere.ends, [
    { status: 'refused', reason: 'There is no mail address', expectsNext: false },
  ]);
});

for (const [attempts, retryIn] of [
  [1, 60],
  [3, 240],
  [12, 3_600],
] as const) {
  Deno.test(`a mail server that is down is tried again ${retryIn} s after try ${attempts}`, async () => {
    const down = new MailFailure('The mail server cannot be reached', { isRefused: false, cause: null });
    const { run, ends } = setUp({ notices: [held({ attempts })], send: () => Promise.reject(down) });
    assert.deepEqual(await run(), { planned: 1, sent: 0, withdrawn: 0, failed: 1 });
    assert.deepEqual(ends, [{ status: 'pending', reason: down.message, retryIn, expectsNext: false }]);
  });
}

Deno.test('an address that takes no mail is not tried again', async () => {
  const refusal = new MailFailure('The mail server takes no mail for this address (550)', {
    isRefused: true,
    cause: null,
  });
  const { run, ends } = setUp({ send: () => Promise.reject(refusal) });
  await run();
  assert.deepEqual(ends, [{ status: 'refused', reason: refusal.message, expectsNext: false }]);
});

Deno.test('what cannot be asked of Stripe is asked again, and a subscription it does not know is let go', async () => {
  const silent = setUp({
    trial: () =>
      Promise.reject(new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'down' })),
  });
  await silent.run();
  assert.deepEqual(silent.ends, [
    { status: 'pending', reason: 'Stripe could not be asked', retryIn: 60, expectsNext: false },
  ]);
  const unknown = setUp({
    trial: () =>
      Promise.reject(
        new Stripe.errors.StripeInvalidRequestError({
          type: 'invalid_request_error',
          code: 'resource_missing',
          message: 'No such subscription',
        }),
      ),
  });
  await unknown.run();
  assert.deepEqual(unknown.ends, [{ status: 'withdrawn', reason: 'missing', expectsNext: false }]);
});

Deno.test('a sender that took longer than it holds a notice leaves the mail to the next', async () => {
  let time = trialEnd - 3 * day;
  const { run, sent, ends } = setUp({
    currentTime: () => time * 1000,
    async payment() {
      time += 121;
      return { total: 99_900, tax: 0, currency: 'aed' };
    },
  });
  await run();
  assert.deepEqual([sent, ends[0]?.status], [[], 'pending']);
});

Deno.test('one that fails leaves the others to be sent, batch after batch', async () => {
  const notices = Array.from({ length: 25 }, (_, index) => held({ id: `notice-${index}` }));
  const failing = setUp({
    notices,
    async settle(notice) {
      if (notice.id === 'notice-3') throw new Error('The database is down');
      return true;
    },
  });
  assert.equal((await failing.run()).sent, 25);
  assert.deepEqual(
    failing.lines.filter(({ level }) => level === 'error').map(({ event }) => event),
    ['notice-not-recorded'],
  );
});

Deno.test('the service alone may call it', async () => {
  const { answer } = setUp();
  assert.equal((await failureOf(await answer(post({ body: {}, token: adminToken })))).status, 401);
});
