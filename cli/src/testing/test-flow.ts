import { createFlow, type Flow, type SessionStorage } from '@flow/sdk';
import {
  adminAccount,
  answeredBy,
  type FlowHandlersOptions,
  flowHandlers,
  storedSession,
} from '@flow/sdk/testing';
import { memoryStorage } from '../memory-storage.ts';

export const testUrl = 'http://flow.test';

export interface TestFlowSettings extends Omit<FlowHandlersOptions, 'url' | 'accounts'> {
  /** Nobody is signed in with null; the admin otherwise. */
  session?: null;
  /** Whether the account that signs in is an admin. */
  admin?: boolean;
  /** Where the session is kept instead. */
  storage?: SessionStorage;
  /** Answers a request in the place of the backend, which sees what it leaves alone. */
  intercept?(request: Request): Response | undefined;
}

/** A request by the last part of its path, and the JSON that it held. */
export interface AskedRequest {
  name: string;
  body: unknown;
}

export interface TestFlow extends Flow {
  /** What was asked of the backend, in order. */
  requests: readonly AskedRequest[];
  /** What one function or table was asked. */
  asked(name: string): unknown[];
}

const nothing = {
  ...{ subscriptions: [], leads: [], questions: [], weeks: [], auditEntries: [], clients: [] },
  ...{ forms: [], submissions: [] },
};

/** The SDK with a backend in memory, of one account and with no rows but those that are given. */
export function createTestFlow(settings: TestFlowSettings = {}): TestFlow {
  const { session, admin = true, storage, intercept, ...given } = settings;
  const account = { ...adminAccount, roles: admin ? adminAccount.roles : [] };
  const answer = answeredBy(flowHandlers({ url: testUrl, accounts: [account], ...nothing, ...given }));
  const requests: AskedRequest[] = [];
  const flow = createFlow({
    url: testUrl,
    key: 'key',
    storage: storage ?? memoryStorage(session === null ? {} : storedSession(account)),
    async fetch(input, init) {
      const request = new Request(input, init);
      const text = await request.clone().text();
      const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
      requests.push({ name, body: text === '' ? null : JSON.parse(text) });
      return intercept?.(request) ?? answer(request);
    },
  });
  const asked = (wanted: string) => requests.filter(({ name }) => name === wanted).map(({ body }) => body);
  return Object.assign(flow, { requests, asked });
}
