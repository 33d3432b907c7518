import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { denoBinary } from '../../supabase/local/functions/deno-binary.ts';

const functions = path.resolve(import.meta.dirname, '../../supabase/functions');

/**
 * What V8 may use of a function's memory on hosted Supabase, in MiB (https://supabase.com/docs/guides/functions/limits). Its
 * runtime gives it as the heap's limit, and in proportion to it V8 lets the young generation grow; in a process without one that
 * takes 105 MiB more in the end, whatever is exported.
 */
const hostedHeap = 256;

export interface ExportFunction {
  url: string;
  /** The most memory that the process has had, in kilobytes; not known everywhere. */
  peak(): number | undefined;
  /** Seconds of the processor that it has had; not known everywhere. */
  processor(): number | undefined;
  stop(): Promise<void>;
}

function peakOf({ pid }: ChildProcess): number | undefined {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return undefined;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1]);
}

/** Linux counts in hundredths. */
function processorOf({ pid }: ChildProcess): number | undefined {
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return undefined;
  // Behind the name, which may have spaces: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
  const fields = readFileSync(stat, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The function in a process of its own, with the memory that it has on hosted Supabase. */
export async function startExportFunction(
  databaseUrl: string,
  cacheDirectory: string,
): Promise<ExportFunction> {
  const child = spawn(
    denoBinary(),
    [
      'run',
      `--v8-flags=--max-heap-size=${hostedHeap}`,
      ...['--no-prompt', '--no-lock', '--no-check', '--node-modules-dir=manual', '--allow-all'],
      `--config=${functions}/deno.json`,
      `${functions}/admin-export-subscriptions/index.ts`,
    ],
    {
      env: {
        DENO_DIR: cacheDirectory,
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        NO_COLOR: '1',
        SUPABASE_URL: databaseUrl,
        SUPABASE_ANON_KEY: 'anon',
        SUPABASE_SERVICE_ROLE_KEY: 'service',
        SITE_URL: databaseUrl,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      said += chunk;
      const [, address] = /Listening on (http:\S+?)\/?\s/.exec(said) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`Deno ended: ${said}`)));
  });
  return {
    url,
    peak: () => peakOf(child),
    processor: () => processorOf(child),
    async stop() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
