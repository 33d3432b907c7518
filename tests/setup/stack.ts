import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFlow, type Flow } from '../../sdk/src/index.ts';
import type { AuthLimits } from '../../supabase/local/auth/limits.ts';
import { freeSettings } from '../../supabase/local/ports.ts';
import { type Stack, startStack } from '../../supabase/local/stack.ts';

/** A thousand tests are not one person: what is limited, and how, the tests of the limits say. */
export const noAuthLimits: AuthLimits = {
  tokens: Infinity,
  signUps: Infinity,
  verifications: Infinity,
  wrongPasswords: Infinity,
  mailInterval: 0,
};

export interface TestStack {
  stack: Stack;
  /** Everything that the stack logged so far, line by line. */
  lines: readonly string[];
  /** A new client of the stack, as somebody who has not signed in. */
  flow(): Flow;
  stop(): Promise<void>;
}

/** What Deno has compiled, for all tests of this checkout. */
export const compiledFunctions = path.join(import.meta.dirname, '../../node_modules/.cache/flow/deno');

/** Functions that serve, and are back after a crash, as soon as they can be. */
const functionsAtOnce = {
  cacheDirectory: compiledFunctions,
  loadsLate: true,
  restartPolicy: { delays: [0], instant: 0, limit: Number.POSITIVE_INFINITY },
};

/** As soon as functions are back, an event comes again that met none: for a minute at least. */
const eventsAtOnce = { retryDelays: Array.from({ length: 240 }, () => 250) };

interface TestStackOptions {
  demoData?: boolean;
  web?: 'built' | 'none';
  /** Settings beside the ports, under their names in `.env`. */
  environment?: Record<string, string>;
  authLimits?: Partial<AuthLimits>;
  /** Whether a function is loaded when it is first called: not where that call's time counts. */
  loadsLate?: boolean;
}

/** A stack of its own, without the site unless it is asked for: free ports, a temporary directory, nothing shared and nothing left. */
export async function startTestStack({
  demoData = true,
  web = 'none',
  environment = {},
  authLimits = {},
  loadsLate = true,
}: TestStackOptions = {}): Promise<TestStack> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'flow-stack-'));
  const lines: string[] = [];
  const forgetAtExit = () => rmSync(dataDirectory, { recursive: true, force: true });
  process.once('exit', forgetAtExit);
  const forget = () => {
    process.off('exit', forgetAtExit);
    return rm(dataDirectory, { recursive: true, force: true });
  };
  try {
    const settings = await freeSettings(environment);
    const log = (line: string) => void lines.push(line);
    const stack = await startStack({
      settings,
      dataDirectory,
      demoData,
      web,
      databaseInMemory: true,
      functions: { ...functionsAtOnce, loadsLate },
      stripe: eventsAtOnce,
      authLimits,
      log,
    });
    return {
      stack,
      lines,
      flow: () => createFlow({ url: stack.urls.api, key: stack.keys.publishable }),
      async stop() {
        await stack.stop();
        await forget();
      },
    };
  } catch (cause) {
    await forget();
    throw new Error(`The stack did not start:\n${lines.join('\n')}`, { cause });
  }
}

let shared: Promise<TestStack> | undefined;

/**
 * The one of a worker, with the demo data: starting one takes five seconds. For tests that bring what they change, and look
 * for nothing that another file may have brought. It ends with the worker.
 */
export async function sharedStack(): Promise<TestStack> {
  shared ??= startTestStack({ authLimits: noAuthLimits });
  const test = await shared;
  // All of them have one address: what one file asked for must not be too much in the next.
  await test.stack.database.sql('delete from public.rate_limits');
  return test;
}
