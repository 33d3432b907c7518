import path from 'node:path';
import { repositoryRoot } from './repository-root.ts';
import { resetData } from './reset-data.ts';
import { readSettings } from './settings.ts';
import { LocalSetupError } from './setup-error.ts';

try {
  const settings = await readSettings(repositoryRoot, process.env, (line) =>
    process.stderr.write(`${line}\n`),
  );
  const directory = path.resolve(repositoryRoot, settings.dataDirectory ?? '.flow');
  await resetData(directory);
  process.stdout.write(`Forgotten: the local data of ${directory}. The next start begins anew.\n`);
} catch (error) {
  const known = error instanceof LocalSetupError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
