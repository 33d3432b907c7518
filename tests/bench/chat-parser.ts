import { performance } from 'node:perf_hooks';
import { createParser } from 'eventsource-parser';
import { readChatEvents } from '../../sdk/src/chat/chat-events.ts';
import { type ChatStreamShape, chatStreamChunks } from './chat-stream-data.ts';
import { type Figure, median } from './figure.ts';

const streamBytes = 50_000_000;
const runs = 7;

function bodyOf(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  let next = 0;
  return new ReadableStream(
    {
      pull(controller) {
        const chunk = chunks[next];
        next += 1;
        if (chunk) controller.enqueue(chunk);
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Reads a body to its end and hands on each piece of text. */
type Read = (body: ReadableStream<Uint8Array>, onText: (text: string) => void) => Promise<void>;

/** Ours, as the chat uses it: malformed events reported, shapes checked, one text at a time. */
const readWithOurs: Read = async (body, onText) => {
  for await (const events of readChatEvents(body)) {
    for (const event of events) if (event.type === 'text') onText(event.text);
  }
};

/** What one writes with the library: decode, feed, parse, take the text. Nothing is checked. */
const readWithLibrary: Read = async (body, onText) => {
  const parser = createParser({
    onEvent({ data }) {
      if (data !== '[DONE]') onText(JSON.parse(data).choices[0].delta.content);
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parser.feed(decoder.decode(next.value, { stream: true }));
  }
};

async function textOf(read: Read, chunks: readonly Uint8Array[]): Promise<string> {
  let text = '';
  await read(bodyOf(chunks), (piece) => {
    text += piece;
  });
  return text;
}

const descriptions: Record<ChatStreamShape, string> = {
  flow: 'as ai-chat writes it',
  model: 'as a model server writes it',
  numbered: 'with an id to each event',
};

async function measureShape(shape: ChatStreamShape): Promise<Figure[]> {
  const chunks = chatStreamChunks(shape, streamBytes);
  const megabytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0) / 1_000_000;
  const text = await textOf(readWithLibrary, chunks);
  if ((await textOf(readWithOurs, chunks)) !== text) throw new Error('The two parsers read different texts.');

  /** Megabytes a second. */
  async function rate(read: Read): Promise<number> {
    let characters = 0;
    const begin = performance.now();
    await read(bodyOf(chunks), (piece) => {
      characters += piece.length;
    });
    const seconds = (performance.now() - begin) / 1000;
    if (characters !== text.length) throw new Error('A parser read less than the whole text.');
    return megabytes / seconds;
  }

  const rounds: { ours: number; library: number }[] = [];
  // In turn, so that a slow moment hits both, and each as often first as second.
  for (let round = 0; round < runs; round += 1) {
    const first = round % 2 === 0 ? await rate(readWithOurs) : null;
    const library = await rate(readWithLibrary);
    rounds.push({ ours: first ?? (await rate(readWithOurs)), library });
  }

  const ours = median(rounds.map((round) => round.ours));
  const library = median(rounds.map((round) => round.library));
  const ratio = median(rounds.map((round) => round.ours / round.library));
  const where = descriptions[shape];
  const size = `${Math.round(megabytes)} MB, bytes to text`;
  return [
    {
      name: `${where}: eventsource-parser + JSON.parse`,
      value: `${library.toFixed(0)} MB/s`,
      target: size,
    },
    {
      name: `${where}: readChatEvents`,
      value: `${ours.toFixed(0)} MB/s (${ratio.toFixed(2)} x)`,
      target: 'at least 1 x',
    },
  ];
}

/** Our chat parser against a library that reads event streams, on the same bytes and in the same run. */
export async function measureChatParser(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const shape of ['flow', 'model', 'numbered'] as const) figures.push(...(await measureShape(shape)));
  return figures;
}
