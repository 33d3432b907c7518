import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
// Below the repository, so that a package's own dependencies are found without asking a registry.
const consumer = path.join(root, 'node_modules/.cache/flow-package-consumer');

/** Packs a workspace as npm would publish it and lays it out as an installed package. */
async function install(workspace: string, name: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', consumer, '-w', workspace], {
    cwd: root,
  });
  const parsed = JSON.parse(stdout) as { filename: string }[] | Record<string, { filename: string }>;
  const [packed] = Object.values(parsed);
  if (!packed) throw new Error(`npm packed nothing for ${workspace}`);
  const target = path.join(consumer, 'node_modules', name);
  await mkdir(target, { recursive: true });
  await run('tar', [
    '-xzf',
    path.join(consumer, path.basename(packed.filename)),
    '--strip-components=1',
    '-C',
    target,
  ]);
  return target;
}

let sdk: string;
let cli: string;

beforeAll(async () => {
  await rm(consumer, { recursive: true, force: true });
  await mkdir(consumer, { recursive: true });
  sdk = await install('@flow/sdk', '@flow/sdk');
  cli = await install('flow-admin', 'flow-admin');
  await writeFile(path.join(consumer, 'package.json'), '{ "type": "module" }');
});

afterAll(() => rm(consumer, { recursive: true, force: true }));

async function filesOf(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)));
}

describe('the published SDK', () => {
  it('can be imported by each of its entry points', async () => {
    const script = `
      import { createFlow, isFlowError } from '@flow/sdk';
      import { roles } from '@flow/sdk/contracts/role';
      import { subscriptionsCsv } from '@flow/sdk/csv';
      import { flowHandlers } from '@flow/sdk/testing';
      const flow = createFlow({ url: 'http://127.0.0.1:9', key: 'key' });
      const failure = await flow.subscriptions.page().catch((error) => error);
      console.log(JSON.stringify([isFlowError(failure), roles, subscriptionsCsv([]).split(',')[0], typeof flowHandlers]));
    `;
    await writeFile(path.join(consumer, 'main.js'), script);
    const { stdout } = await run(process.execPath, ['main.js'], { cwd: consumer });
    expect(JSON.parse(stdout)).toEqual([true, ['admin'], 'email', 'function']);
  });

  it('type-checks in a strict project that knows nothing of this repository', async () => {
    await writeFile(
      path.join(consumer, 'main.ts'),
      `
      import { createFlow, type Flow } from '@flow/sdk';
      import type { Subscription } from '@flow/sdk/contracts/subscription';
      const flow: Flow = createFlow({ url: 'http://127.0.0.1:9', key: 'key' });
      const rows: Subscription[] = (await flow.subscriptions.page({ status: 'active' })).items;
      // @ts-expect-error a status that does not exist
      await flow.subscriptions.page({ status: 'sleeping' });
      console.log(rows);
      `,
    );
    await writeFile(
      path.join(consumer, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          module: 'nodenext',
          target: 'es2023',
          lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
          types: [],
        },
        files: ['main.ts'],
      }),
    );
    const { stdout } = await run('tsc', ['-p', 'tsconfig.json', '--pretty', 'false'], {
      cwd: consumer,
    }).catch((error: { stdout: string }) => error);
    // supabase-js's declarations do not fit the newest browser types; that is not what is tested here.
    const ours = stdout.split('\n').filter((line) => /^(main\.ts|node_modules\/@flow)/.test(line));
    expect(ours).toEqual([]);
  });

  it('ships its readme and no test', async () => {
    const files = await filesOf(sdk);
    expect(files).toContain('README.md');
    expect(files.filter((file) => file.includes('.test.'))).toEqual([]);
  });
});

describe('the published command line', () => {
  it('runs from the packed files alone', async () => {
    const { stdout } = await run(process.execPath, [path.join(cli, 'bin/flow-admin.js'), '--help']);
    expect(stdout).toContain('Usage: flow-admin');
  });
});
