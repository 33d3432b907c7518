import { assert, testSurroundings } from '../_shared/testing.ts';
import { forwardLead } from './forward.ts';
import type { ConsultationRequest } from './handler.ts';

const request: ConsultationRequest = {
  source_page: '/',
  name: 'Noor',
  phone: '+971501234567',
  fitness_goal: 'other',
  training_type: 'online',
  training_location: 'not-sure',
  submitted_at: '2026-11-21T10:00:00.000Z',
  user_agent: 'test',
  pathname: '/',
  referrer: 'direct',
  submission_attempt: 1,
};

async function forward(answers: (Response | Error)[], failsToRecord = false) {
  const { dependencies, lines } = testSurroundings();
  const sent: { url: string; body: unknown }[] = [];
  const waited: number[] = [];
  const recorded: [string, number, boolean][] = [];
  await forwardLead(request, 'FL-234567', {
    url: 'https://automation.example/hook',
    delays: [10, 20],
    async fetch(url, init) {
      sent.push({ url: String(url), body: JSON.parse(String(init?.body)) });
      const answer = answers[sent.length - 1] ?? new Error('no more answers');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    async wait(milliseconds) {
      waited.push(milliseconds);
    },
    async record(...outcome) {
      if (failsToRecord) throw new Error('no database');
      recorded.push(outcome);
    },
    log: dependencies.log,
  });
  return { sent, waited, recorded, lines };
}

Deno.test('a lead is sent once with its reference and noted as delivered', async () => {
  const { sent, waited, recorded, lines } = await forward([new Response()]);
  assert.deepEqual(sent, [
    { url: 'https://automation.example/hook', body: { ...request, reference: 'FL-234567' } },
  ]);
  assert.deepEqual([waited, recorded, lines], [[], [['FL-234567', 1, true]], []]);
});

Deno.test('it is sent again after a refusal and after a failed connection, with growing pauses', async () => {
  const { waited, recorded } = await forward([
    new Response(null, { status: 503 }),
    new Error('reset'),
    new Response(),
  ]);
  assert.deepEqual(waited, [10, 20]);
  assert.deepEqual(recorded, [['FL-234567', 3, true]]);
});

Deno.test('after the last try it is noted as not delivered and logged', async () => {
  const { sent, recorded, lines } = await forward([1, 2, 3].map(() => new Response(null, { status: 500 })));
  assert.equal(sent.length, 3);
  assert.deepEqual(recorded, [['FL-234567', 3, false]]);
  assert.deepEqual(
    lines.map((line) => [line.level, line.event]),
    [['error', 'forward-failed']],
  );
});

Deno.test('a note that cannot be written is logged and fails nothing', async () => {
  const { lines } = await forward([new Response()], true);
  assert.deepEqual(
    lines.map((line) => line.event),
    ['forward-not-recorded'],
  );
});
