import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createFlow, type Flow } from './create-flow.ts';
import { adminAccount, type FlowHandlersOptions, flowHandlers, type TestAccount } from './testing/index.ts';

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

/** Answers the requests of one test file; what a test replaces is as before for the next one. */
export function openFakeBackend() {
  // The slash at its end is taken off.
  const server = setupServer(...flowHandlers({ url: `${url}/` }));
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
