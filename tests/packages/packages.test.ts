import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Consumer, createConsumer, type Packed, run } from './consumer.ts';

/** The oldest Node that the packages are for, and the one of this repository. */
const nodes = [path.join(import.meta.dirname, 'node-22/node_modules/.bin/node'), process.execPath];

let consumer: Consumer;
let sdk: Packed;
let cli: Packed;

beforeAll(async () => {
  consumer = await createConsumer();
  sdk = await consumer.install('@flow/sdk');
  cli = await consumer.install('flow-admin');
});

afterAll(() => consumer?.remove());

async function filesOf(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)));
}

describe('the published SDK', () => {
  it('can be imported by each of its entry points, in Node 22 too', async () => {
    const script = `
      import { createFlow, isFlowError } from '@flow/sdk';
      import { roles } from '@flow/sdk/contracts/role';
      import { subscriptionsCsv } from '@flow/sdk/csv';
      import { flowHandlers } from '@flow/sdk/testing';
      const flow = createFlow({ url: 'http://127.0.0.1:9', key: 'key' });
      const failure = await flow.subscriptions.page().catch((error) => error);
      console.log(JSON.stringify([isFlowError(failure), roles, subscriptionsCsv([]).split(',')[0], typeof flowHandlers]));
    `;
    await consumer.write({ 'main.js': script });
    for (const node of nodes) {
      const { stdout } = await run(node, ['main.js'], { cwd: consumer.directory });
      expect(JSON.parse(stdout)).toEqual([true, ['admin'], 'email', 'function']);
    }
  });

  it('type-checks in a strict project that knows nothing of this repository', async () => {
    await consumer.write({
      'main.ts': `
      import { createFlow, type Flow } from '@flow/sdk';
      import { createChat } from '@flow/sdk/chat';
      import { createConsultations } from '@flow/sdk/consultations';
      import type { Subscription } from '@flow/sdk/contracts/subscription';
      import { subscriptionsCsv } from '@flow/sdk/csv';
      import { isFlowError } from '@flow/sdk/errors';
      import { flowHandlers } from '@flow/sdk/testing';
      const flow: Flow = createFlow({ url: 'http://127.0.0.1:9', key: 'key' });
      const rows: Subscription[] = (await flow.subscriptions.page({ status: 'active' })).items;
      // @ts-expect-error a status that does not exist
      await flow.subscriptions.page({ status: 'sleeping' });
      console.log(subscriptionsCsv(rows), createChat, createConsultations, isFlowError, flowHandlers);
      `,
      'tsconfig.json': JSON.stringify({
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
    });
    const checked = await run('tsc', ['-p', 'tsconfig.json', '--pretty', 'false'], {
      cwd: consumer.directory,
    }).catch((error: { stdout: string }) => error);
    expect(checked.stdout).toBe('');
  });

  it('is had by CommonJS with require, in Node 22 too', async () => {
    const script = `
      const { createFlow, isFlowError } = require('@flow/sdk');
      const { subscriptionsCsv } = require('@flow/sdk/csv');
      const flow = createFlow({ url: 'http://127.0.0.1:9', key: 'key' });
      flow.subscriptions.page().catch((error) => {
        console.log(JSON.stringify([isFlowError(error), subscriptionsCsv([]).split(',')[0]]));
      });
    `;
    await consumer.write({ 'main.cjs': script });
    for (const node of nodes) {
      const { stdout, stderr } = await run(node, ['main.cjs'], { cwd: consumer.directory });
      expect([JSON.parse(stdout), stderr.replace(/^\(node:\d+\) ExperimentalWarning: .*\n.*\n/, '')]).toEqual(
        [[true, 'email'], ''],
      );
    }
  });

  it('ships what its declarations lead to, and no test', async () => {
    const files = await filesOf(sdk.folder);
    expect(files).toEqual(expect.arrayContaining(['src/create-flow.ts', 'dist/create-flow.d.ts.map']));
    expect(files.filter((file) => /\.(?:test|fixture)\./.test(file))).toEqual([]);
  });

  it('has no wrong types, as ESM', async () => {
    const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(sdk.tarball)));
    if (!checked.types) throw new Error('The package has no types.');
    // CommonJS gets the package by requiring ESM, and resolution without `exports` is as old as Node 10.
    const others = ['node10', 'node16-cjs'];
    const problems = checked.problems.filter(
      (problem) => !('resolutionKind' in problem && others.includes(problem.resolutionKind)),
    );
    expect(problems).toEqual([]);
    expect(Object.keys(checked.entrypoints).length).toBeGreaterThan(5);
  });
});

describe('each package', () => {
  it('is what npm and bundlers expect', async () => {
    for (const { tarball } of [sdk, cli]) {
      const bytes = tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.byteLength);
      expect((await publint({ pack: { tarball: bytes }, strict: true })).messages).toEqual([]);
    }
  });

  it('comes with its licence, its readme and what changed, and says where its source is', async () => {
    for (const { folder } of [sdk, cli]) {
      expect(await filesOf(folder)).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md']));
      const { repository } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
      expect(repository).toEqual({ type: 'git', url: expect.any(String), directory: expect.any(String) });
    }
  });
});

describe('the published command line', () => {
  it('runs from the packed files alone', async () => {
    const { stdout } = await run(process.execPath, [path.join(cli.folder, 'bin/flow-admin.js'), '--help']);
    expect(stdout).toContain('Usage: flow-admin');
  });
});
