import { parseChatEvents } from '@flow/chat/sse-parser.ts';
import type { ChatMessage } from '@flow/contracts/chat.ts';
import { HttpError } from '../_shared/errors.ts';
import type { ChatSource } from './source.ts';
import type { PromptMessage } from './upstream-prompt.ts';

export interface UpstreamOptions {
  /** Of an OpenAI-compatible server, such as `https://api.openai.com/v1`. */
  baseUrl: string;
  model: string;
  key: string | undefined;
  prompt(messages: readonly ChatMessage[]): PromptMessage[];
  fetch: typeof fetch;
  /** Milliseconds to wait for the next piece before the answer counts as failed. */
  patience: number;
  /** Milliseconds that a whole answer may take, however steadily its pieces come. */
  deadline: number;
}

/** An answer is a few sentences; whoever wants a language model for more has to pay for one. */
const longestAnswer = 500;
const temperature = 0.2;

const unavailable = (cause: unknown) =>
  new HttpError(502, 'upstream', 'The assistant is not available right now. Please try again.', { cause });

/** Nobody reads this; the log shall not take a visitor who left for a model that failed. */
const gone = (cause: unknown) =>
  new HttpError(499, 'client_closed_request', 'The visitor stopped the answer.', { cause });

/** Rejects when a piece takes too long. */
async function within<Value>(
  milliseconds: number,
  work: Promise<Value>,
  stop: AbortController,
): Promise<Value> {
  const timer = setTimeout(() => stop.abort(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  const stopped = Promise.withResolvers<never>();
  const onAbort = () => stopped.reject(stop.signal.reason);
  stop.signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, stopped.promise]);
  } finally {
    clearTimeout(timer);
    stop.signal.removeEventListener('abort', onAbort);
  }
}

/** A language model behind the chat completions API that most servers speak. */
export function upstreamSource(options: UpstreamOptions): ChatSource {
  const address = `${options.baseUrl.replace(/\/+$/, '')}/chat/completions`;

  async function open(messages: readonly ChatMessage[], signal: AbortSignal) {
    const response = await options.fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(options.key === undefined ? {} : { authorization: `Bearer ${options.key}` }),
      },
      body: JSON.stringify({
        model: options.model,
        stream: true,
        max_tokens: longestAnswer,
        temperature,
        messages: options.prompt(messages),
      }),
      signal,
    });
    if (response.ok && response.body !== null) return response.body;
    // What it says beside the status may quote the visitor or the key, and would end up in the log.
    await response.body?.cancel();
    throw new Error(`The language model answered ${response.status}`);
  }

  async function* texts(body: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string> {
    for await (const event of parseChatEvents(body, { signal })) {
      if (event.type === 'done') return;
      if (event.type === 'text') yield event.text;
      if (event.type === 'error') throw new Error('The language model failed in the middle');
      if (event.type === 'malformed') throw new Error('The language model sent something that is not JSON');
    }
    signal.throwIfAborted();
    throw new Error('The language model stopped in the middle of its answer');
  }

  return {
    async answer(messages, { signal: clientSignal }) {
      const stop = new AbortController();
      const onClientGone = () => stop.abort(clientSignal.reason);
      if (clientSignal.aborted) onClientGone();
      clientSignal.addEventListener('abort', onClientGone, { once: true });
      const tooLate = new Error(`No whole answer within ${options.deadline} ms`);
      const timer = setTimeout(() => stop.abort(tooLate), options.deadline);
      const release = () => {
        clearTimeout(timer);
        clientSignal.removeEventListener('abort', onClientGone);
      };

      let pieces: AsyncGenerator<string>;
      let first: IteratorResult<string, unknown>;
      try {
        const body = await within(options.patience, open(messages, stop.signal), stop);
        pieces = texts(body, stop.signal);
        first = await within(options.patience, pieces.next(), stop);
        if (first.done) throw new Error('The language model answered nothing');
      } catch (cause) {
        release();
        stop.abort(cause);
        throw clientSignal.aborted ? gone(cause) : unavailable(cause);
      }

      return (async function* () {
        try {
          for (
            let next: IteratorResult<string, unknown> = first;
            !next.done;
            next = await within(options.patience, pieces.next(), stop)
          ) {
            yield next.value;
          }
        } finally {
          release();
          stop.abort();
        }
      })();
    },
  };
}
