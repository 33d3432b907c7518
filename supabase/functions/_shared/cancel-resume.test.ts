import Stripe from 'stripe';
import { createHandler as cancelHandler } from '../cancel-subscription/handler.ts';
import { createHandler as resumeHandler } from '../resume-subscription/handler.ts';
import { cancellation, resumption } from './cancel-resume.ts';
import { cancelResumeSurroundings, ending, running, stripes } from './cancel-resume-testing.ts';
import type { RateLimit } from './rate-limit.ts';
import { stripeColumns } from './stripe.ts';
import { admin, adminToken, assert, client, clientToken, failureOf, post } from './testing.ts';

const body = { stripe_subscription_id: 'sub_1' };
const cases = {
  cancel: { createHandler: cancelHandler, change: cancellation, row: running },
  resume: { createHandler: resumeHandler, change: resumption, row: ending },
};

function setUp(verb: keyof typeof cases, ...given: Partial<Parameters<typeof cancelResumeSurroundings>>) {
  const { createHandler, row } = cases[verb];
  const { surroundings, ...seen } = cancelResumeSurroundings(
    given[0] === undefined ? row : given[0],
    given[1],
  );
  return { answer: createHandler(surroundings), ...seen };
}

for (const [verb, { change, row }] of Object.entries(cases) as [
  keyof typeof cases,
  (typeof cases)['cancel'],
][]) {
  for (const [capacity, caller] of [
    ['client', client],
    ['admin', admin],
  ] as const) {
    Deno.test(`${verb} by the ${capacity}: first the change, then Stripe, then row and audit line at once, and the row is answered as it is now`, async () => {
      const { answer, steps, audited, written } = setUp(verb);
      const response = await answer(post({ body, token: caller.token }));
      assert.equal(response.status, 200);
      assert.deepEqual(await response.json(), {
        subscription: { ...row, cancel_at_period_end: change.ends },
      });
      assert.deepEqual(steps, ['begin', `stripe ${change.ends}`, 'finish']);
      assert.deepEqual(written, [stripeColumns(stripes(change.ends))]);
      assert.deepEqual(audited, [
        {
          id: 'change-0',
          actor_id: caller.userId,
          actor_email: caller.email,
          verb,
          stripe_subscription_id: 'sub_1',
          details: {
            ...change.details,
            capacity,
            status: row.status,
            period_end: row.current_period_end,
          },
          request_id: 'request-1',
        },
      ]);
    });
  }

  Deno.test(`${verb} twice at once is one request to Stripe and one line`, async () => {
    const { answer, keys, audited, steps } = setUp(verb);
    const responses = await Promise.all([1, 2, 3].map(() => answer(post({ body, token: clientToken }))));
    assert.deepEqual(
      responses.map(({ status }) => status),
      [200, 200, 200],
    );
    assert.equal(new Set(keys).size, 1);
    assert.equal(audited.length, 1);
    assert.equal(steps.filter((step) => step.startsWith('stripe')).length, 1);
  });

  Deno.test(`${verb} of a row that another writes before the change begins decides anew`, async () => {
    let isFirst = true;
    const { answer, steps, writeElsewhere } = setUp(verb, undefined, {
      openChange: async () => {
        if (isFirst) writeElsewhere({});
        isFirst = false;
        return null;
      },
    });
    assert.equal((await answer(post({ body, token: clientToken }))).status, 200);
    assert.deepEqual(steps, ['begin', `stripe ${change.ends}`, 'finish']);
  });

  Deno.test(`${verb} of a row that another writes meanwhile leaves it as Stripe has it then`, async () => {
    const { answer, steps, writeElsewhere, written, changeAtStripe } = setUp(verb, undefined, {
      async setEnding() {
        writeElsewhere({ cancel_at_period_end: change.ends });
        changeAtStripe(change.ends);
        return stripes(change.ends);
      },
    });
    const response = await answer(post({ body, token: clientToken }));
    assert.equal((await response.json()).subscription.cancel_at_period_end, change.ends);
    assert.deepEqual(steps, ['begin', 'retrieve', 'finish']);
    assert.deepEqual(written, [stripeColumns(stripes(change.ends))]);
  });

  for (const [name, mine] of [
    ['somebody else’s', { ...row, user_id: admin.userId }],
    ['nobody’s', { ...row, user_id: null }],
    ['an unknown one', null],
  ] as const) {
    Deno.test(`${verb} of ${name} is 404 to a client, with one and the same answer`, async () => {
      const { answer, steps, counted } = setUp(verb, mine);
      const failure = await failureOf(await answer(post({ body, token: clientToken })));
      assert.deepEqual(failure, {
        status: 404,
        code: 'not_found',
        message: 'There is no subscription sub_1.',
        request_id: 'request-1',
      });
      assert.deepEqual(steps, []);
      assert.deepEqual(counted, [`${verb}-subscription:${client.userId}`]);
    });
  }

  Deno.test(`${verb} of an id that is none is 422 and names its field`, async () => {
    const wrong = { stripe_subscription_id: '../customers' };
    const failure = await failureOf(await setUp(verb).answer(post({ body: wrong, token: clientToken })));
    assert.deepEqual([failure.status, Object.keys(failure.fields)], [422, Object.keys(wrong)]);
  });

  Deno.test(`${verb} is limited for a client, not for an admin`, async () => {
    const takeRateLimit = async (_: string, limit: RateLimit) => {
      assert.deepEqual(limit, { attempts: 20, seconds: 600 });
      return { allowed: false, retryAfter: 9 };
    };
    const { answer, steps } = setUp(verb, undefined, { takeRateLimit });
    const refused = await answer(post({ body, token: clientToken }));
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '9']);
    assert.deepEqual(steps, []);
    assert.equal((await answer(post({ body, token: adminToken }))).status, 200);
  });

  for (const status of ['past_due', 'canceled', 'none'] as const) {
    Deno.test(`${verb} of a subscription that is ${status} is 409 and Stripe is not asked`, async () => {
      const { answer, steps } = setUp(verb, { ...row, status });
      const failure = await failureOf(await answer(post({ body, token: clientToken })));
      assert.deepEqual([failure.status, failure.code], [409, 'conflict']);
      const isOver = verb === 'resume' && status === 'canceled';
      assert.match(failure.message, isOver ? /ended already/ : new RegExp(status));
      assert.deepEqual(steps, []);
    });
  }

  Deno.test(`${verb}: when Stripe refuses the answer is 502 in words, nothing is written and the change has ended`, async () => {
    const refusal = { type: 'invalid_request_error', message: 'No such subscription: sub_1.' } as const;
    const failed = new Stripe.errors.StripeInvalidRequestError(refusal);
    const { answer, steps, audited, changes } = setUp(verb, undefined, {
      setEnding: () => Promise.reject(failed),
    });
    const failure = await failureOf(await answer(post({ body, token: clientToken })));
    assert.deepEqual([failure.status, failure.code], [502, 'upstream']);
    assert.match(failure.message, /refused: No such subscription: sub_1\. Nothing was changed here/);
    assert.deepEqual(steps, ['begin', 'close refused No such subscription: sub_1.']);
    assert.deepEqual([audited, changes[0]?.outcome], [[], 'refused']);
  });
}

Deno.test('cancelling what ends already answers the row and does nothing', async () => {
  const { answer, steps } = setUp('cancel', ending);
  const response = await answer(post({ body, token: clientToken }));
  assert.deepEqual([response.status, await response.json()], [200, { subscription: ending }]);
  assert.deepEqual(steps, []);
});

for (const [name, row, reason] of [
  ['what does not end', running, /not ending/],
  ['past its date', { ...ending, current_period_end: '2026-11-21T10:00:00.000Z' }, /until 21 Nov 2026/],
  ['without a date', { ...ending, current_period_end: null }, /no date/],
] as const) {
  Deno.test(`resuming ${name} is 409 with the reason, and Stripe is not asked`, async () => {
    const { answer, steps } = setUp('resume', row);
    const failure = await failureOf(await answer(post({ body, token: clientToken })));
    assert.deepEqual([failure.status, failure.code], [409, 'conflict']);
    assert.match(failure.message, reason);
    assert.deepEqual(steps, []);
  });
}
