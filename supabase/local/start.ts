import path from 'node:path';
import { demoAccounts } from './demo-data/demo-data.ts';
import { repositoryRoot } from './repository-root.ts';
import { readSettings } from './settings.ts';
import { LocalSetupError } from './setup-error.ts';
import { type Stack, startStack } from './stack.ts';

const began = performance.now();
const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

let starting: Promise<Stack> | null = null;
let stopSince: number | null = null;
const interrupted = new AbortController();

async function stop(): Promise<void> {
  say('\nStopping …');
  try {
    // An interrupted start takes back what it has begun, or is complete and stopped like any other.
    interrupted.abort();
    const stack = await starting?.catch(() => null);
    await stack?.stop();
    process.exit(0);
  } catch (error) {
    complain(`Stopping failed: ${explain(error)}`);
    process.exit(1);
  }
}

function onSignal(): void {
  const now = performance.now();
  if (stopSince === null) {
    stopSince = now;
    void stop();
  } else if (now - stopSince > 500) {
    // npm passes on a Ctrl-C that the terminal sent too: only one that comes later is a second one.
    complain('Stopped without waiting.');
    process.exit(130);
  }
}

function explain(error: unknown): string {
  if (error instanceof LocalSetupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function readyBlock(stack: Stack): string {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const accounts = demoAccounts.map(({ email, password }) => `${email} / ${password}`);
  return [
    '',
    `Flow is ready (${seconds} s)`,
    '',
    `  Site      ${stack.urls.web}`,
    `  API       ${stack.urls.api}`,
    `  Mailbox   ${stack.urls.mail}`,
    `  Stripe    ${stack.urls.stripe}`,
    '',
    ...accounts.map((account, index) => `  ${index === 0 ? 'Accounts' : '        '}  ${account}`),
    '',
    'Press Ctrl-C to stop.',
  ].join('\n');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', () => {
    // The terminal was closed, or who read the pipe has left: that must not break a stop off half-way.
  });
}

try {
  const settings = await readSettings(repositoryRoot, process.env, complain);
  starting = startStack({
    settings,
    dataDirectory: path.resolve(repositoryRoot, settings.dataDirectory ?? '.flow'),
    demoData: true,
    web: process.argv.includes('--dev') ? 'dev' : 'built',
    compression: 'fast',
    log: say,
    signal: interrupted.signal,
  });
  const stack = await starting;
  if (stopSince === null) say(readyBlock(stack));
} catch (error) {
  if (stopSince === null) {
    complain(explain(error));
    process.exit(1);
  }
}
