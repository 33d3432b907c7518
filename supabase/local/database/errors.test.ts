import { expect, test, vi } from 'vitest';
import { answerQuietly } from './errors.ts';

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
