import { expect, it } from 'vitest';
import { loggedFetch } from './request-log.ts';

async function log(send: typeof fetch, ...request: Parameters<typeof fetch>) {
  const notes: string[] = [];
  const times = [1_000, 1_012.4];
  const logged = loggedFetch(
    send,
    (line) => notes.push(line),
    () => times.shift() ?? 0,
  );
  const answer = await logged(...request).catch((error: unknown) => error);
  return { notes, answer };
}

const answering = (headers: Record<string, string> = {}): typeof fetch => {
  return async () => new Response('{}', { status: 201, headers });
};

it('a request is shown with its method, address, status, time and id', async () => {
  const url = 'https://a.test/rest/v1/leads?id=eq.7';
  const { notes } = await log(answering({ 'x-request-id': 'r-1' }), url, { method: 'PATCH' });
  expect(notes).toEqual([`PATCH ${url}: 201 in 12 ms (request r-1)`]);
});

it('hosted Supabase’s own name for the id counts too, and an answer may have none', async () => {
  const request = new Request('https://a.test/auth/v1/user', { method: 'DELETE' });
  expect((await log(answering({ 'sb-request-id': 'r-2' }), request)).notes).toEqual([
    'DELETE https://a.test/auth/v1/user: 201 in 12 ms (request r-2)',
  ]);
  expect((await log(answering(), 'https://a.test/')).notes).toEqual(['GET https://a.test/: 201 in 12 ms']);
});

it('no secret is shown: not of the address, and nothing of headers and bodies', async () => {
  const { notes } = await log(
    answering(),
    'https://me:secret@a.test/verify?token=secret&apikey=secret&type=invite',
    {
      method: 'POST',
      headers: { authorization: 'Bearer secret', apikey: 'secret' },
      body: '{"password":"secret"}',
    },
  );
  expect(notes).toEqual(['POST https://a.test/verify?token=xxx&apikey=xxx&type=invite: 201 in 12 ms']);
});

it('a request that fails is shown with the kind of failure, which the caller still gets', async () => {
  const failure = new TypeError('fetch failed');
  const { notes, answer } = await log(async () => Promise.reject(failure), 'https://a.test/');
  expect(notes).toEqual(['GET https://a.test/: TypeError in 12 ms']);
  expect(answer).toBe(failure);
});
