import type { GoTrueClient } from '@supabase/auth-js';
import type { PostgrestClient } from '@supabase/postgrest-js';
import { sessionKey } from './contracts/session.ts';
import type { Database } from './database.types.ts';
import { fromLoadFailure } from './errors.ts';
import { type MailedLink, readMailedLink } from './mailed-link.ts';
import { backendHeaders, type Transport } from './transport.ts';

/** Where the session is kept, with localStorage's methods; a command line passes a file. */
export interface SessionStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): void | Promise<void>;
  removeItem(key: string): void | Promise<void>;
}

/** The tables and procedures. */
export type FlowClient = PostgrestClient<Database>;

/** Made on first use, once; what could not be loaded is tried again by the next call. */
function lazily<Part>(make: () => Promise<Part>): () => Promise<Part> {
  let part: Promise<Part> | undefined;
  return () => {
    part ??= make().catch((cause: unknown) => {
      part = undefined;
      throw fromLoadFailure(cause);
    });
    return part;
  };
}

export interface Accounts {
  client: GoTrueClient;
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

/**
 * The client of the authentication service: it refreshes the session while it is open, and follows other tabs.
 * auth-js checks each 30 s whether the session ends within 90 s, and repeats a refresh that failed after 200 ms, 400 ms
 * and so on, for 30 s.
 */
export function lazyAccounts(
  { url, key, fetch }: Transport,
  storage?: SessionStorage | undefined,
  acceptsMailedLink: AcceptsMailedLink = () => false,
): () => Promise<Accounts> {
  return lazily(async () => {
    const { AuthClient } = await import('@supabase/auth-js');
    const address = globalThis.location?.href;
    const isAccepted = address !== undefined && URL.canParse(address) && acceptsMailedLink(new URL(address));
    const link = isAccepted ? readMailedLink(address) : null;
    const client = new AuthClient({
      url: `${url}/auth/v1`,
      headers: { apikey: key, Authorization: `Bearer ${key}` },
      fetch: link ? cleaningAddress(fetch) : fetch,
      storageKey: sessionKey,
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: link !== null,
      flowType: 'implicit',
      ...(storage ? { storage } : {}),
    });
    return { client, link };
  });
}

/** The client of the tables, with the token of the current session. */
export function lazyClient(transport: Transport): () => Promise<FlowClient> {
  return lazily(async () => {
    const { PostgrestClient } = await import('@supabase/postgrest-js');
    return new PostgrestClient<Database>(`${transport.url}/rest/v1`, {
      schema: 'public',
      fetch: async (input, init) => {
        const headers = new Headers(init?.headers);
        for (const [name, value] of Object.entries(await backendHeaders(transport))) headers.set(name, value);
        return transport.fetch(input, { ...init, headers });
      },
    });
  });
}
