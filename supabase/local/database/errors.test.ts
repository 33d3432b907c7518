import { expect, test, vi } from 'vitest';
import { answerQuietly, withoutValues } from './errors.ts';

const stubbed = () => vi.spyOn(console, 'error').mockImplementation(() => {});

function answering(status: number): () => Promise<Response> {
  return async () => {
    console.error('printed inside');
    return new Response(null, { status });
  };
}

test.each([200, 400, 403, 404, 499])('what is printed for an answer of %i is held back', async (status) => {
  const print = stubbed();
  expect((await answerQuietly(answering(status))).status).toBe(status);
  expect(print).not.toHaveBeenCalled();
});

test.each([500, 503])('what is printed for an answer of %i is shown', async (status) => {
  const print = stubbed();
  await answerQuietly(answering(status));
  expect(print.mock.calls).toEqual([['printed inside']]);
});

test('what is printed before a throw is shown, and the throw goes on', async () => {
  const print = stubbed();
  const throwing = async () => {
    console.error('printed inside');
    throw new Error('thrown');
  };
  await expect(answerQuietly(throwing)).rejects.toThrow('thrown');
  expect(print.mock.calls).toEqual([['printed inside']]);
});

test('what others print meanwhile is shown at once', async () => {
  const print = stubbed();
  const gate = Promise.withResolvers<Response>();
  const answer = answerQuietly(() => gate.promise);
  console.error('somebody else');
  expect(print.mock.calls).toEqual([['somebody else']]);
  gate.resolve(new Response(null, { status: 200 }));
  await answer;
  expect(console.error).toBe(print);
});

test('an error is printed with its code, its place and its cause, and with none of its values', async () => {
  const print = stubbed();
  const refused = Object.assign(
    new Error('null value in column "email" of relation "users" violates a rule'),
    {
      code: '23502',
      detail: 'Failing row contains (zoe@example.com, $2b$10$hash).',
      where:
        'JSON data, line 1: {"first_name":"Zoe"}\nPL/pgSQL function public.make_profile() line 3 at SQL statement',
      params: ['zoe@example.com', '$2b$10$hash'],
    },
  );
  const failing = async () => {
    console.error('Auth error:', new Error('thrown', { cause: refused }), { params: ['Zoe'] });
    return new Response(null, { status: 500 });
  };
  await answerQuietly(failing);
  const shown = print.mock.calls.flat().join('\n');
  expect(shown).toContain('Auth error: Error: thrown');
  expect(shown).toContain('Error 23502: null value in column "email" of relation "users" violates a rule');
  expect(shown).toContain('in PL/pgSQL function public.make_profile() line 3');
  expect(shown).toMatch(/^ {4}at .*errors\.test\.ts/m);
  expect(shown).not.toMatch(/zoe|hash|params/i);
});

test.each([
  ['invalid input syntax for type uuid: "zoe"', 'invalid input syntax for type uuid: "…"'],
  ['invalid input value for enum plan: "a "b" c"', 'invalid input value for enum plan: "…"'],
  ['value "+971 50 000 0000" is out of range', 'value "…" is out of range'],
  ['violates unique constraint "users_email_key"', 'violates unique constraint "users_email_key"'],
])('of a message’s quotes only names are printed: %s', (message, shown) => {
  expect(withoutValues(new Error(message)).split('\n')[0]).toBe(`Error: ${shown}`);
  expect(withoutValues(message)).toBe(shown);
});
