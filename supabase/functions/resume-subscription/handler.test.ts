import { cancelResumeSurroundings, ending } from '../_shared/cancel-resume-testing.ts';
import { assert, clientToken, failureOf, post } from '../_shared/testing.ts';
import { createHandler } from './handler.ts';

const body = { stripe_subscription_id: 'sub_1' };

Deno.test('a client resumes their own subscription', async () => {
  const { surroundings, steps, audited } = cancelResumeSurroundings(ending);
  const response = await createHandler(surroundings)(post({ body, token: clientToken }));
  assert.equal(response.status, 200);
  assert.equal((await response.json()).subscription.cancel_at_period_end, false);
  assert.deepEqual(steps, ['begin', 'stripe false', 'finish']);
  assert.equal(audited[0]?.verb, 'resume');
});

Deno.test('nobody who is not signed in does', async () => {
  const { surroundings, steps } = cancelResumeSurroundings(ending);
  assert.equal((await createHandler(surroundings)(post({ body }))).status, 401);
  assert.deepEqual(steps, []);
});

Deno.test('an id that is none is 422 and names its field', async () => {
  const { surroundings } = cancelResumeSurroundings(ending);
  const wrong = { stripe_subscription_id: '../customers' };
  const failure = await failureOf(
    await createHandler(surroundings)(post({ body: wrong, token: clientToken })),
  );
  assert.equal(failure.status, 422);
  assert.deepEqual(Object.keys(failure.fields), ['stripe_subscription_id']);
});
