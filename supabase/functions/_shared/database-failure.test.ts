import { answerOf } from './database-failure.ts';
import { HttpError } from './errors.ts';
import { assert } from './testing.ts';

const failing = (code: string) => () =>
  answerOf('get_thing', { data: null, error: { code, message: 'There is no thing.' } });

Deno.test('an answer is handed on', () => {
  assert.equal(answerOf('get_thing', { data: 7, error: null }), 7);
});

for (const [state, status, code] of [
  ['PT404', 404, 'not_found'],
  ['PT409', 409, 'conflict'],
] as const) {
  Deno.test(`a failure that names ${status} is answered with its own sentence`, () => {
    assert.throws(failing(state), { status, code, message: 'There is no thing.' });
  });
}

Deno.test('any other failure is ours, and names the procedure', () => {
  assert.throws(
    failing('XX000'),
    (thrown) => !(thrown instanceof HttpError) && String(thrown).includes('get_thing failed'),
  );
});
