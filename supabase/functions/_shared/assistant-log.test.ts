import { type AssistantEntry, createAssistantLog } from './assistant-log.ts';
import retention from './retention.gen.json' with { type: 'json' };
import { assert, testSurroundings } from './testing.ts';

type Answer = { error: { message: string } | null };

function setUp(answer: () => Promise<Answer> = async () => ({ error: null })) {
  const calls: { name: string; parameters: unknown }[] = [];
  const rpc = (name: string, parameters?: unknown) => {
    calls.push({ name, parameters });
    return answer();
  };
  const { dependencies, lines } = testSurroundings();
  const database = { rpc } as unknown as Parameters<typeof createAssistantLog>[0];
  return { log: createAssistantLog(database, dependencies.log), calls, lines };
}

const entry: AssistantEntry = {
  question: 'Is there parking\0?',
  language: 'en',
  outcome: 'offered',
  cards: ['parking'],
};

for (const outcome of ['offered', 'handed-over'] as const) {
  Deno.test(`a question that was ${outcome} is recorded, for as long as the terms say`, async () => {
    const { log, calls } = setUp();
    await log.record({ ...entry, outcome });
    assert.deepEqual(calls, [
      {
        name: 'record_assistant_answer',
        parameters: {
          _question: 'Is there parking\uFFFD?',
          _language: 'en',
          _outcome: outcome,
          _cards: ['parking'],
          _keep: retention.records,
        },
      },
    ]);
    assert.match(retention.records, /^\d+ years$/);
  });
}

for (const outcome of ['answered', 'safety'] as const) {
  Deno.test(`the words of a question that was ${outcome} do not even leave the function`, async () => {
    const { log, calls } = setUp();
    await log.record({ ...entry, outcome });
    assert.equal(calls.length, 1);
    assert.doesNotMatch(JSON.stringify(calls), /parking\?|parking\uFFFD/);
  });
}

for (const [what, fail] of [
  ['refuses', async () => ({ error: { message: 'no table' } })],
  ['is out of reach', () => Promise.reject(new Error('no table'))],
] as const) {
  Deno.test(`a database that ${what} is a line in the log and no failure, but for a rating`, async () => {
    const { log, lines } = setUp(fail);
    await log.record(entry);
    await log.recordRequest();
    const line = (each: (typeof lines)[number]) => [each.level, each.event];
    assert.deepEqual(lines.map(line), [
      ['warning', 'assistant-log-unavailable'],
      ['warning', 'assistant-log-unavailable'],
    ]);
    assert.match(String(lines[0]?.fields.detail), /no table/);
    assert.doesNotMatch(JSON.stringify(lines), /Is there/);
    await assert.rejects(log.rate({ id: 'x', rating: 'helpful', about: null }), /no table/);
  });
}

Deno.test('a rating comes with what it is about, or without', async () => {
  const { log, calls } = setUp();
  const about = { question: 'Is it free?', answer: 'AED 1.', language: 'en' };
  await log.rate({ id: 'one', rating: 'unhelpful', about });
  await log.rate({ id: 'one', rating: 'helpful', about: null });
  const rated = { _id: 'one', _keep: retention.records };
  assert.deepEqual(
    calls.map(({ parameters }) => parameters),
    [
      { ...rated, _rating: 'unhelpful', _question: 'Is it free?', _answer: 'AED 1.', _language: 'en' },
      { ...rated, _rating: 'helpful' },
    ],
  );
});
