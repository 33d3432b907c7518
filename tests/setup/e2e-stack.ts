import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import type { StackKeys } from '../../supabase/local/keys.ts';
import { freeSettings } from '../../supabase/local/ports.ts';
import { type Stack, startStack } from '../../supabase/local/stack.ts';

export interface RunningStack {
  urls: Stack['urls'];
  keys: StackKeys;
}

declare module 'vitest' {
  export interface ProvidedContext {
    stack: RunningStack;
  }
}

/** One whole product for the browser tests: the built site, Postgres, Deno, mailbox and Stripe's stand-in. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'flow-e2e-'));
  const lines: string[] = [];
  const stack = await startStack({
    settings: await freeSettings(),
    dataDirectory,
    demoData: true,
    web: 'built',
    // A thousand tests are not one person: what is limited, and how, the stack's own tests say.
    authLimits: {
      tokens: Infinity,
      signUps: Infinity,
      verifications: Infinity,
      wrongPasswords: Infinity,
      mailInterval: 0,
    },
    log: (line) => lines.push(line),
  }).catch((error: unknown) => {
    console.error(lines.join('\n'));
    throw error;
  });
  await stack.database.sql('grant select, delete on public.rate_limits to service_role');
  project.provide('stack', { urls: stack.urls, keys: stack.keys });
  return async () => {
    await stack.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  };
}
