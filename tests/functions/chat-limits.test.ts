import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sharedStack } from '../setup/stack.ts';
import { chat, logOf, readAnswer } from './chat-stream.ts';

const test = await sharedStack();

const somebody = (id: string, address: string) => ({
  visitorId: `visitor_1790000000000_${id}`,
  headers: { 'cf-connecting-ip': address },
});

/** As if so many questions had been counted under a name. */
async function alreadyAsked(name: string, hits: number, seconds: number): Promise<void> {
  const key = createHmac('sha256', test.stack.keys.secret).update(`ai-chat:${name}`).digest('hex');
  await test.stack.database.sql(
    `insert into public.rate_limits (key, hits, window_start, window_end)
     values ($1, $2, now() - interval '1 second', now() + make_interval(secs => $3))
     on conflict (key) do update set hits = excluded.hits, window_end = excluded.window_end`,
    [key, hits, seconds],
  );
}

async function forgetCounts(): Promise<void> {
  await test.stack.database.sql('delete from public.rate_limits');
}

describe('the limits of the chat', () => {
  it.each([
    ['a visitor', 'visitor:visitor_1790000000000_limited', 60, 1_700, '29 minutes', 'visitor'],
    ['an address at once', 'burst:203.0.113.9', 30, 20, 'a minute', 'burst'],
    ['an address in a day', 'address:203.0.113.9', 400, 7_000, '2 hours', 'address'],
  ])(
    'of %s: the last question is answered, the next gets a polite answer and a line in the log',
    async (_, name, hits, seconds, wait, limit) => {
      await forgetCounts();
      const person = somebody('limited', '203.0.113.9');
      await alreadyAsked(name, hits - 1, seconds);
      expect((await readAnswer(await chat(test, 'hi', person))).text).not.toContain('in about');

      const response = await chat(test, 'hi', person);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
      const { text, isWhole } = await readAnswer(response);
      expect(isWhole).toBe(true);
      expect(text).toContain(`in about ${wait}.`);
      expect(text).toMatch(/WhatsApp \(\+351 22 000 0000\).*\[Pricing\]\(\/pricing\)/);
      const logged = () => logOf(test, response.headers.get('x-request-id')).join('\n');
      await expect.poll(logged).toMatch(new RegExp(`"chat-limited".*"limit":"${limit}"`));
      expect(logged()).not.toContain('203.0.113');

      const other = await chat(test, 'hi', somebody('another', '203.0.113.200'));
      expect((await readAnswer(other)).text).not.toContain('in about');
    },
  );

  it('do not hold up the cards, which cost nothing, when nobody can count', async () => {
    const rename = (from: string, to: string) =>
      test.stack.database.sql(`alter function public.${from} (text, integer, interval) rename to ${to}`);
    await rename('take_rate_limit', 'gone');
    try {
      const response = await chat(test, 'hi');
      expect((await readAnswer(response)).text).not.toContain('in about');
      const requestId = response.headers.get('x-request-id');
      await expect.poll(() => logOf(test, requestId).join('\n')).toContain('rate-limit-unavailable');
    } finally {
      await rename('gone', 'take_rate_limit');
    }
  });
});
