import type { Database } from '@flow/database.types.ts';
import { AuthClient } from '@supabase/auth-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { Environment } from './env.ts';

/** The parts of supabase-js that a function uses, as in the SDK: the whole of it costs each of them 6 MiB. */
export interface ServiceDatabase extends Pick<PostgrestClient<Database>, 'from' | 'rpc'> {
  auth: InstanceType<typeof AuthClient>;
}

/** Whom the project is asked as: its own key, or that of somebody who is signed in. */
interface Credentials {
  key: string;
  token?: string;
  fetch: typeof globalThis.fetch;
}

const headersOf = ({ key, token = key }: Credentials) => ({ apikey: key, Authorization: `Bearer ${token}` });

/** The tables and functions that the database shows to a caller with these credentials. */
export function tablesOf(url: string, credentials: Credentials): PostgrestClient<Database> {
  return new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: headersOf(credentials),
    fetch: credentials.fetch,
  });
}

/** The project's accounts. No session is kept. */
export function accountsOf(url: string, credentials: Credentials): ServiceDatabase['auth'] {
  return new AuthClient({
    url: `${url}/auth/v1`,
    headers: headersOf(credentials),
    fetch: credentials.fetch,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
}

/** The database, typed by its migrations, with the service's own rights: row level security does not apply. */
export function serviceDatabase(
  settings: Pick<Environment, 'SUPABASE_URL' | 'SUPABASE_SERVICE_ROLE_KEY'>,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): ServiceDatabase {
  const credentials = { key: settings.SUPABASE_SERVICE_ROLE_KEY, fetch };
  const tables = tablesOf(settings.SUPABASE_URL, credentials);
  return Object.assign(tables, { auth: accountsOf(settings.SUPABASE_URL, credentials) });
}
