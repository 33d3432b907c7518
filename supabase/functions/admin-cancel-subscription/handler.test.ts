import { cancelResumeSurroundings } from '../_shared/cancel-resume-testing.ts';
import { adminToken, assert, failureOf, post } from '../_shared/testing.ts';
import { createHandler } from './handler.ts';

const body = { stripe_subscription_id: 'sub_1', at_period_end: true };

Deno.test('an admin cancels anybody’s subscription at the end of its period', async () => {
  const { surroundings, steps, audited } = cancelResumeSurroundings();
  const response = await createHandler(surroundings)(post({ body, token: adminToken }));
  assert.equal(response.status, 200);
  assert.equal((await response.json()).subscription.cancel_at_period_end, true);
  assert.deepEqual(steps, ['begin', 'stripe true', 'finish']);
  assert.deepEqual(audited[0]?.details.capacity, 'admin');
});

Deno.test('an unknown subscription is 404 and Stripe is not asked', async () => {
  const { surroundings, steps } = cancelResumeSurroundings(null);
  const failure = await failureOf(await createHandler(surroundings)(post({ body, token: adminToken })));
  assert.deepEqual([failure.status, failure.code], [404, 'not_found']);
  assert.match(failure.message, new RegExp(body.stripe_subscription_id));
  assert.deepEqual(steps, []);
});

for (const [name, wrong, field] of [
  ['no id', { at_period_end: true }, 'stripe_subscription_id'],
  ['an id with a path in it', { ...body, stripe_subscription_id: '../customers' }, 'stripe_subscription_id'],
  ['an end at once', { ...body, at_period_end: false }, 'at_period_end'],
] as const) {
  Deno.test(`${name} is 422 and names ${field}`, async () => {
    const { surroundings, steps } = cancelResumeSurroundings();
    const answer = await createHandler(surroundings)(post({ body: wrong, token: adminToken }));
    const failure = await failureOf(answer);
    assert.equal(failure.status, 422);
    assert.deepEqual(Object.keys(failure.fields), [field]);
    assert.deepEqual(steps, []);
  });
}
