import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { chromiumPath } from './browser.ts';
import { buildSecret } from './e2e-site.ts';
import type { RunningStack } from './running-stack.ts';

const inSource = ['--conditions=flow-source'];

/** A whole product for each worker of the browser tests, so that no file meets what another one does meanwhile. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const env = { ...process.env, ...project.config.env };
  const folder = await mkdtemp(path.join(tmpdir(), 'flow-e2e-site-'));
  const site = path.join(folder, 'site');
  const script = fileURLToPath(new URL('./build-e2e-site.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [...inSource, script, site], {
    env: { ...env, VITE_SUPABASE_SECRET_KEY: buildSecret, SUPABASE_SERVICE_ROLE_KEY: buildSecret },
  });
  // Of files that are named on the command line no more run at once than there are.
  const named = process.argv.filter((argument) => argument.includes('tests/e2e/')).length;
  const length = Math.min(project.config.maxWorkers, named || Infinity);
  const processes = Array.from({ length }, () => start(site, env));
  const stop = async () => {
    await Promise.all(
      processes.map(async ({ child, exited }) => {
        if (child.connected) child.disconnect();
        await exited;
      }),
    );
    await rm(folder, { recursive: true });
  };
  try {
    const [stacks] = await Promise.all([Promise.all(processes.map(({ ready }) => ready)), chromiumPath()]);
    project.provide('stacks', stacks);
    project.provide('builtSite', site);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

function start(site: string, env: NodeJS.ProcessEnv) {
  const child = fork(new URL('./e2e-stack.ts', import.meta.url), [site], { execArgv: inSource, env });
  const exited = once(child, 'exit');
  const ready = Promise.race([
    once(child, 'message').then(([stack]) => stack as RunningStack),
    exited.then(() => Promise.reject(new Error('A stack for the browser tests did not start.'))),
  ]);
  return { child, exited, ready };
}
