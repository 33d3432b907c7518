import { chatLimits, chatRequestSchema } from '@flow/contracts/chat.ts';
import { jsonBody } from '../_shared/body.ts';
import { asHttpError, describeFailure, errorBody } from '../_shared/errors.ts';
import { enforceRateLimit, type TakeRateLimit } from '../_shared/rate-limit.ts';
import { type ServeDependencies, serve } from '../_shared/serve.ts';
import { chatEventStream } from './event-stream.ts';
import type { ChatSource } from './source.ts';

export interface ChatDependencies extends ServeDependencies {
  source: ChatSource;
  takeRateLimit: TakeRateLimit;
  /** Milliseconds of silence before a sign of life. */
  heartbeat: number;
}

const limit = { attempts: 30, seconds: 60 };

/** Answers the chat as a stream of text pieces. */
export function createHandler(dependencies: ChatDependencies) {
  const { source, takeRateLimit, heartbeat } = dependencies;
  return serve(
    {
      name: 'ai-chat',
      access: 'public',
      body: jsonBody(chatRequestSchema, chatLimits.bodyBytes),
      async handle({ messages }, context) {
        await enforceRateLimit(takeRateLimit, 'ai-chat', limit, context);
        const stop = new AbortController();
        const pieces = await source.answer(messages, AbortSignal.any([context.signal, stop.signal]));
        const stream = chatEventStream(pieces, {
          heartbeat,
          onCancel: () => stop.abort(),
          failure(thrown) {
            context.log('error', 'answer-broke-off', { detail: describeFailure(thrown) });
            return errorBody(asHttpError(thrown), context.requestId);
          },
        });
        return new Response(stream, {
          headers: {
            'content-type': 'text/event-stream; charset=utf-8',
            'cache-control': 'no-cache, no-transform',
            'x-accel-buffering': 'no',
          },
        });
      },
    },
    dependencies,
  );
}
