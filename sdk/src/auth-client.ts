import { AuthClient } from '@supabase/auth-js';
import type { Accounts, AuthAnswer } from './accounts.ts';
import { checkAuthAnswer } from './auth-answers.ts';
import { codeOfService } from './auth-errors.ts';
import { type Call, once } from './call.ts';
import { sessionKey } from './contracts/session.ts';
import { aboutAnswer, type FlowError, fromResponse } from './errors.ts';
import { readMailedLink } from './mailed-link.ts';
import type { Send } from './request.ts';
import type { AcceptsMailedLink, SessionStorage } from './session-storage.ts';
import { shareSession } from './shared-session.ts';
import type { Transport } from './transport.ts';

/**
 * Takes the tokens out of the address as soon as they were found good, and not before: until then the page can be loaded
 * again. auth-js would make a new entry of the history, and leave the tokens one step back.
 */
function cleaningAddress(send: typeof fetch): typeof fetch {
  const { href, pathname, search } = globalThis.location;
  return async (input, init) => {
    const answer = await send(input, init);
    const { location, history } = globalThis;
    const isAccepted = answer.ok && String(input).endsWith('/user');
    if (isAccepted && location.href === href) history.replaceState(history.state, '', pathname + search);
    return answer;
  };
}

interface AccountOptions {
  storage?: SessionStorage | undefined;
  acceptsMailedLink?: AcceptsMailedLink | undefined;
}

/** A GET asks; all else of the service sends a mail, changes something or uses up a token. */
const asks = (init: RequestInit | undefined) => (init?.method ?? 'GET') === 'GET';

/**
 * The client of the authentication service: it refreshes the session while it is open, and follows other tabs.
 * auth-js checks each 30 s whether the session ends within 90 s.
 */
export function createAccounts(
  { url, key }: Transport,
  send: Send,
  { storage, acceptsMailedLink = () => false }: AccountOptions,
): Accounts {
  const sendIn = async (call: Call, input: RequestInfo | URL, init: RequestInit = {}) => {
    const response = await send({ ...call, isRepeatable: asks(init) }, String(input), init);
    if (response.ok) await checkAuthAnswer(String(input), response);
    return response;
  };
  /** Requests that no method waits for, as that for who a mailed link signs in. */
  const sendAlone: typeof fetch = (input, init) => once({}, (call) => sendIn(call, input, init));

  const address = globalThis.location?.href;
  const isAccepted = address !== undefined && URL.canParse(address) && acceptsMailedLink(new URL(address));
  const link = isAccepted ? readMailedLink(address) : null;
  const base = `${url}/auth/v1`;
  // In this spelling auth-js replaces it by a user's own.
  const headers = { apikey: key, Authorization: `Bearer ${key}` };
  const client = new AuthClient({
    url: base,
    headers,
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
      try {
        const response = await sendIn(call, input, init);
        if (!response.ok && !(await codeOfService(response))) throw await fromResponse(response);
        answer.about = aboutAnswer(response);
        return response;
      } catch (failure) {
        answer.failure = failure as FlowError;
        throw failure;
      }
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
  return {
    client,
    during,
    link,
    ...shareSession(client, { base, headers, send, lock: storage?.lock?.bind(storage) }),
  };
}
