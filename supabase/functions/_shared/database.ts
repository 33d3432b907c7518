import type { Database } from '@flow/database.types.ts';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Environment } from './env.ts';

/** The project's database, typed by its migrations. */
export type ServiceDatabase = SupabaseClient<Database>;

/** The database with the service's own rights: row level security does not apply. */
export function serviceDatabase(settings: Environment): ServiceDatabase {
  return createClient<Database>(settings.SUPABASE_URL, settings.SUPABASE_SERVICE_ROLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}
