import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import { chromiumPath } from './browser.ts';
import type { RunningStack } from './running-stack.ts';

/** A whole product for each worker of the browser tests, so that no file meets what another one does meanwhile. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Of files that are named on the command line no more run at once than there are.
  const named = process.argv.filter((argument) => argument.includes('tests/e2e/')).length;
  const length = Math.min(project.config.maxWorkers, named || Infinity);
  const processes = Array.from({ length }, () => start({ ...project.config.env }));
  const stop = async () => {
    await Promise.all(
      processes.map(async ({ child, exited }) => {
        if (child.connected) child.disconnect();
        await exited;
      }),
    );
  };
  try {
    const [stacks] = await Promise.all([Promise.all(processes.map(({ ready }) => ready)), chromiumPath()]);
    project.provide('stacks', stacks);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

function start(env: NodeJS.ProcessEnv) {
  const child = fork(new URL('./e2e-stack.ts', import.meta.url), {
    execArgv: ['--conditions=flow-source'],
    env: { ...process.env, ...env },
  });
  const exited = once(child, 'exit');
  const ready = Promise.race([
    once(child, 'message').then(([stack]) => stack as RunningStack),
    exited.then(() => Promise.reject(new Error('A stack for the browser tests did not start.'))),
  ]);
  return { child, exited, ready };
}
