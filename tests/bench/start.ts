import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { freePorts } from '../../supabase/local/ports.ts';
import { type Figure, seconds } from './figure.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Milliseconds from the command to its ready line; the stack is stopped again. */
async function timeToReady(environment: Record<string, string>): Promise<number> {
  const begin = performance.now();
  const child = spawn(process.execPath, ['--conditions=flow-source', 'supabase/local/start.ts'], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  const ready = new Promise<number>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.includes('Flow is ready')) resolve(performance.now() - begin);
    });
    child.once('exit', (code) => reject(new Error(`The stack ended with ${code}:\n${printed}`)));
  });
  const elapsed = await ready;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return elapsed;
}

/** The first start in an empty directory (build, migrations, demo data), then one that finds everything done. */
export async function measureStarts(): Promise<Figure[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'flow-bench-'));
  const ports = await freePorts();
  const environment = {
    FLOW_DATA_DIRECTORY: directory,
    WEB_PORT: String(ports.web),
    API_PORT: String(ports.api),
    MAIL_PORT: String(ports.mail),
    STRIPE_PORT: String(ports.stripe),
    FUNCTIONS_PORT: String(ports.functions),
  };
  try {
    const first = await timeToReady(environment);
    const later = await timeToReady(environment);
    return [
      { name: 'first npm start', value: seconds(first), target: 'under 60 s' },
      { name: 'later npm start', value: seconds(later), target: 'under 10 s' },
    ];
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
