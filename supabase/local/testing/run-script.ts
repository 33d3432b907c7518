import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished, vi } from 'vitest';
import { repositoryRoot } from '../repository-root.ts';

export interface RunningScript {
  stdout(): string;
  stderr(): string;
  /** Resolves when a text was printed. */
  printed(text: string, milliseconds?: number): Promise<void>;
  kill(signal: NodeJS.Signals): void;
  /** What a terminal does to its processes when its window is closed: nobody reads them any more, and a signal. */
  hangUp(): void;
  exit: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Runs a script of this folder as npm does, with its output kept; killed with the test if it is still there. */
export function runScript(
  name: 'start.ts' | 'reset.ts',
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): RunningScript {
  const script = fileURLToPath(new URL(`../${name}`, import.meta.url));
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['--conditions=flow-source', script, ...args], {
    cwd: repositoryRoot,
    env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const exit: RunningScript['exit'] = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  return {
    stdout: () => stdout,
    stderr: () => stderr,
    exit,
    kill: (signal) => child.kill(signal),
    hangUp() {
      child.stdout.destroy();
      child.stderr.destroy();
      child.kill('SIGHUP');
    },
    async printed(text, milliseconds = 240_000) {
      await vi.waitFor(
        () => {
          // An early end is told at once, with what was printed, instead of after the time is up.
          if (stdout.includes(text)) return;
          throw new Error(`"${text}" was not printed. stdout: ${stdout} stderr: ${stderr}`);
        },
        { timeout: milliseconds, interval: 50 },
      );
    },
  };
}

/** Whether there is a process of this id. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
