import type { Call } from './call.ts';
import type { Session } from './contracts/session.ts';
import { aboutAnswer, FlowError, fromCutAnswer, fromTransportFailure } from './errors.ts';
import { backendHeaders, type Transport } from './transport.ts';

/** Who is signed in, for requests in their name. */
export interface Identity {
  /** Null for a visitor. */
  session(): Promise<Pick<Session, 'userId' | 'accessToken'> | null>;
  /**
   * Resolves to whether another token than the refused one can be had.
   * @throws FlowError where that cannot be found out now
   */
  renew(refusedToken: string): Promise<boolean>;
}

/** Sends a request of a call and answers once all of it has arrived, or begun where it is streamed. @throws FlowError when none did */
export type Send = (call: Call, url: string, init: RequestInit) => Promise<Response>;

const maximumAttempts = 3;
const transientStatuses = new Set([408, 429, 502, 503, 504, 546]);
/** Milliseconds of the longest wait before the second attempt; twice as many before the third. */
const backoffBase = 500;

/** Milliseconds before another attempt, drawn at random so that clients do not come back all at once. */
function backoff(attempt: number, retryAfter = 0): number {
  return retryAfter * 1_000 + Math.random() * backoffBase * 2 ** (attempt - 1);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}

/** Sends a request as it is, and again where that is safe and may help: the one place that does. */
export function createSend({
  fetch,
}: Pick<Transport, 'fetch'>): (
  call: Call,
  url: string,
  init: RequestInit,
  attempt?: number,
) => Promise<Response> {
  async function sendOnce({ signal, isStreamed }: Call, url: string, init: RequestInit, attempt: number) {
    let response: Response;
    try {
      response = await fetch(url, { ...init, signal }, attempt);
    } catch (cause) {
      throw fromTransportFailure(cause, signal);
    }
    if (isStreamed && response.ok) return response;
    const body = await response.arrayBuffer().catch((cause: unknown) => {
      throw fromCutAnswer(cause, signal);
    });
    return new Response(body.byteLength > 0 ? body : null, response);
  }

  return async function send(call, url, init, attempt = 1) {
    const outcome = await sendOnce(call, url, init, attempt).catch((error: FlowError) => error);
    const failed = outcome instanceof FlowError;
    const mayHelp = failed ? outcome.retryable : transientStatuses.has(outcome.status);
    const wait = backoff(attempt, failed ? undefined : aboutAnswer(outcome).retryAfter);
    const hasTime = Date.now() + wait < call.endsAt;
    if (call.isRepeatable && mayHelp && hasTime && attempt < maximumAttempts) {
      await pause(wait, call.signal);
      if (!call.signal.aborted) return send(call, url, init, attempt + 1);
    }
    if (failed) throw outcome;
    return outcome;
  };
}

/** Sends requests in the name of who is signed in. A token that is refused is renewed, once. */
export function createAuthorisedSend(transport: Transport, { session, renew }: Identity): Send {
  const send = createSend(transport);
  return async (call, url, init) => {
    const sendAs = (token: string | undefined, attempt?: number) => {
      const headers = new Headers(init.headers);
      for (const [name, value] of Object.entries(backendHeaders(transport, token))) headers.set(name, value);
      return send(call, url, { ...init, headers: Object.fromEntries(headers) }, attempt);
    };
    const before = await session();
    const response = await sendAs(before?.accessToken);
    // Whatever was asked for, a refused token has left it undone.
    if (response.status !== 401 || !before || !(await renew(before.accessToken))) return response;
    const now = await session();
    // Another account may have signed in meanwhile: nothing is done in its name.
    return now?.userId === before.userId ? sendAs(now.accessToken, 2) : response;
  };
}
