import type { LocalDatabase } from '../database/database.ts';

/** Runs a script that inserts many subscriptions. The index of the search is made once, after them: it takes a millisecond for each row. */
export async function insertSubscriptions(
  database: Pick<LocalDatabase, 'sql'>,
  script: string,
): Promise<void> {
  const [index] = await database.sql<{ definition: string }>(
    "select indexdef as definition from pg_indexes where indexname = 'subscriptions_searched'",
  );
  await database.sql(`drop index public.subscriptions_searched; ${script}; ${index?.definition};`);
}
