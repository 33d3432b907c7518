import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFlow, type Flow } from '../../sdk/src/index.ts';
import { freeSettings } from '../../supabase/local/ports.ts';
import { type Stack, startStack } from '../../supabase/local/stack.ts';

export interface TestStack {
  stack: Stack;
  /** Everything that the stack logged so far, line by line. */
  lines: readonly string[];
  /** A new client of the stack, as somebody who has not signed in. */
  flow(): Flow;
  stop(): Promise<void>;
}

interface TestStackOptions {
  demoData?: boolean;
  web?: 'built' | 'none';
  /** Settings beside the ports, under their names in `.env`. */
  environment?: Record<string, string>;
}

/** A stack of its own, without the site unless it is asked for: free ports, a temporary directory, nothing shared and nothing left. */
export async function startTestStack({
  demoData = true,
  web = 'none',
  environment = {},
}: TestStackOptions = {}): Promise<TestStack> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'flow-stack-'));
  const lines: string[] = [];
  const forget = () => rm(dataDirectory, { recursive: true, force: true });
  try {
    const settings = await freeSettings(environment);
    const log = (line: string) => void lines.push(line);
    const stack = await startStack({
      settings,
      dataDirectory,
      demoData,
      web,
      databaseInMemory: true,
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
