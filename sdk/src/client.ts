import type { GoTrueClient } from '@supabase/auth-js';
import type { PostgrestClient } from '@supabase/postgrest-js';
import { sessionKey } from './contracts/session-key.ts';
import type { Database } from './database.types.ts';
import { fromLoadFailure } from './errors.ts';
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
  /** The page's address before auth-js took out what a mailed link had brought; undefined without a page. */
  address: string | undefined;
}

/**
 * The client of the authentication service: it refreshes the session while it is open, and follows other tabs.
 * auth-js checks each 30 s whether the session ends within 90 s, and repeats a refresh that failed after 200 ms, 400 ms
 * and so on, for 30 s.
 */
export function lazyAccounts(
  { url, key, fetch }: Transport,
  storage?: SessionStorage | undefined,
): () => Promise<Accounts> {
  return lazily(async () => {
    const { AuthClient } = await import('@supabase/auth-js');
    const address = globalThis.location?.href;
    const client = new AuthClient({
      url: `${url}/auth/v1`,
      headers: { apikey: key, Authorization: `Bearer ${key}` },
      fetch,
      storageKey: sessionKey,
      autoRefreshToken: true,
      persistSession: true,
      detectSessionInUrl: true,
      flowType: 'implicit',
      ...(storage ? { storage } : {}),
    });
    return { client, address };
  });
}

/** The client of the tables, which asks as whoever is signed in. */
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
