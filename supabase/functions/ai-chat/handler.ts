import { chatLimits } from '@flow/contracts/chat.ts';
import { jsonBody } from '../_shared/body.ts';
import { asHttpError, describeFailure, errorBody } from '../_shared/errors.ts';
import { type ServeDependencies, serve } from '../_shared/serve.ts';
import { begunAnswer } from './begun-answer.ts';
import { type ChatLimits, comeBackLater } from './chat-limits.ts';
import { chatEventStream } from './event-stream.ts';
import { incomingRequestSchema } from './incoming-request.ts';
import type { ChatSource } from './source.ts';
import { type Pause, spoken } from './spoken.ts';

export interface ChatDependencies extends ServeDependencies {
  source: ChatSource;
  limits: ChatLimits;
  /** Where a visitor who is over a limit is sent. */
  phone: string;
  pause: Pause;
  /** Milliseconds in which an answer that fails is an HTTP failure. */
  moment: number;
  /** Milliseconds of silence before a sign of life. */
  heartbeat: number;
}

/** Answers the chat as a stream of text pieces. */
export function createHandler(dependencies: ChatDependencies) {
  const { source, limits, phone, pause, moment, heartbeat } = dependencies;
  return serve(
    {
      name: 'ai-chat',
      access: 'public',
      body: jsonBody(incomingRequestSchema, chatLimits.bodyBytes),
      async handle({ messages, visitorId }, context) {
        const stop = new AbortController();
        const signal = AbortSignal.any([context.signal, stop.signal]);
        const seconds = await limits.wait(visitorId, context);
        const pieces =
          seconds === undefined
            ? await begunAnswer(source.answer(messages, { signal, log: context.log }), moment)
            : spoken(comeBackLater(seconds, phone), pause, signal);
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
