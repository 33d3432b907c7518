import path from 'node:path';
import { watchFolders } from '../watch-folders.ts';
import type { LocalDatabase } from './database.ts';

/** Applies a migration as soon as its file is saved. One that fails is named, and tried again when it is saved again. */
export function watchMigrations({
  directory,
  database,
  log,
}: {
  directory: string;
  database: Pick<LocalDatabase, 'migrate' | 'sql'>;
  log: (line: string) => void;
}): Promise<AsyncDisposable> {
  return watchFolders([directory], {
    log: (line) => log(`[database] ${line}`),
    async onChange(file) {
      const applied = await database.migrate();
      for (const name of applied) log(`[database] Migration ${name} applied.`);
      const name = path.basename(file);
      if (applied.includes(name)) return;
      const [earlier] = await database.sql(
        'select 1 from supabase_migrations.schema_migrations where version = $1',
        [name.slice(0, 14)],
      );
      if (earlier)
        log(`[database] Migration ${name} was applied before: "npm run reset" applies its changes.`);
    },
  });
}
