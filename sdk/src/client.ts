import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
import { fromLoadFailure } from './errors.ts';

/** Where the session is kept, with localStorage's methods; a command line passes a file. */
export interface SessionStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): void | Promise<void>;
  removeItem(key: string): void | Promise<void>;
}

export interface ClientOptions {
  url: string;
  key: string;
  fetch: typeof fetch;
  storage?: SessionStorage | undefined;
}

export type FlowClient = SupabaseClient<Database>;

/** The key under which the session is kept in the storage. */
export const sessionKey = 'flow.session';

/**
 * A supabase-js client that is loaded and made on first use: most visitors never sign in, and it weighs more
 * than the rest of a public page.
 */
export function lazyClient(options: ClientOptions): () => Promise<FlowClient> {
  let client: Promise<FlowClient> | undefined;
  const make = async () => {
    const { createClient } = await import('@supabase/supabase-js').catch((cause: unknown) => {
      throw fromLoadFailure(cause);
    });
    return createClient<Database>(options.url, options.key, {
      global: { fetch: options.fetch },
      auth: {
        storageKey: sessionKey,
        autoRefreshToken: true,
        persistSession: true,
        flowType: 'implicit',
        ...(options.storage ? { storage: options.storage } : {}),
      },
    });
  };
  return () => {
    client ??= make().catch((cause: unknown) => {
      // A failed download of the chunk must not be remembered: the next call tries again.
      client = undefined;
      throw cause;
    });
    return client;
  };
}
