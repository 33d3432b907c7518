import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { type LocalDatabase, openDatabase } from '../database/database.ts';
import { LocalSetupError } from '../setup-error.ts';
import { readCatalog } from './catalog.ts';
import { typesDrift } from './drift.ts';
import { databaseTypes } from './text.ts';

const typesFile = path.join(import.meta.dirname, '../../../sdk/src/database.types.ts');
const command = 'npm run types:database';

/** The keys of a database that nobody but this process reaches, and that is gone when it ends. */
const keys = { publishable: 'sb_publishable_types', secret: 'sb_secret_types', jwtSecret: 'types'.repeat(8) };

async function generate(): Promise<string> {
  const database: LocalDatabase = await openDatabase({
    directory: 'memory://',
    keys,
    siteUrl: 'http://localhost',
    apiUrl: 'http://localhost',
    onMail: () => {},
  });
  try {
    return await databaseTypes(await readCatalog(database));
  } finally {
    await database.close();
  }
}

try {
  const generated = await generate();
  if (process.argv.includes('--check')) {
    const drift = typesDrift(await readFile(typesFile, 'utf8').catch(() => ''), generated);
    if (drift.length > 0) {
      process.exitCode = 1;
      process.stderr.write(
        `sdk/src/database.types.ts is not what the migrations say:\n  ${drift.join('\n  ')}\nRun: ${command}\n`,
      );
    }
  } else {
    await writeFile(typesFile, generated);
  }
} catch (error) {
  if (!(error instanceof LocalSetupError)) throw error;
  process.exitCode = 1;
  process.stderr.write(`${error.message}\n`);
}
