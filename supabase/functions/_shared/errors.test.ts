import { describeFailure } from './errors.ts';
import { assert } from './testing.ts';

Deno.test('a failure is described with its causes, without the row that the database quotes', () => {
  // As PostgREST answers: its details hold what somebody typed.
  const refusal = {
    code: '23514',
    message: 'new row for relation "consultation_requests" violates check constraint',
    details: 'Failing row contains (Noor Al-Hadi, +971 50 123 4567).',
    hint: null,
  };
  const described = describeFailure(new Error('The request was not stored', { cause: refusal }));
  assert.match(described, /The request was not stored[\s\S]* <- .*23514.*check constraint/);
  assert.doesNotMatch(described, /Noor|4567/);
});

Deno.test('a failure that is caused by itself is described all the same', () => {
  const circular: { self?: unknown } = {};
  circular.self = circular;
  assert.match(describeFailure(new Error('It broke', { cause: circular })), /It broke/);
});
