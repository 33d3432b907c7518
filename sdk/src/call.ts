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
}

const usualTimeout = 30_000;
/** A timer that is set for longer fires at once. */
const longestTimer = 2 ** 31 - 1;

/** A signal that ends with the caller's, and with its time unless that is lifted. */
export function startDeadline({ signal, timeoutMs = usualTimeout }: CallOptions) {
  if (!(timeoutMs > 0)) refuse('timeoutMs', 'Expected a number of milliseconds above 0');
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  const expire = () => controller.abort(new DOMException('No answer in time', 'TimeoutError'));
  const timer = timeoutMs > longestTimer ? undefined : setTimeout(expire, timeoutMs);
  const lift = () => clearTimeout(timer);
  const close = () => {
    lift();
    signal?.removeEventListener('abort', stop);
  };
  return { signal: controller.signal, endsAt: Date.now() + timeoutMs, lift, close };
}

async function during<Result>(
  options: CallOptions,
  isRepeatable: boolean,
  work: (call: Call) => Promise<Result>,
): Promise<Result> {
  const { signal, endsAt, close } = startDeadline(options);
  // What takes no signal is left behind: the call ends without it.
  const ended = new Promise<never>((_, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });
  try {
    return await Promise.race([ended, signal.aborted ? ended : work({ signal, endsAt, isRepeatable })]);
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
