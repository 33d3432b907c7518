import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isAlive } from '../../../supabase/local/testing/run-script.ts';
import { temporaryDirectory } from '../../../supabase/local/testing/temporary-directory.ts';

test('a benchmark that is interrupted leaves neither its server nor its rows', async () => {
  const directory = await temporaryDirectory();
  const [programs, TMPDIR] = ['bin', 'tmp'].map((name) => path.join(directory, name)) as [string, string];
  for (const each of [programs, TMPDIR]) await mkdir(each);
  // They stand in for PostgreSQL's, which few machines have; root asks for the account that would run them.
  const scripts = {
    id: 'echo 0',
    initdb: '',
    psql: 'cat',
    postgres: 'echo $$ > ../../pid; exec sleep 600',
    pg_ctl: 'kill $(cat ../../pid)',
  };
  for (const [name, script] of Object.entries(scripts))
    await writeFile(path.join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const module = new URL('./postgres-server.ts', import.meta.url).href;
  const script = `const { startPostgres } = await import('${module}'); await startPostgres('${programs}'); console.log(1);`;
  const child = spawn(
    process.execPath,
    ['--conditions=flow-source', '--input-type=module', '--eval', script],
    {
      env: { PATH: `${programs}:${process.env.PATH}`, TMPDIR },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(child.stdout, 'data');
  const server = Number(await readFile(path.join(directory, 'pid'), 'utf8'));
  expect(isAlive(server)).toBe(true);
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([130, null]);
  await expect.poll(() => isAlive(server)).toBe(false);
  expect(await readdir(TMPDIR)).toEqual([]);
});
