import { type CallOptions, once } from './call.ts';
import { type List, listOf } from './list.ts';
import { fromLoadFailure } from './load-failure.ts';

/** Made on first use, once; what could not be loaded is tried again by the next call. */
export function lazily<Part>(make: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  return () => {
    part ??= make().catch((cause: unknown) => {
      part = undefined;
      throw fromLoadFailure(cause);
    });
    return part;
  };
}

type Method = (...given: never[]) => unknown;

/**
 * The options that a method is given as its last argument, or in it; and its arguments once their time has begun: the
 * loading of its code is a part of a call.
 */
function timed(given: never[]): { options: CallOptions; rest: () => never[] } {
  const last: CallOptions = given.at(-1) ?? {};
  const { signal, timeoutMs } = last;
  const startedAt = Date.now();
  const rest = () => {
    if (timeoutMs === undefined) return given;
    const left = { ...last, timeoutMs: Math.max(1, timeoutMs - (Date.now() - startedAt)) };
    return [...given.slice(0, -1), left as never];
  };
  return { options: { signal, timeoutMs }, rest };
}

/**
 * A service whose code is loaded with its first call: visitors need few of them, and nobody all. What could not be
 * loaded is told like a request that could not be sent.
 */
export function lazyService<Service extends object>(load: () => Promise<Service>): Service {
  const method = async (name: string) => {
    const service = await load().catch((cause: unknown) => {
      throw fromLoadFailure(cause);
    });
    return (service as Record<string, Method>)[name] as Method;
  };
  return new Proxy({} as Service, {
    get(_target, name) {
      // A promise that resolves to the service asks it for `then`.
      if (typeof name !== 'string' || name === 'then') return undefined;
      const call = async (...given: never[]) => {
        const { options, rest } = timed(given);
        const found = await once(options, () => method(name));
        return found(...rest());
      };
      // Those that yield; all others answer a promise.
      if (name === 'all')
        return (...given: never[]) =>
          listOf(async function* (max) {
            yield* ((await call(...given)) as List<unknown>).pages({ max });
          });
      if (name === 'stream' || name === 'csv')
        return async function* (...given: never[]) {
          yield* (await call(...given)) as AsyncGenerator<unknown>;
        };
      return call;
    },
  });
}
