import Stripe from 'stripe';
import { createHandler as cancelHandler } from '../cancel-subscription/handler.ts';
import { createHandler as resumeHandler } from '../resume-subscription/handler.ts';
import { cancelResumeSurroundings, ending, running } from './cancel-resume-testing.ts';
import { completeChange } from './pending-changes.ts';
import { assert, clientToken, failureOf, post } from './testing.ts';

const body = { stripe_subscription_id: 'sub_1' };
const cases = {
  cancel: { createHandler: cancelHandler, row: running, ends: true },
  resume: { createHandler: resumeHandler, row: ending, ends: false },
};
type Verb = keyof typeof cases;

/** One subscription, and the functions that cancel and resume it. */
function setUp(verb: Verb) {
  const seen = cancelResumeSurroundings(cases[verb].row);
  const ask = (wanted: Verb) =>
    cases[wanted].createHandler(seen.surroundings)(post({ body, token: clientToken }));
  return { ...seen, ask };
}

const serverError = () =>
  new Stripe.errors.StripeAPIError({ type: 'api_error', message: 'Sorry', statusCode: 500 });
const silence = () => new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'ETIMEDOUT' });

for (const verb of ['cancel', 'resume'] as const) {
  const { ends } = cases[verb];
  const stripeStep = `stripe ${ends}`;

  for (const fuse of [
    { before: 'begin' },
    { after: 'begin' },
    { before: stripeStep },
    { after: stripeStep },
    { before: 'finish' },
    { after: 'finish' },
  ]) {
    Deno.test(`${verb}: a process that dies ${JSON.stringify(fuse)} leaves the next run to do or finish it, once`, async () => {
      const { ask, surroundings, row, stripe, audited, steps, changes, fuse: lit } = setUp(verb);
      Object.assign(lit, fuse);
      assert.ok((await ask(verb)).status >= 500);
      Object.assign(lit, { before: '', after: '' });
      const half = changes.find(({ outcome }) => outcome === undefined);
      // The next request, or the next reconciliation.
      if (half) await completeChange(half, surroundings);
      const response = await ask(verb);
      // Resuming what is resumed is a conflict; cancelling what ends is answered as it is.
      const isTwice = half !== undefined || fuse.after === 'finish';
      assert.equal(response.status, verb === 'resume' && isTwice ? 409 : 200);
      assert.equal(row()?.cancel_at_period_end, ends);
      assert.equal(stripe(), ends);
      assert.equal(audited.length, 1);
      assert.equal(steps.filter((step) => step === stripeStep).length, 1);
      assert.deepEqual(
        changes.map(({ outcome }) => outcome),
        ['done'],
      );
    });

    Deno.test(`${verb}: asked again after a death ${JSON.stringify(fuse)}, the answer is the finished subscription`, async () => {
      const { ask, audited, steps, fuse: lit } = setUp(verb);
      Object.assign(lit, fuse);
      await ask(verb);
      Object.assign(lit, { before: '', after: '' });
      const response = await ask(verb);
      if (verb === 'resume' && fuse.after === 'finish') return assert.equal(response.status, 409);
      assert.equal((await response.json()).subscription.cancel_at_period_end, ends);
      assert.equal(audited.length, 1);
      assert.equal(steps.filter((step) => step === stripeStep).length, 1);
    });
  }

  Deno.test(`${verb}: when Stripe does not answer the change is kept, and finished by the next run`, async () => {
    const { ask, surroundings, audited, changes, row } = setUp(verb);
    const { setEnding } = surroundings;
    surroundings.setEnding = () => Promise.reject(silence());
    const failure = await failureOf(await ask(verb));
    assert.deepEqual([failure.status, failure.code], [502, 'upstream']);
    assert.match(failure.message, /does not answer.*kept.*carried out/);
    assert.deepEqual([audited, changes[0]?.outcome], [[], undefined]);
    surroundings.setEnding = setEnding;
    assert.equal((await ask(verb)).status, 200);
    assert.equal(row()?.cancel_at_period_end, ends);
    assert.equal(audited.length, 1);
  });

  Deno.test(`${verb}: a failure that Stripe answers after it made the change is the change`, async () => {
    const { ask, surroundings, audited, changeAtStripe, row } = setUp(verb);
    surroundings.setEnding = async () => {
      changeAtStripe(ends);
      throw serverError();
    };
    assert.equal((await ask(verb)).status, 200);
    assert.equal(row()?.cancel_at_period_end, ends);
    assert.equal(audited.length, 1);
  });

  Deno.test(`${verb}: a failure that Stripe answers without the change ends it, and the next request has a key of its own`, async () => {
    const { ask, surroundings, audited, changes, keys } = setUp(verb);
    const { setEnding } = surroundings;
    surroundings.setEnding = async (id, end, key) => {
      keys.push(key);
      if (keys.length === 1) throw serverError();
      return setEnding(id, end, key);
    };
    const failure = await failureOf(await ask(verb));
    assert.match(failure.message, /Nothing was changed here/);
    assert.deepEqual([audited, changes[0]?.outcome], [[], 'refused']);
    assert.equal((await ask(verb)).status, 200);
    assert.notEqual(keys[0], keys[1]);
    assert.equal(audited.length, 1);
  });

  Deno.test(`${verb}: what was undone at Stripe since is not done again by the next run`, async () => {
    const { ask, surroundings, changeAtStripe, changes, row, stripe, audited, fuse, wait } = setUp(verb);
    // Within the second in which the change was written.
    fuse.after = stripeStep;
    await ask(verb);
    fuse.after = '';
    wait(0.1);
    changeAtStripe(!ends);
    const [change] = changes;
    assert.ok(change);
    assert.deepEqual(await completeChange(change, surroundings), { outcome: 'done' });
    assert.deepEqual([stripe(), row()?.cancel_at_period_end], [!ends, !ends]);
    assert.equal(audited.length, 1);
  });

  Deno.test(`${verb}: one that Stripe was not told of is given up where its owner has changed their mind there since`, async () => {
    const seen = setUp(verb);
    const { ask, surroundings, changeAtStripe, changes, steps, stripe, audited, keys, fuse, wait } = seen;
    fuse.before = stripeStep;
    await ask(verb);
    fuse.before = '';
    keys.length = 0;
    wait(0.01);
    changeAtStripe(ends);
    changeAtStripe(!ends);
    const [change] = changes;
    assert.ok(change);
    // The request that began it may be telling Stripe still.
    await assert.rejects(completeChange(change, surroundings), { code: 'upstream' });
    assert.equal(change.outcome, undefined);
    wait(0.01);
    assert.equal((await completeChange(change, surroundings)).outcome, 'given_up');
    assert.match(steps.at(-1) ?? '', /^close given_up .*changed at Stripe before Stripe was told/);
    assert.deepEqual([stripe(), audited, keys], [!ends, [], []]);
  });

  Deno.test(`${verb}: what was changed at Stripe before it was written does not hinder it`, async () => {
    const { ask, surroundings, changeAtStripe, changes, row, audited, fuse, wait } = setUp(verb);
    changeAtStripe(ends);
    changeAtStripe(!ends);
    fuse.before = stripeStep;
    await ask(verb);
    fuse.before = '';
    wait(0.1);
    const [change] = changes;
    assert.ok(change);
    assert.deepEqual(await completeChange(change, surroundings), { outcome: 'done' });
    assert.deepEqual([row()?.cancel_at_period_end, audited.length], [ends, 1]);
  });

  Deno.test(`${verb}: what its owner has done at Stripe meanwhile is the change`, async () => {
    const { ask, surroundings, changeAtStripe, changes, row, audited, keys, fuse } = setUp(verb);
    fuse.before = stripeStep;
    await ask(verb);
    fuse.before = '';
    keys.length = 0;
    changeAtStripe(ends);
    const [change] = changes;
    assert.ok(change);
    assert.deepEqual(await completeChange(change, surroundings), { outcome: 'done' });
    assert.deepEqual([row()?.cancel_at_period_end, audited.length, keys], [ends, 1, []]);
  });

  Deno.test(`${verb}: an earlier one stays open while Stripe does not say what has changed since`, async () => {
    const { ask, surroundings, changes, stripe, fuse } = setUp(verb);
    fuse.before = stripeStep;
    await ask(verb);
    fuse.before = '';
    surroundings.endingChangesSince = () => Promise.reject(silence());
    assert.equal((await failureOf(await ask(verb))).code, 'upstream');
    assert.deepEqual([changes[0]?.outcome, stripe()], [undefined, !ends]);
  });

  Deno.test(`${verb}: after a day, when Stripe has forgotten the key, only what Stripe has made is finished`, async () => {
    const made = setUp(verb);
    made.fuse.after = stripeStep;
    await made.ask(verb);
    const missed = setUp(verb);
    missed.fuse.before = stripeStep;
    await missed.ask(verb);
    for (const { surroundings, changes, wait, audited, stripe, keys, outcome, told } of [
      { ...made, outcome: 'done', told: ends },
      { ...missed, outcome: 'given_up', told: !ends },
    ]) {
      wait(23.1);
      keys.length = 0;
      const [change] = changes;
      assert.ok(change);
      assert.equal((await completeChange(change, surroundings)).outcome, outcome);
      assert.equal(change.outcome, outcome);
      assert.equal(stripe(), told);
      assert.equal(audited.length, outcome === 'done' ? 1 : 0);
      assert.deepEqual(keys, []);
    }
  });
}

Deno.test('an open cancellation is finished before a resumption is decided, each with its line', async () => {
  const { ask, row, audited, fuse } = setUp('cancel');
  fuse.before = 'finish';
  await ask('cancel');
  fuse.before = '';
  assert.equal((await ask('resume')).status, 200);
  assert.equal(row()?.cancel_at_period_end, false);
  assert.deepEqual(
    audited.map(({ verb }) => verb),
    ['cancel', 'resume'],
  );
});

Deno.test('a request that Stripe still works on is not taken for a refusal', async () => {
  const { ask, surroundings, changes } = setUp('cancel');
  const conflict = { type: 'invalid_request_error', message: 'In use', statusCode: 409 } as const;
  surroundings.setEnding = () => Promise.reject(new Stripe.errors.StripeInvalidRequestError(conflict));
  assert.equal((await ask('cancel')).status, 502);
  assert.equal(changes[0]?.outcome, undefined);
});

Deno.test('a row that never holds still leaves the change open', async () => {
  const { ask, surroundings, changes } = setUp('cancel');
  surroundings.finish = async () => false;
  assert.equal((await ask('cancel')).status, 500);
  assert.equal(changes[0]?.outcome, undefined);
});
