import { type ChatMessage, chatLimits, chatRequestSchema, chatRoles } from '@flow/contracts/chat.ts';
import * as z from 'zod/mini';
import { jsonBody } from '../_shared/body.ts';
import { asHttpError, describeFailure, errorBody } from '../_shared/errors.ts';
import { type Access, type RequestContext, type ServeDependencies, serve } from '../_shared/serve.ts';
import { type ChatLimits, comeBackLater } from './chat-limits.ts';
import { chatEventStream } from './event-stream.ts';
import { type Pause, spoken } from './spoken.ts';

export type AnswerContext = Pick<RequestContext<Access>, 'signal' | 'log'>;

/** What answers the chat: the cards, or a language model. */
export interface ChatSource {
  /**
   * Resolves when the answer has begun, so that a failure before that can still be an HTTP status; the pieces
   * then come as they are made. Aborting the signal ends the work.
   */
  answer(messages: readonly ChatMessage[], context: AnswerContext): Promise<AsyncIterable<string>>;
}

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

const withTurns = z.looseObject({ messages: z.array(z.unknown()) });
const ours: readonly string[] = chatRoles;
const foreignTurn = z.object({ role: z.string().check(z.refine((role) => !ours.includes(role))) });

/** A chat request as it may come in: turns in a role that no visitor has, such as `system` or `tool`, are ignored. */
const incomingRequestSchema = z.pipe(
  z.transform((body) => {
    const { data } = withTurns.safeParse(body);
    return data
      ? { ...data, messages: data.messages.filter((turn) => !foreignTurn.safeParse(turn).success) }
      : body;
  }),
  chatRequestSchema,
);

/**
 * The pieces of an answer, as soon as it has begun or a moment has passed. A failure within that moment can still be
 * an HTTP status. After it the stream is opened all the same: a server notices reliably that its client has gone only
 * once it has begun to answer, and a connection that is silent for long is cut by others.
 */
async function begunAnswer(
  answer: Promise<AsyncIterable<string>>,
  milliseconds: number,
): Promise<AsyncIterable<string>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moment = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return (await Promise.race([answer, moment])) ?? later(answer);
  } finally {
    clearTimeout(timer);
  }
}

async function* later(answer: Promise<AsyncIterable<string>>): AsyncGenerator<string> {
  yield* await answer;
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
