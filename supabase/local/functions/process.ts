import { setTimeout as sleep } from 'node:timers/promises';
import { LocalSetupError } from '../setup-error.ts';
import { watchFolders } from '../watch-folders.ts';
import { DenoHost, type DenoHostOptions } from './deno-host.ts';

export interface FunctionsOptions extends DenoHostOptions {
  /** Folders whose changes restart the process; null: none are watched. */
  watch: readonly string[] | null;
  restartPolicy?: RestartPolicy;
}

export interface RestartPolicy {
  /** Waits before the first, second, ... restart in a row, in milliseconds; the last one repeats. */
  delays: readonly number[];
  /** A process that lived shorter than this, in milliseconds, crashed at once. */
  instant: number;
  /** Instant crashes in a row after which it is left alone. */
  limit: number;
}

export interface FunctionsProcess {
  url: string;
  /** False while it starts again, and once it was given up. */
  isReady(): boolean;
  pid(): number;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const defaultPolicy: RestartPolicy = { delays: [100, 500, 1000, 2000, 5000], instant: 5000, limit: 5 };

/**
 * Runs the edge functions in one Deno process, starts it again when it crashes, and resolves when it answers.
 *
 * @throws LocalSetupError when it does not come up the first time.
 */
export async function startFunctions(options: FunctionsOptions): Promise<FunctionsProcess> {
  const supervisor = new Supervisor(options);
  await supervisor.begin();
  return supervisor;
}

class Supervisor implements FunctionsProcess {
  readonly url: string;
  readonly #options: FunctionsOptions;
  readonly #policy: RestartPolicy;
  readonly #stopping = new AbortController();
  #host: DenoHost | null = null;
  #ready = false;
  /** Only what once ran is started again. */
  #hasRun = false;
  #instantCrashes = 0;
  #work: Promise<void> = Promise.resolve();
  #watcher: AsyncDisposable | null = null;

  constructor(options: FunctionsOptions) {
    this.#options = options;
    this.#policy = options.restartPolicy ?? defaultPolicy;
    this.url = `http://127.0.0.1:${options.port}`;
  }

  async begin(): Promise<void> {
    try {
      await this.#launch();
    } catch (cause) {
      await this.stop();
      throw new LocalSetupError(`The functions did not start: ${(cause as Error).message}`, { cause });
    }
    if (this.#options.watch) await this.#watch(this.#options.watch);
  }

  isReady(): boolean {
    return this.#ready;
  }

  pid(): number {
    return this.#host?.pid ?? 0;
  }

  restart(): Promise<void> {
    this.#instantCrashes = 0;
    return this.#enqueue(async () => {
      await this.#retire();
      await this.#launch();
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#watcher?.[Symbol.asyncDispose]();
    await this.#enqueue(() => this.#retire());
  }

  /** One at a time: a file saved twice, a crash and a stop never race for the port. */
  #enqueue(task: () => Promise<void>): Promise<void> {
    const result = this.#work.then(task);
    this.#work = result.catch(() => {});
    return result;
  }

  async #launch(): Promise<void> {
    if (this.#stopping.signal.aborted) return;
    const host = new DenoHost(this.#options);
    this.#host = host;
    const startedAt = Date.now();
    void host.exited.then((how) => {
      if (this.#host !== host) return;
      this.#ready = false;
      this.#host = null;
      this.#crashed(how, Date.now() - startedAt);
    });
    await host.answers();
    this.#ready = this.#host === host;
    this.#hasRun = true;
  }

  async #retire(): Promise<void> {
    const host = this.#host;
    this.#host = null;
    this.#ready = false;
    await host?.stop();
  }

  #crashed(how: string, lived: number): void {
    const { log } = this.#options;
    this.#instantCrashes = lived < this.#policy.instant ? this.#instantCrashes + 1 : 1;
    if (this.#stopping.signal.aborted || !this.#hasRun) return;
    if (this.#instantCrashes >= this.#policy.limit) {
      const then = this.#options.watch ? 'Save a function to try again.' : 'Mend it and start again.';
      log(`[functions] Deno ${how}, ${this.#instantCrashes} times in a row: not started again. ${then}`);
      return;
    }
    const delay = this.#policy.delays.at(Math.min(this.#instantCrashes, this.#policy.delays.length) - 1) ?? 0;
    log(`[functions] Deno ${how}; starting it again in ${delay} ms.`);
    void this.#enqueue(async () => {
      await sleep(delay, undefined, { signal: this.#stopping.signal }).catch(() => {});
      if (this.#host || this.#stopping.signal.aborted) return;
      await this.#launch().catch(() => {
        // It ended again before it answered: that exit is reported and counted by itself.
      });
    });
  }

  async #watch(folders: readonly string[]): Promise<void> {
    const log = (line: string) => this.#options.log(`[functions] ${line}`);
    this.#watcher = await watchFolders(folders, {
      ignored: /\.(test\.ts|tmp|gen\.json\.\d+)$/,
      log,
      onChange: async (file) => {
        log(`${file} changed; restarting.`);
        await this.restart();
      },
    });
  }
}
