import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Automation, startAutomation } from './automation.ts';
import { fromNewAddress } from './call.ts';
import { type CrashStack, startCrashStack } from './crash-stack.ts';
import { leadPayload } from './lead-payload.ts';

const crashes = 30;
const visitors = 6;
let automation: Automation;
let stack: CrashStack;
beforeAll(async () => {
  automation = await startAutomation();
  stack = await startCrashStack({ LEAD_FORWARD_URL: automation.url });
});
afterAll(async () => {
  await stack?.stop();
  automation?.close();
});

const failed = { refused: 0, brokenOff: 0 };

/** Sends one request until it is thanked, as a browser does with what it keeps. Answers the reference. */
async function insist(payload: ReturnType<typeof leadPayload>): Promise<string> {
  for (;;) {
    try {
      const response = await fetch(`${stack.functionsUrl}/consultation-webhook`, {
        method: 'POST',
        headers: { ...fromNewAddress(), 'content-type': 'text/plain;charset=UTF-8' },
        body: JSON.stringify(payload),
      });
      const answer = (await response.json()) as { reference?: string };
      if (answer.reference !== undefined) return answer.reference;
      expect.fail(`HTTP ${response.status} ${JSON.stringify(answer)}`);
    } catch (error) {
      // fetch rejects with a TypeError when there is no answer, or no end of it.
      if (!(error instanceof TypeError)) throw error;
      const { cause } = error as { cause?: { code?: string } };
      failed[cause?.code === 'ECONNREFUSED' ? 'refused' : 'brokenOff'] += 1;
      await sleep(20 + Math.random() * 60);
    }
  }
}

const rows = <Row>(query: string) => stack.database.sql<Row>(query);

it('a process that is killed again and again loses no thanked lead and doubles none', {
  timeout: 300_000,
}, async () => {
  const thanked = new Map<string, string>();
  let isOver = false;
  const visitor = async () => {
    while (!isOver) {
      const idempotency_key = crypto.randomUUID();
      thanked.set(idempotency_key, await insist(leadPayload({ idempotency_key })));
    }
  };
  const all = Promise.all(Array.from({ length: visitors }, visitor));
  for (let crash = 0; crash < crashes; crash += 1) {
    // After none, one, two or three thanks more: while the first are on their way, or in the thick of it.
    const enough = thanked.size + (crash % 4);
    while (thanked.size < enough) await Promise.race([sleep(5), all]);
    await sleep(Math.random() * 60);
    await stack.crash();
  }
  isOver = true;
  await all;

  // The crashes hit requests half-way, and between them leads were stored: else nothing would be proven.
  expect(failed.brokenOff).toBeGreaterThan(crashes);
  expect(thanked.size).toBeGreaterThan(crashes);

  const stored = await rows<{ idempotency_key: string; reference: string }>(
    'select idempotency_key, reference from public.consultation_requests',
  );
  expect(new Map(stored.map((row) => [row.idempotency_key, row.reference]))).toEqual(thanked);
  expect(stored).toHaveLength(thanked.size);
  expect(new Set(stored.map((row) => row.reference)).size).toBe(thanked.size);

  const outbox = await rows<{ reference: string }>(
    `select request.reference from public.lead_forwards as forward
     join public.consultation_requests as request on request.id = forward.lead_id`,
  );
  expect(outbox.map((row) => row.reference).sort()).toEqual([...thanked.values()].sort());

  // Who died with a lead in hand lets it go when the hold runs out; in the end the automation has every one.
  await rows(
    `update public.lead_forwards
     set leased_until = case when lease_id is not null then now() end, next_attempt_at = now()
     where status = 'pending'`,
  );
  const response = await fetch(`${stack.functionsUrl}/forward-leads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stack.keys.secret}` },
  });
  expect(await response.json()).toMatchObject({ failed: 0 });
  const waiting = await rows("select 1 from public.lead_forwards where status <> 'delivered'");
  expect(waiting).toEqual([]);
  expect(new Set(automation.received.map(({ lead }) => lead.reference))).toEqual(new Set(thanked.values()));
  // What it got twice it can tell by the key.
  expect(new Set(automation.received.map(({ deliveryKey }) => deliveryKey)).size).toBe(thanked.size);
});
