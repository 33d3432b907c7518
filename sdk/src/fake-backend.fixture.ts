import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createFlow, type Flow } from './create-flow.ts';
import { adminAccount, flowHandlers, type TestAccount } from './testing/index.ts';

export const url = 'http://api.test';

/** Answers the requests of one test file; what a test replaces is as before for the next one. */
export function openFakeBackend() {
  const server = setupServer(...flowHandlers({ url }));
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
  return { server, visitor, signedIn };
}
