import { expect, it, vi } from 'vitest';
import type { Call } from './call.ts';
import { createTables } from './tables.ts';

const call: Call = { signal: new AbortController().signal, endsAt: Date.now() + 30_000, isRepeatable: true };

it('a request to a table is sent in its call', async () => {
  const send = vi.fn(async (_call: Call, _url: string, _init: RequestInit) => Response.json([]));
  const ask = createTables('http://api.test', send);
  const answer = await ask(call, (client) => client.from('profiles').select('id').eq('id', '1'));
  expect(answer).toEqual({ data: [], status: 200 });
  const [sentIn, url, init] = send.mock.lastCall ?? [];
  expect(sentIn).toBe(call);
  expect(url).toBe('http://api.test/rest/v1/profiles?select=id&id=eq.1');
  expect(new Headers(init?.headers).get('accept-profile')).toBe('public');
});
