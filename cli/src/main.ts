import { readFileSync } from 'node:fs';
import { CommanderError } from 'commander';
import { createContext } from './context.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { createIo } from './io.ts';
import { createProgram, exitCodeOfParsing, type GlobalOptions } from './program.ts';
import { createPrompter } from './prompter.ts';

// The reader has seen enough (`| head`): not a failure, and nobody is left to tell.
function endWhenReaderLeft(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(exitCodes.ok);
  throw error;
}
process.stdout.on('error', endWhenReaderLeft);
process.stderr.on('error', endWhenReaderLeft);

process.on('SIGINT', () => process.exit(exitCodes.interrupted));

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const io = createIo(process, process.env);
const context = createContext({
  io,
  prompter: createPrompter(process.stdin, process.stderr),
  environment: process.env,
  cwd: process.cwd(),
  now: () => new Date(),
});
const program = createProgram(context, version);

async function report(error: unknown): Promise<ExitCode> {
  const [{ explainError, traceError }, { paint }] = await Promise.all([
    import('./explain-error.ts'),
    import('./output/paint.ts'),
  ]);
  const { message, exitCode } = explainError(error, context.server);
  if (message) {
    io.note(`${paint(io.color('notes')).red.bold('error:')} ${message}`);
    const { debug } = program.opts<GlobalOptions>();
    if (debug || process.env.FLOW_DEBUG === '1') io.note(traceError(error));
  }
  return exitCode;
}

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = error instanceof CommanderError ? exitCodeOfParsing(error) : await report(error);
}
