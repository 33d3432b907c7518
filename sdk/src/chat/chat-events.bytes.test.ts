import { describe, expect, it } from 'vitest';
import { encoder, eventsOf, malformed, piece } from './chat-events.fixture.ts';
import type { ChatStreamEvent } from './chat-events.ts';

/** The text of a stream, and whether it ended as it should. */
function summaryOf(events: readonly ChatStreamEvent[]) {
  return {
    text: events.map((event) => (event.type === 'text' ? event.text : '')).join(''),
    others: events.filter((event) => event.type !== 'text').map((event) => event.type),
  };
}

const sample = [
  ': keep-alive',
  '',
  'data: {"choices":[{"delta":{"role":"assistant"}}]}',
  '',
  piece('Café ☕ '),
  '',
  piece('مرحبا 👩🏽‍🤝‍👩 '),
  '\r',
  piece('"quoted"\n\\slash'),
  'data:{"choices":[{"delta":{"content":"!"}}]}\r',
  '',
  'data: [DONE]',
  '',
].join('\n');
const sampleText = 'Café ☕ مرحبا 👩🏽‍🤝‍👩 "quoted"\n\\slash!';

describe('bytes of a chat stream', () => {
  const bytes = encoder.encode(sample);

  it('reads the sample whole', async () => {
    expect(summaryOf(await eventsOf(bytes))).toEqual({ text: sampleText, others: ['done'] });
  });

  it('reads the same text when the bytes are cut at any one place', async () => {
    const whole = await eventsOf(bytes);
    for (let at = 0; at <= bytes.length; at += 1) {
      expect(await eventsOf(bytes.subarray(0, at), bytes.subarray(at)), `cut at byte ${at}`).toEqual(whole);
    }
  });

  it('reads the same text byte by byte', async () => {
    expect(await eventsOf(...Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(
      await eventsOf(bytes),
    );
  });

  it('reports a stream that ends inside a character', async () => {
    expect(await eventsOf('data: {', Uint8Array.of(0xc3))).toEqual([malformed('{\uFFFD')]);
  });

  it('replaces bytes that are not UTF-8 instead of failing', async () => {
    const [head = '', tail = ''] = piece('a|b').split('|');
    const events = await eventsOf(head, Uint8Array.of(0xff, 0xc3), `${tail}\n`);
    expect(summaryOf(events).text).toMatch(/^a\uFFFD+b$/);
  });
});
