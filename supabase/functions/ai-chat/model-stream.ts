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

/** What a model thinks before it answers, and what may be the beginning of its mark: neither is for the visitor. */
const thoughts = /<think>[\s\S]*?(?:<\/think>|$)|<(?:t(?:h(?:i(?:nk?)?)?)?)?$/g;
/** The same, where nothing follows that would make a mark of it. */
const wholeThoughts = /<think>[\s\S]*?(?:<\/think>|$)/g;

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
  const reader = body.getReader();
  const cancel = () => void reader.cancel(signal.reason).catch(() => {});
  signal.addEventListener('abort', cancel, { once: true });
  let finish: Finish = 'cut';
  let written = '';
  let told = 0;
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
          written += delta?.content ?? '';
          const said = written.replace(finish_reason == null ? thoughts : wholeThoughts, '');
          if (said.length > told) yield said.slice(told);
          told = said.length;
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
