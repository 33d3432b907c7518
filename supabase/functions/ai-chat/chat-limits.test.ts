import type { TakeRateLimit } from '../_shared/rate-limit.ts';
import { assert } from '../_shared/testing.ts';
import { createChatLimits } from './chat-limits.ts';

const visitorId = 'visitor_1790000000000_abc123';

function limits(take: TakeRateLimit) {
  const counted: string[] = [];
  const logged: string[] = [];
  const { wait, mayAskModel } = createChatLimits({
    take(key, limit) {
      counted.push(key);
      return take(key, limit);
    },
    daily: 7,
  });
  const context = {
    headers: new Headers({ 'x-forwarded-for': '203.0.113.7' }),
    log: (_level: string, event: string) => logged.push(event),
  };
  return { counted, logged, wait: () => wait(visitorId, context), mayAskModel: () => mayAskModel(context) };
}

Deno.test('a question counts for its visitor and its address, and not towards what the model may be asked', async () => {
  const { counted, wait } = limits(async () => ({ allowed: true, retryAfter: 0 }));
  assert.equal(await wait(), undefined);
  assert.deepEqual(
    counted.map((key) => key.split(':')[1]),
    ['visitor', 'burst', 'address'],
  );
});

Deno.test('the model may be asked so often in a day, by everybody together', async () => {
  let asked = 0;
  const { counted, logged, mayAskModel } = limits(async (_key, { attempts, seconds }) => {
    assert.deepEqual([attempts, seconds], [7, 86_400]);
    asked += 1;
    return { allowed: asked <= attempts, retryAfter: 60 };
  });
  const verdicts = await Promise.all(Array.from({ length: 9 }, mayAskModel));
  assert.deepEqual(verdicts, [...Array(7).fill(true), false, false]);
  assert.deepEqual([...new Set(counted)], ['ai-chat:total']);
  assert.deepEqual(logged, ['chat-limited', 'chat-limited']);
});

Deno.test('while nothing can be counted, a question is let through and the model, which costs money, is not asked', async () => {
  const { logged, wait, mayAskModel } = limits(() => Promise.reject(new Error('no database')));
  assert.equal(await wait(), undefined);
  assert.equal(await mayAskModel(), false);
  assert.deepEqual(logged, ['rate-limit-unavailable', 'rate-limit-unavailable']);
});
