import type { HeldLead } from '../_shared/lead-forwarding.ts';
import { assert, post, serviceKey, testSurroundings } from '../_shared/testing.ts';
import { createHandler } from './handler.ts';

function setUp(isConfigured = true) {
  const { dependencies } = testSurroundings();
  let waiting: HeldLead[] = [
    { leadId: 'l', leaseId: 'h', attempts: 1, reference: 'FL-1', deliveryKey: 'k', lead: {} },
  ];
  const forwarding = {
    url: 'https://automation.example/hook',
    outbox: {
      async claim() {
        const held = waiting;
        waiting = [];
        return held;
      },
      settle: async () => true,
    },
    fetch: async () => new Response(),
    random: () => 0,
    now: () => 0,
    log: dependencies.log,
  };
  return createHandler({ ...dependencies, forwarding: isConfigured ? forwarding : null });
}

Deno.test('the service has what is due delivered and is told how much, whatever it sent', async () => {
  const answer = setUp();
  const first = await answer(post({ body: '', token: serviceKey }));
  assert.deepEqual(await first.json(), { delivered: 1, failed: 0 });
  const second = await answer(post({ body: { name: 'Functions' }, token: serviceKey }));
  assert.deepEqual(await second.json(), { delivered: 0, failed: 0 });
});

Deno.test('without an automation nothing is delivered', async () => {
  const response = await setUp(false)(post({ body: '', token: serviceKey }));
  assert.deepEqual(await response.json(), { delivered: 0, failed: 0 });
});
