import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { denoBinary } from './deno-binary.ts';

export interface DenoHostOptions {
  /** The folder of function folders; its deno.json, when it has one, resolves their imports. */
  directory: string;
  port: number;
  /** All the variables the functions may see: nothing of this process's own environment is passed on. */
  env: Readonly<Record<string, string>>;
  /** Hosts beyond loopback that the functions may call, as `host` or `host:port`. */
  allowHosts: readonly string[];
  /** Folders the functions may read besides their own. */
  allowRead: readonly string[];
  /** In the place of the one in deno.json. */
  importMap?: string | null;
  /** Loads a function when it is first called, as hosted Supabase does, in place of all of them before it serves. */
  loadsLate?: boolean;
  /** Where Deno keeps what it compiled. */
  cacheDirectory: string;
  log: (line: string) => void;
}

const hostFile = fileURLToPath(new URL('./host.ts', import.meta.url));
const healthSchema = z.object({ pid: z.number() });
/** Reading what the assistant knows takes some seconds of a processor, which a busy machine may have to share. */
const bootTimeout = 60_000;
const stopTimeout = 3000;

/** One run of Deno, from its start to its end. */
export class DenoHost {
  readonly pid: number;
  /** Resolves once, with how it ended in words: 'was ended by SIGKILL', 'ended with code 1'. */
  readonly exited: Promise<string>;
  readonly #child: ChildProcess;
  readonly #port: number;
  #ended: string | null = null;

  constructor(options: DenoHostOptions) {
    this.#port = options.port;
    const child = spawn(denoBinary(), denoArguments(options), {
      cwd: options.directory,
      env: {
        ...options.env,
        DENO_DIR: options.cacheDirectory,
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
      },
      stdio: ['pipe', 'pipe', 'pipe'],
      // Its own process group: Ctrl-C in the terminal reaches the parent alone, which then stops it in order.
      detached: true,
    });
    this.#child = child;
    this.pid = child.pid ?? 0;
    const dropWithParent = () => child.kill('SIGKILL');
    process.once('exit', dropWithParent);
    this.exited = new Promise((resolve) => {
      const settle = (how: string) => {
        process.off('exit', dropWithParent);
        this.#ended ??= how;
        resolve(this.#ended);
      };
      child.once('error', (error) => settle(`could not be started: ${error.message}`));
      child.once('exit', (code, signal) =>
        settle(signal ? `was ended by ${signal}` : `ended with code ${code}`),
      );
    });
    child.stdin?.on('error', () => {
      // It ended before its input was closed.
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => options.log(`[functions] ${line}`));
    }
  }

  /** Resolves when it serves. @throws Error when it ends, or takes too long, before that. */
  async answers(): Promise<void> {
    const deadline = Date.now() + bootTimeout;
    while (Date.now() < deadline) {
      if (this.#ended) throw new Error(`Deno ${this.#ended}.`);
      if (await this.#isHealthy()) return;
      await sleep(25);
    }
    await this.stop();
    throw new Error(`Deno did not answer within ${bootTimeout / 1000} seconds.`);
  }

  async stop(): Promise<void> {
    this.#child.stdin?.end();
    const patience = setTimeout(() => this.#child.kill('SIGKILL'), stopTimeout);
    await this.exited;
    clearTimeout(patience);
  }

  async #isHealthy(): Promise<boolean> {
    try {
      const response = await fetch(`http://127.0.0.1:${this.#port}/_health`, {
        signal: AbortSignal.timeout(1000),
      });
      // Whatever else listens on the port does not know this pid.
      return healthSchema.parse(await response.json()).pid === this.pid;
    } catch {
      return false;
    }
  }
}

function denoArguments(options: DenoHostOptions): string[] {
  const config = path.join(options.directory, 'deno.json');
  const names = Object.keys(options.env);
  const hosts = ['127.0.0.1', 'localhost', '[::1]', ...options.allowHosts];
  return [
    'run',
    '--quiet',
    '--no-prompt',
    '--no-remote',
    '--no-lock',
    // Not in deno.json: hosted's bundler reads that file, and finds no package under this setting.
    '--node-modules-dir=manual',
    // A request's signal tells that its caller has gone, and is not raised by an answer that was delivered.
    '--unstable-no-legacy-abort',
    ...(existsSync(config) ? [`--config=${config}`] : ['--no-config']),
    ...(options.importMap ? [`--import-map=${options.importMap}`] : []),
    `--allow-net=${hosts.join(',')}`,
    ...(names.length > 0 ? [`--allow-env=${names.join(',')}`] : []),
    // Packages look for settings of their own (NODE_DEBUG and the like): they find none, instead of failing.
    '--ignore-env',
    `--allow-read=${[options.directory, ...options.allowRead].join(',')}`,
    hostFile,
    options.directory,
    String(options.port),
    ...(options.loadsLate ? ['late'] : []),
  ];
}
