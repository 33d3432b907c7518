import { fromTransportFailure } from './errors.ts';
import { refuse } from './refuse.ts';

/** What every method takes as its last argument, or as part of it. */
export interface CallOptions {
  /** Stops the call, which then fails as `aborted`. */
  signal?: AbortSignal | undefined;
  /** Milliseconds after which the call fails as `timeout`, whatever it waits for; 30,000 unless said. */
  timeoutMs?: number | undefined;
}

/** One call of a method: all that it sends and waits for ends with it. */
export interface Call {
  signal: AbortSignal;
  /** Milliseconds since 1970. */
  endsAt: number;
  /** Whether the backend answers what is sent once more as it answered the first. */
  isRepeatable: boolean;
  /** Whether an answer is handed out at its beginning, and read as it comes; a failure is handed out whole. */
  isStreamed?: boolean;
}

const usualTimeout = 30_000;
/** A timer that is set for longer fires at once. */
const longestTimer = 2 ** 31 - 1;

/** A signal that ends with the caller's, and with its time unless that is lifted. */
export function startDeadline(options: CallOptions) {
  // A caller without types may give null.
  const { signal, timeoutMs = usualTimeout } = options ?? refuse('options', 'Expected an object');
  if (!(timeoutMs > 0)) refuse('timeoutMs', 'Expected a number of milliseconds above 0');
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  const expire = () => controller.abort(new DOMException('No answer in time', 'TimeoutError'));
  const start = () => setTimeout(expire, Math.min(timeoutMs, longestTimer));
  let timer = start();
  const lift = () => clearTimeout(timer);
  /** The time begins anew. */
  const renew = () => {
    lift();
    timer = start();
  };
  const close = () => {
    lift();
    signal?.removeEventListener('abort', stop);
  };
  return { signal: controller.signal, endsAt: Date.now() + timeoutMs, lift, renew, close };
}

/** What some work comes to, unless the signal ends it: what takes no signal is left behind. */
export async function until<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  signal.throwIfAborted();
  let end = () => {};
  const ended = new Promise<never>((_, reject) => {
    end = () => reject(signal.reason);
  });
  signal.addEventListener('abort', end);
  try {
    return await Promise.race([ended, work()]);
  } finally {
    // The signal is one that fetch was given, which lives as long as the answer: a listener would keep the result with it.
    signal.removeEventListener('abort', end);
  }
}

async function during<Result>(
  options: CallOptions,
  isRepeatable: boolean,
  work: (call: Call) => Promise<Result>,
): Promise<Result> {
  const { signal, endsAt, close } = startDeadline(options);
  try {
    return await until(signal, () => work({ signal, endsAt, isRepeatable }));
  } catch (cause) {
    throw signal.aborted ? fromTransportFailure(signal.reason, signal) : cause;
  } finally {
    close();
  }
}

/** A call that changes nothing, or nothing more when it is repeated. @throws FlowError `timeout`, `aborted` */
export const repeatably = <Result>(options: CallOptions, work: (call: Call) => Promise<Result>) =>
  during(options, true, work);

/** A call that is sent once: sent again, it could do again what it did. @throws FlowError `timeout`, `aborted` */
export const once = <Result>(options: CallOptions, work: (call: Call) => Promise<Result>) =>
  during(options, false, work);
