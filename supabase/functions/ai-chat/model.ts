import { HttpError } from '../_shared/errors.ts';
import { type Finish, modelTexts } from './model-stream.ts';

export interface PromptMessage {
  role: 'system' | 'user';
  content: string;
}

export interface ModelOptions {
  /** Of an OpenAI-compatible server, such as `https://api.openai.com/v1`. */
  baseUrl: string;
  model: string;
  key: string | undefined;
  fetch: typeof fetch;
  /** Milliseconds that a whole answer may take, however steadily its pieces come. */
  deadline: number;
}

/** A language model behind the chat completions API that most servers speak. */
export interface Model {
  /**
   * The answer's text as it comes; returns why it ended. Aborting the signal ends the work.
   * @throws where the server refuses, fails or is too slow
   */
  write(prompt: readonly PromptMessage[], signal: AbortSignal): AsyncGenerator<string, Finish>;
}

/** An answer is a few sentences. A higher limit would make this a free language model. */
const longestAnswer = 700;
const temperature = 0.2;

export function createModel({ baseUrl, model, key, fetch, deadline }: ModelOptions): Model {
  const address = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
  return {
    async *write(prompt, clientSignal) {
      const signal = AbortSignal.any([clientSignal, AbortSignal.timeout(deadline)]);
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({
          model,
          stream: true,
          max_tokens: longestAnswer,
          temperature,
          messages: prompt,
        }),
        signal,
      });
      if (!response.ok || response.body === null) {
        // What it says beside the status may quote the visitor or the key, and would end up in the log.
        await response.body?.cancel();
        throw new HttpError(502, 'upstream', `The language model answered ${response.status}`);
      }
      return yield* modelTexts(response.body, signal);
    },
  };
}
