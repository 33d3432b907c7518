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
  database: Pick<LocalDatabase, 'migrate' | 'migrationDrift'>;
  log: (line: string) => void;
}): Promise<AsyncDisposable> {
  return watchFolders([directory], {
    log: (line) => log(`[database] ${line}`),
    async onChange(file) {
      const applied = await database.migrate();
      for (const name of applied) log(`[database] Migration ${name} applied.`);
      const drift = await database.migrationDrift();
      for (const line of drift.filter((line) => line.includes(path.basename(file))))
        log(`[database] ${line}`);
    },
  });
}
