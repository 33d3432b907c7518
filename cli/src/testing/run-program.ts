import { CommanderError } from 'commander';
import { createContext } from '../context.ts';
import { exitCodes } from '../exit-codes.ts';
import { createProgram, exitCodeOfParsing, type GlobalOptions } from '../program.ts';
import { reportFailure } from '../report-failure.ts';
import { createFakeIo, type FakeIoSettings } from './fake-io.ts';
import { createFakePrompter } from './fake-prompter.ts';
import { failureOf } from './run-command.ts';

interface ProgramScene {
  /** The configuration directory, and the working directory. */
  home: string;
  environment?: Record<string, string>;
  io?: FakeIoSettings;
  now?: () => Date;
}

/** Runs a command line with files and a server that are there, and ends it as `main.ts` does. */
export async function runProgram(
  line: string | readonly string[],
  { home, environment, io: settings, now }: ProgramScene,
) {
  const io = createFakeIo(settings);
  const context = createContext({
    io,
    prompter: createFakePrompter(),
    environment: { FLOW_CONFIG_DIR: home, ...environment },
    cwd: home,
    now: now ?? (() => new Date()),
  });
  const program = createProgram(context, '1.2.3');
  const given = typeof line === 'string' ? line.split(' ') : line;
  const failure = await failureOf(program.parseAsync(given, { from: 'user' }));
  const codeOfFailure = () =>
    failure instanceof CommanderError
      ? exitCodeOfParsing(failure)
      : reportFailure(failure, context, program.opts<GlobalOptions>());
  const code = failure === undefined ? exitCodes.ok : codeOfFailure();
  return { stdout: io.stdout, stderr: io.stderr, failure, code };
}
