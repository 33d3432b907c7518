import type { HttpHandler } from 'msw/http';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createFlow, type Flow } from './create-flow.ts';
import {
  adminAccount,
  answeredBy,
  type FlowHandlersOptions,
  flowHandlers,
  type TestAccount,
} from './testing/index.ts';

export const url = 'http://api.test';

/** A storage that a test can look into. */
export function memoryStorage(items: Iterable<[string, string]> = []) {
  const values = new Map(items);
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

type Answers = Omit<FlowHandlersOptions, 'url'>;
type Recorded<Name extends keyof Answers> =
  NonNullable<Answers[Name]> extends (request: infer Request, ...more: never[]) => unknown ? Request : never;

type Hear = (event: { request: Request }) => void;

interface FakeServer {
  use(...handlers: HttpHandler[]): void;
  events: { on(event: 'request:start', hear: Hear): unknown; removeAllListeners(): void };
  listen(options: { onUnhandledFrame: 'error' }): void;
  resetHandlers(): void;
  close(): void;
}

/** In the place of `setupServer`, for the global fetch alone: no request goes through a socket, which would take longer than all else. */
function replaceFetch(...initial: HttpHandler[]): FakeServer {
  const { fetch: replaced } = globalThis;
  let used: HttpHandler[] = [];
  let listeners: Hear[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    for (const hear of listeners) hear({ request: request.clone() });
    const answer = await answeredBy([...used, ...initial])(request);
    request.signal.throwIfAborted();
    return answer;
  };
  return {
    use(...handlers) {
      used = [...handlers, ...used];
    },
    events: {
      on: (_event, hear) => listeners.push(hear),
      removeAllListeners() {
        listeners = [];
      },
    },
    listen() {
      globalThis.fetch = fetch;
    },
    resetHandlers() {
      used = [];
    },
    close() {
      globalThis.fetch = replaced;
    },
  };
}

/**
 * Answers the requests of one test file; what a test replaces is as before for the next one. `open` is how: as users of the
 * SDK do, with `setupServer` of msw, where it is about that.
 */
export function openFakeBackend(open: (...handlers: HttpHandler[]) => FakeServer = replaceFetch) {
  // The slash at its end is taken off.
  const server = open(...flowHandlers({ url: `${url}/` }));
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    server.events.removeAllListeners();
  });
  afterAll(() => server.close());

  const visitor = (): Flow => createFlow({ url, key: 'publishable' });
  /** The backend as a user who has just signed in sees it. */
  async function signedIn(account: TestAccount = adminAccount): Promise<Flow> {
    const flow = visitor();
    await flow.auth.signIn(account);
    return flow;
  }

  const serve = (answers: Answers) => server.use(...flowHandlers({ url, ...answers }));
  /** Serves these answers, and records what one of them is asked for. */
  function serveAndRecord<Name extends keyof Answers>(answers: Answers, name: Name): Recorded<Name>[] {
    const asked: Recorded<Name>[] = [];
    const answer = answers[name] as (request: Recorded<Name>, ...more: unknown[]) => unknown;
    const recorded = (request: Recorded<Name>, ...more: unknown[]) => {
      asked.push(request);
      return answer(request, ...more);
    };
    serve({ ...answers, [name]: recorded });
    return asked;
  }
  /** Every request that follows, in order, as the path of its URL. */
  function recordPaths(): string[] {
    const sent: string[] = [];
    server.events.on('request:start', ({ request }) => void sent.push(new URL(request.url).pathname));
    return sent;
  }
  return { server, visitor, signedIn, serve, serveAndRecord, recordPaths };
}
