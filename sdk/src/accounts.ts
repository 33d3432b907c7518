import type { GoTrueClient } from '@supabase/auth-js';
import { type Call, once } from './call.ts';
import { sessionKey } from './contracts/session.ts';
import { aboutAnswer, type FlowError } from './errors.ts';
import { lazily } from './lazy-service.ts';
import { type MailedLink, readMailedLink } from './mailed-link.ts';
import type { Send } from './request.ts';
import type { Transport } from './transport.ts';

/** Where the session is kept, with localStorage's methods; a command line passes a file. */
export interface SessionStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): void | Promise<void>;
  removeItem(key: string): void | Promise<void>;
}

/** What the answers of a call said of their failure beside what auth-js makes of it. */
export interface AuthAnswer {
  /** No answer came. */
  failure?: FlowError;
  about?: ReturnType<typeof aboutAnswer>;
}

export interface Accounts {
  client: GoTrueClient;
  /** The same client, whose requests are those of a call. */
  during(call: Call): { client: GoTrueClient; answer: AuthAnswer };
  /** What a mailed link has brought with this page's address, until it was taken. */
  link: MailedLink | null;
}

/** Whether mailed links lead to the page of an address. Any other page takes no session from its address. */
export type AcceptsMailedLink = (address: URL) => boolean;

/**
 * Takes the tokens out of the address as soon as they were found good, and not before: until then the page can be loaded
 * again. auth-js would make a new entry of the history, and leave the tokens one step back.
 */
function cleaningAddress(send: typeof fetch): typeof fetch {
  const { href, pathname, search } = globalThis.location;
  return async (input, init) => {
    const answer = await send(input, init);
    const { location, history } = globalThis;
    const isFoundGood = answer.ok && String(input).endsWith('/user');
    if (isFoundGood && location.href === href) history.replaceState(history.state, '', pathname + search);
    return answer;
  };
}

/** A GET asks; all else of the service sends a mail, changes something or uses up a token. */
const asks = (init: RequestInit | undefined) => (init?.method ?? 'GET') === 'GET';

/**
 * The client of the authentication service: it refreshes the session while it is open, and follows other tabs.
 * auth-js checks each 30 s whether the session ends within 90 s. A refresh that failed it repeats by itself, after 200 ms,
 * 400 ms and so on, for 30 s, and is alone in that.
 */
export function lazyAccounts(
  { url, key }: Transport,
  send: Send,
  storage?: SessionStorage | undefined,
  acceptsMailedLink: AcceptsMailedLink = () => false,
): () => Promise<Accounts> {
  const sendIn = (call: Call, input: RequestInfo | URL, init: RequestInit = {}) =>
    send({ ...call, isRepeatable: asks(init) }, String(input), init);
  /** Requests that no method waits for, as the refresh of a session that nobody uses. */
  const sendAlone: typeof fetch = (input, init) => once({}, (call) => sendIn(call, input, init));

  return lazily(async () => {
    const { AuthClient } = await import('@supabase/auth-js');
    const address = globalThis.location?.href;
    const isAccepted = address !== undefined && URL.canParse(address) && acceptsMailedLink(new URL(address));
    const link = isAccepted ? readMailedLink(address) : null;
    const client = new AuthClient({
      url: `${url}/auth/v1`,
      headers: { apikey: key, Authorization: `Bearer ${key}` },
      fetch: link ? cleaningAddress(sendAlone) : sendAlone,
      storageKey: sessionKey,
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: link !== null,
      flowType: 'implicit',
      ...(storage ? { storage } : {}),
    });
    const during = (call: Call) => {
      const answer: AuthAnswer = {};
      const fetch: typeof globalThis.fetch = async (input, init) => {
        const response = await sendIn(call, input, init).catch((failure: FlowError) => {
          answer.failure = failure;
          throw failure;
        });
        answer.about = aboutAnswer(response);
        return response;
      };
      // auth-js takes no signal: its methods are called on a view of the client, and of its part that signs out, that
      // sends in the call.
      const viewOf = <Part extends object>(part: Part): Part =>
        new Proxy(part, {
          get: (target, name) =>
            name === 'fetch' ? fetch : name === 'admin' ? viewOf(client.admin) : Reflect.get(target, name),
        });
      return { client: viewOf(client), answer };
    };
    return { client, during, link };
  });
}
