import { type DeliveryEnd, forwardDueLeads, type HeldLead } from './lead-forwarding.ts';
import { assert, testSurroundings } from './testing.ts';

const held = (number: number, attempts = 1): HeldLead => ({
  leadId: `lead-${number}`,
  leaseId: `lease-${number}`,
  attempts,
  reference: `FL-${number}`,
  deliveryKey: `key-${number}-1`,
  lead: { reference: `FL-${number}`, name: 'Noor' },
});

interface Situation {
  batches: (HeldLead[] | Error)[];
  answers?: Record<string, () => Response | Promise<Response>>;
  settle?: () => boolean;
  url?: string;
}

function setUp({
  batches,
  answers = {},
  settle = () => true,
  url = 'https://automation.example/hook',
}: Situation) {
  const { dependencies, lines } = testSurroundings();
  const sent: { url: string; init: RequestInit }[] = [];
  const settled: [string, string, DeliveryEnd][] = [];
  const claims: [number, number][] = [];
  let clock = 0;
  const forward = (until = 1_000) =>
    forwardDueLeads(
      {
        url,
        outbox: {
          async claim(limit, seconds) {
            claims.push([limit, seconds]);
            const batch = batches.shift() ?? [];
            if (batch instanceof Error) throw batch;
            return batch;
          },
          async settle({ leadId, leaseId }, end) {
            settled.push([leadId, leaseId, end]);
            return settle();
          },
        },
        async fetch(address, init = {}) {
          clock += 100;
          sent.push({ url: String(address), init });
          const { reference } = JSON.parse(String(init.body)) as { reference: string };
          return (answers[reference] ?? (() => new Response()))();
        },
        random: () => 0.5,
        now: () => clock,
        log: dependencies.log,
      },
      until,
    );
  return { forward, sent, settled, claims, lines };
}

const endOf = async (answer: () => Response | Promise<Response>, attempts = 1) => {
  const { forward, settled, lines } = setUp({ batches: [[held(1, attempts)]], answers: { 'FL-1': answer } });
  const total = await forward();
  return { end: settled[0]?.[2], total, lines };
};

Deno.test('a lead is posted as JSON with its delivery key and noted as delivered', async () => {
  const { forward, sent, settled, claims, lines } = setUp({ batches: [[held(1)]] });
  assert.deepEqual(await forward(), { delivered: 1, failed: 0 });
  assert.equal(sent[0]?.url, 'https://automation.example/hook');
  const { method, headers, body, redirect } = sent[0]?.init ?? {};
  assert.deepEqual([method, redirect], ['POST', 'manual']);
  assert.deepEqual(headers, { 'content-type': 'application/json', 'idempotency-key': 'key-1-1' });
  assert.deepEqual(JSON.parse(String(body)), { reference: 'FL-1', name: 'Noor' });
  assert.deepEqual(settled, [['lead-1', 'lease-1', { error: null }]]);
  assert.deepEqual(claims, [[10, 60]]);
  assert.deepEqual(lines, []);
});

for (const status of [400, 401, 403, 404, 410, 422, 429, 500, 503]) {
  Deno.test(`an automation that answers ${status} is asked again: somebody mends it`, async () => {
    const { end, total, lines } = await endOf(() => new Response('who is Noor?', { status }));
    assert.deepEqual(end, { error: `The automation answered ${status}`, retryIn: 10 });
    assert.deepEqual(total, { delivered: 0, failed: 1 });
    assert.deepEqual(
      lines.map((line) => [line.level, line.event]),
      [['warning', 'forward-failed']],
    );
  });
}

Deno.test('an automation that says when to come again is asked then', async () => {
  const { end } = await endOf(() => new Response(null, { status: 429, headers: { 'retry-after': '300' } }));
  assert.deepEqual(end, { error: 'The automation answered 429', retryIn: 300 });
});

Deno.test('a receipt counts although its connection breaks before its end', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('reset')) });
  const { end } = await endOf(() => new Response(broken));
  assert.deepEqual(end, { error: null });
});

Deno.test('a redirect is no receipt', async () => {
  const { end } = await endOf(() => new Response(null, { status: 302, headers: { location: '/signin' } }));
  assert.match(String(end?.error), /^The automation answered 302, a redirect: set the address/);
});

Deno.test('a connection that fails and an answer that never comes are told apart', async () => {
  const failed = await endOf(() => Promise.reject(new TypeError('connection refused')));
  assert.deepEqual(failed.end, { error: 'The automation cannot be reached', retryIn: 10 });
  const late = await endOf(() => Promise.reject(new DOMException('Signal timed out.', 'TimeoutError')));
  assert.deepEqual(late.end, { error: 'No answer within 10 seconds', retryIn: 10 });
});

Deno.test('after the last attempt the lead is given up, and the log says so as an error', async () => {
  const { end, lines } = await endOf(() => new Response(null, { status: 500 }), 11);
  assert.deepEqual(end, { error: 'The automation answered 500', retryIn: null });
  assert.deepEqual(
    lines.map((line) => [line.level, line.event, line.fields.reference]),
    [['error', 'forward-given-up', 'FL-1']],
  );
});

Deno.test('neither the address, nor what was answered, nor the person is told to the log or the row', async () => {
  const { forward, settled, lines } = setUp({
    batches: [[held(1), held(2)]],
    url: 'https://automation.example/hook?token=hunter2',
    answers: {
      'FL-1': () => new Response('Noor is unknown', { status: 500 }),
      'FL-2': () => Promise.reject(new TypeError('error sending request for url (https://x/?token=hunter2)')),
    },
  });
  await forward();
  assert.equal(settled.length, 2);
  assert.doesNotMatch(JSON.stringify([settled, lines]), /hunter2|Noor|automation\.example/);
});

Deno.test('one lead that fails does not hold up the others', async () => {
  const { forward, settled } = setUp({
    batches: [[held(1), held(2)]],
    answers: { 'FL-1': () => new Response(null, { status: 500 }) },
  });
  assert.deepEqual(await forward(), { delivered: 1, failed: 1 });
  assert.deepEqual(settled.map(([id, , end]) => [id, end.error === null]).sort(), [
    ['lead-1', false],
    ['lead-2', true],
  ]);
});

const full = (first: number) => Array.from({ length: 10 }, (_, index) => held(first + index));

Deno.test('batches follow each other until one is not full', async () => {
  const { forward, claims } = setUp({ batches: [full(0), full(10), [held(20)], full(30)] });
  assert.deepEqual(await forward(100_000), { delivered: 21, failed: 0 });
  assert.equal(claims.length, 3);
});

Deno.test('no batch begins when the time has come', async () => {
  const { forward, claims } = setUp({ batches: [full(0), full(10)] });
  assert.deepEqual(await forward(0), { delivered: 10, failed: 0 });
  assert.equal(claims.length, 1);
});

Deno.test('an end that cannot be noted is logged and fails nothing', async () => {
  const { forward, lines } = setUp({
    batches: [[held(1)]],
    settle() {
      throw new Error('no database');
    },
  });
  assert.deepEqual(await forward(), { delivered: 1, failed: 0 });
  assert.deepEqual(
    lines.map((line) => line.event),
    ['forward-not-recorded'],
  );
});

Deno.test('a hold that was lost meanwhile is noted in the log', async () => {
  const { forward, lines } = setUp({ batches: [[held(1)]], settle: () => false });
  await forward();
  assert.deepEqual(
    lines.map((line) => [line.level, line.event]),
    [['info', 'forward-overtaken']],
  );
});

Deno.test('an outbox that cannot be read is logged and nothing is sent', async () => {
  const { forward, sent, lines } = setUp({ batches: [new Error('no database')] });
  assert.deepEqual(await forward(), { delivered: 0, failed: 0 });
  assert.deepEqual(sent, []);
  assert.deepEqual(
    lines.map((line) => [line.level, line.event]),
    [['error', 'forward-not-claimed']],
  );
});
