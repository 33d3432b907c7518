import { type CallOptions, startDeadline } from '../call.ts';
import { checkInput } from '../check-input.ts';
import { type ChatMessage, chatRequestSchema } from '../contracts/chat.ts';
import { FlowError, fromCutAnswer, fromResponse, fromTransportFailure } from '../errors.ts';
import { backendHeaders, type Transport } from '../transport.ts';
import { readChatEvents } from './chat-events.ts';

/** What is asked. `timeoutMs` is the time until the first byte of the answer: how long all of it takes depends on it. */
export interface ChatStreamRequest extends CallOptions {
  /** The whole conversation; the last message is the visitor's. */
  messages: readonly ChatMessage[];
  visitorId: string;
}

async function openStream(
  transport: Transport,
  { messages, visitorId }: ChatStreamRequest,
  signal: AbortSignal,
): Promise<Response> {
  const body = JSON.stringify(checkInput(chatRequestSchema, { messages, visitorId }, 'request'));
  try {
    signal.throwIfAborted();
    const response = await transport.fetch(`${transport.url}/functions/v1/ai-chat`, {
      method: 'POST',
      headers: {
        ...backendHeaders(transport),
        accept: 'text/event-stream',
        'content-type': 'application/json',
      },
      body,
      signal,
    });
    if (!response.ok) throw await fromResponse(response);
    return response;
  } catch (cause) {
    throw fromTransportFailure(cause, signal);
  }
}

/**
 * Asks the assistant and yields its answer in pieces as they arrive. Pieces that cannot be read are passed over.
 * Leaving the loop cancels the request.
 *
 * @throws FlowError after what came so far: `upstream` when the answer ends before its end mark or the server
 * reports a failure in it, `interrupted` when the connection breaks, `aborted` when `signal` does. Before the first
 * piece also `timeout`, `invalid_input` (nothing is sent), `invalid_response`, and what an edge function may answer.
 */
export async function* streamChat(
  transport: Transport,
  request = {} as ChatStreamRequest,
): AsyncGenerator<string> {
  const { signal, lift, close } = startDeadline(request);
  try {
    const response = await openStream(transport, request, signal);
    yield* piecesOf(response, signal, lift);
  } finally {
    close();
  }
}

async function* piecesOf(
  response: Response,
  signal: AbortSignal,
  onBegun: () => void,
): AsyncGenerator<string> {
  const { body, status } = response;
  if (!body) throw new FlowError('invalid_response', 'The answer has no body.', { status });

  let unreadable: unknown;
  let isEmpty = true;
  try {
    for await (const events of readChatEvents(body, signal)) {
      onBegun();
      for (const event of events) {
        signal.throwIfAborted();
        if (event.type === 'text') {
          isEmpty = false;
          yield event.text;
        }
        if (event.type === 'malformed') unreadable ??= event.cause;
        if (event.type === 'error') throw new FlowError('upstream', event.message, { status });
        if (event.type === 'done') {
          if (!isEmpty || unreadable === undefined) return;
          throw new FlowError('invalid_response', 'Nothing in the answer can be read.', {
            status,
            cause: unreadable,
          });
        }
      }
    }
    signal.throwIfAborted();
  } catch (cause) {
    throw fromCutAnswer(cause, signal);
  }
  throw new FlowError('upstream', 'The answer ended before it was complete.', { status, cause: unreadable });
}
