import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { bodyOf, breakingBody, chatEvent, openBody } from '../testing/chat-stream.ts';
import { done, encoder, eventsOf, malformed, piece, text } from './chat-events.fixture.ts';
import { type ChatStreamEvent, longestLine, readChatEvents } from './chat-events.ts';

describe('lines of a chat stream', () => {
  it.each<[string, string[], ChatStreamEvent[]]>([
    [
      'yields the text of each data line and ends at [DONE]',
      [`${piece('Hello')}\n\n${piece(' there')}\n\ndata: [DONE]\n\n`],
      [text('Hello'), text(' there'), done],
    ],
    [
      'accepts data lines without the space after the colon',
      ['data:{"choices":[{"delta":{"content":"a"}}]}\ndata:[DONE]\n'],
      [text('a'), done],
    ],
    ['keeps spaces that belong to the text', [`${piece('  two  ')}\n`], [text('  two  ')]],
    ['ends at a bare [DONE] line as well', [`${piece('a')}\n[DONE]\n${piece('b')}\n`], [text('a'), done]],
    ['reads nothing after [DONE]', ['data: [DONE]\n', `${piece('late')}\n`], [done]],
    [
      'ignores comments, blank lines and fields that are not data',
      [`: ping\n\n   \nevent: message\nid: 7\nretry: 10\n:\n${piece('a')}\n\ndata: [DONE]\n`],
      [text('a'), done],
    ],
    ['takes a comment for one even with a data line in it', [`:${piece('x')}\ndata: [DONE]\n`], [done]],
    [
      'reads every event of one chunk, with single line ends too',
      [`${piece('a')}\n${piece('b')}\n${piece('c')}\ndata: [DONE]`],
      [text('a'), text('b'), text('c'), done],
    ],
    ['reads a last line that has no line end', [piece('a')], [text('a')]],
    ['reads a last line with half of one', [`${piece('a')}\r`], [text('a')]],
    ['reads a last [DONE] that has no line end', ['data: [DONE]'], [done]],
    ['ignores a byte order mark', [`\uFEFF${piece('a')}\n`], [text('a')]],
    ['yields nothing for an empty body', [], []],
    ['yields nothing for a body of blank chunks', ['', '\n', ''], []],
  ])('%s', async (_name, chunks, expected) => {
    expect(await eventsOf(...chunks)).toEqual(expected);
  });

  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('reads lines that end with %s', async (_name, end) => {
    const stream = [piece('a'), '', piece('b'), '', 'data: [DONE]', ''].join(end);
    expect(await eventsOf(stream)).toEqual([text('a'), text('b'), done]);
    expect(await eventsOf(...Array.from(stream))).toEqual([text('a'), text('b'), done]);
  });

  it('yields each line as soon as it is complete, before its blank line comes', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const events = readChatEvents(readable);
    void writer.write(encoder.encode(`${piece('a')}\n`));
    expect(await events.next()).toEqual({ done: false, value: [text('a')] });
    void writer.write(encoder.encode(`${piece('b')}\n`));
    expect(await events.next()).toEqual({ done: false, value: [text('b')] });
    await events.return(undefined);
  });
});

describe('JSON of a chat stream', () => {
  it.each([
    ['a role without text', '{"choices":[{"delta":{"role":"assistant"}}]}'],
    ['a null text', '{"choices":[{"delta":{"content":null}}]}'],
    ['an empty text', '{"choices":[{"delta":{"content":""}}]}'],
    ['a finish reason', '{"choices":[{"delta":{},"finish_reason":"stop"}]}'],
    ['no delta', '{"choices":[{"finish_reason":"stop"}]}'],
    ['usage without choices', '{"choices":[],"usage":{"total_tokens":3}}'],
  ])('passes over %s', async (_name, json) => {
    expect(await eventsOf(`data: ${json}\n${piece('a')}\ndata: [DONE]\n`)).toEqual([text('a'), done]);
  });

  it.each(['{not json', '<html>', '{"choices":[{"delta":{"content":"cut', '{}}'])(
    'reports %s as malformed and goes on',
    async (data) => {
      const stream = `${piece('a')}\n\ndata: ${data}\n\n${piece('b')}\n\ndata: [DONE]\n`;
      expect(await eventsOf(stream)).toEqual([text('a'), malformed(data), text('b'), done]);
    },
  );

  it.each(['{}', 'null', '42', '"text"', '[]', '{"choices":{}}', '{"choices":[{"delta":{"content":7}}]}'])(
    'reports %s as malformed: JSON of another shape',
    async (data) => {
      const stream = `data: ${data}\n${piece('b')}\ndata: [DONE]\n`;
      expect(await eventsOf(stream)).toEqual([malformed(data), text('b'), done]);
    },
  );

  it('reports each of several malformed events', async () => {
    const stream = 'data: {a\n\ndata: {b\n\ndata: [DONE]\n';
    expect(await eventsOf(stream)).toEqual([malformed('{a'), malformed('{b'), done]);
  });

  it.each([
    ['the next data line', `\n${piece('a')}\n`, [text('a')]],
    ['[DONE]', '\ndata: [DONE]\n', [done]],
    ['the end of the stream', '', []],
  ])('reports malformed JSON at %s when no blank line came', async (_name, after, expected) => {
    expect(await eventsOf(`data: {bad${after}`)).toEqual([malformed('{bad'), ...expected]);
  });

  it('keeps a partial JSON line and reads it when the rest arrives', async () => {
    const line = piece('together');
    const chunks = [line.slice(0, 20), line.slice(20, 31), `${line.slice(31)}\n`];
    expect(await eventsOf(...chunks)).toEqual([text('together')]);
  });

  it('retries JSON that is spread over several data lines', async () => {
    const chunks = ['data: {"choices":\n', 'data: [{"delta":\ndata: {"content":"a"}}]}\n\n'];
    expect(await eventsOf(...chunks)).toEqual([text('a')]);
  });

  it('retries JSON of which a line would be JSON by itself', async () => {
    const lines = ['data: {"choices":[', 'data: {"delta":{"content":"a"}}', 'data: ]}', ''];
    expect(await eventsOf(lines.join('\n'))).toEqual([text('a')]);
  });

  it('retries it across a comment, and across CRLF cut in two', async () => {
    const stream = 'data: {"choices":\r\n: ping\r\ndata: [{"delta":{"content":"a"}}]}\r\n\r\n';
    expect(await eventsOf(stream)).toEqual([text('a')]);
    expect(await eventsOf(...Array.from(stream))).toEqual([text('a')]);
  });

  it('retries JSON that continues on a line without the data prefix', async () => {
    const chunks = ['data: {"choices":[{"delta":\n', '{"content":"a"}}]}\n', `${piece('b')}\n`];
    expect(await eventsOf(...chunks)).toEqual([text('a'), text('b')]);
  });

  it('yields a failure that the server reports inside the stream', async () => {
    const failure = '{"error":{"code":"upstream","message":"The model went away","request_id":"r1"}}';
    expect(await eventsOf(`${piece('a')}\n\ndata: ${failure}\n\n`)).toEqual([
      text('a'),
      { type: 'error', message: 'The model went away' },
    ]);
  });

  it('cuts a line that never ends, reports it, and goes on', async () => {
    const endless = `data: {"choices":[{"delta":{"content":"${'x'.repeat(longestLine)}`;
    const events = await eventsOf(endless, 'x'.repeat(longestLine), `\n\n${piece('b')}\ndata: [DONE]\n`);
    expect(events.at(0)?.type).toBe('malformed');
    expect(events.slice(-2)).toEqual([text('b'), done]);
  });

  it('does not wait for the end of a line that is too long', async () => {
    const { body } = openBody(`data: "${'x'.repeat(3 * longestLine)}`);
    const events = readChatEvents(body);
    expect((await events.next()).value?.[0]?.type).toBe('malformed');
    await events.return(undefined);
  });

  it('gives up on JSON that is never finished', async () => {
    const lines = Array.from({ length: 40 }, () => `data: "${'x'.repeat(longestLine / 32)}\n`);
    const events = await eventsOf(...lines, `\n${piece('b')}\n`);
    expect(events.filter((event) => event.type === 'malformed')).toHaveLength(2);
    expect(events.at(-1)).toEqual(text('b'));
  });
});

describe('the body of a chat stream', () => {
  it('is cancelled and released when the consumer stops early', async () => {
    const { body, cancelled } = openBody(chatEvent('a'));
    for await (const events of readChatEvents(body)) {
      expect(events).toEqual([text('a')]);
      break;
    }
    await cancelled;
    expect(body.locked).toBe(false);
  });

  it('is cancelled at [DONE], even when the server keeps the connection open', async () => {
    const { body, cancelled } = openBody('data: [DONE]\n');
    expect(await Array.fromAsync(readChatEvents(body))).toEqual([[done]]);
    await cancelled;
  });

  it('is cancelled with the reason of an abort, which ends the events', async () => {
    const controller = new AbortController();
    const { body, cancelled } = openBody(chatEvent('a'));
    const events: ChatStreamEvent[] = [];
    for await (const some of readChatEvents(body, controller.signal)) {
      events.push(...some);
      setTimeout(() => controller.abort('stopped'), 0);
    }
    expect(events).toEqual([text('a')]);
    expect(await cancelled).toBe('stopped');
  });

  it('is forgotten by the signal at its end', async () => {
    const { signal } = new AbortController();
    await Array.fromAsync(readChatEvents(bodyOf([chatEvent('a')]), signal));
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('is not read at all when the signal is aborted already', async () => {
    const { body, cancelled } = openBody(chatEvent('a'));
    const signal = AbortSignal.abort('never');
    expect(await Array.fromAsync(readChatEvents(body, signal))).toEqual([]);
    expect(await cancelled).toBe('never');
  });

  it('passes on a connection that fails after what came before it', async () => {
    const events = readChatEvents(breakingBody(chatEvent('a')));
    expect(await events.next()).toEqual({ done: false, value: [text('a')] });
    await expect(events.next()).rejects.toThrow('terminated');
  });
});
