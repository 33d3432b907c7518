import { createLineReader } from '@flow/chat/chat-events.ts';
import * as z from 'zod/mini';

/** Why a model stopped; `cut` where its server did not say. */
export type Finish = 'stop' | 'length' | 'content_filter' | 'cut';

/** What a server of models sends, as far as it matters. Some send chunks about usage alone, without choices. */
const chunkSchema = z.object({
  error: z.optional(z.unknown()),
  choices: z.optional(
    z.nullable(
      z.array(
        z.object({
          delta: z.optional(z.nullable(z.object({ content: z.optional(z.nullable(z.string())) }))),
          finish_reason: z.optional(z.nullable(z.string())),
        }),
      ),
    ),
  ),
});

/** What a model thinks before it answers is not for the visitor. The beginning of a mark may be cut off anywhere. */
function withoutThoughts() {
  let held = '';
  let isThinking = false;
  return (piece: string, isLast: boolean): string => {
    held += piece;
    let said = '';
    for (;;) {
      const mark = isThinking ? '</think>' : '<think>';
      const place = held.indexOf(mark);
      if (place !== -1) {
        if (!isThinking) said += held.slice(0, place);
        held = held.slice(place + mark.length);
        isThinking = !isThinking;
        continue;
      }
      const begun = isLast ? 0 : longestEnd(held, mark);
      if (!isThinking) said += held.slice(0, held.length - begun);
      held = held.slice(held.length - begun);
      return said;
    }
  };
}

/** How many characters at the end of a text begin the mark. */
function longestEnd(text: string, mark: string): number {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length -= 1)
    if (mark.startsWith(text.slice(-length))) return length;
  return 0;
}

const finishes: Readonly<Record<string, Finish>> = {
  stop: 'stop',
  end_turn: 'stop',
  length: 'length',
  max_tokens: 'length',
  content_filter: 'content_filter',
};

/**
 * The text of a model's answer as it comes, without what it thinks; returns why it ended.
 * @throws when the server reports a failure in the stream, or sends what is not its format
 */
export async function* modelTexts(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<string, Finish> {
  const lines = createLineReader();
  const speak = withoutThoughts();
  const reader = body.getReader();
  const cancel = () => void reader.cancel(signal.reason).catch(() => {});
  signal.addEventListener('abort', cancel, { once: true });
  let finish: Finish = 'cut';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      for (const line of done ? lines.end() : lines.push(value)) {
        const [, data] = /^data:\s?(.*)$/.exec(line) ?? [];
        if (data === undefined) continue;
        if (data === '[DONE]') return finish === 'cut' ? 'stop' : finish;
        const { choices, error } = chunkSchema.parse(JSON.parse(data));
        if (error !== undefined) throw new Error('The language model failed in the middle');
        for (const { delta, finish_reason } of choices ?? []) {
          if (finish_reason) finish = finishes[finish_reason] ?? 'stop';
          const said = speak(delta?.content ?? '', finish_reason != null);
          if (said !== '') yield said;
        }
      }
      if (done) return finish;
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
    reader.releaseLock();
  }
}
