import { createFlow, type Flow } from '@flow/sdk';
import {
  adminAccount,
  answeredBy,
  type FlowHandlersOptions,
  flowHandlers,
  storedSession,
  type TestAccount,
} from '@flow/sdk/testing';
import { type Mock, vi } from 'vitest';

const url = 'http://flow.test';

export interface FlowData extends Omit<Partial<FlowHandlersOptions>, 'url'> {
  /** Who is signed in, null for nobody; the admin unless said. */
  account?: TestAccount | null;
}

let items: Record<string, string> = {};
let answer: typeof fetch = answeredBy([]);
// One for all tests of a window: auth-js complains of a second one in the same.
const flow = createFlow({
  url,
  key: 'key',
  fetch: (...request) => answer(...request),
  storage: {
    getItem: (name) => items[name] ?? null,
    setItem: (name, value) => void Object.assign(items, { [name]: value }),
    removeItem: (name) => void delete items[name],
  },
});

/** The SDK of somebody who is signed in, before the backend in memory of `@flow/sdk/testing`: from now on, with this data. */
export function flowOf({ account = adminAccount, ...data }: FlowData = {}): Flow {
  items = account ? storedSession(account) : {};
  answer = answeredBy(flowHandlers({ url, ...(account && { accounts: [account] }), ...data }));
  return flow;
}

type Watched<Service> = {
  [Name in keyof Service]: Service[Name] extends (...given: never[]) => unknown
    ? Mock<Service[Name]>
    : Service[Name];
};

/** A service whose calls are seen, and answered by the service itself unless a test says otherwise. */
export function watched<Service extends object>(service: Service): Watched<Service> {
  const mocks = new Map<PropertyKey, unknown>();
  return new Proxy(service, {
    get(target, name) {
      if (!mocks.has(name)) mocks.set(name, vi.fn(Reflect.get(target, name) as () => unknown));
      return mocks.get(name);
    },
  }) as Watched<Service>;
}
