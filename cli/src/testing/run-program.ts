import { CommanderError } from 'commander';
import { createContext } from '../context.ts';
import { exitCodes } from '../exit-codes.ts';
import { exitCodeOfParsing, type GlobalOptions } from '../program.ts';
import { reportFailure } from '../report-failure.ts';
import { createFakeIo, type FakeIoSettings } from './fake-io.ts';
import { createFakePrompter } from './fake-prompter.ts';
import { parseLine } from './parse-line.ts';

interface ProgramScene {
  /** The configuration directory, and the working directory. */
  home: string;
  environment?: Record<string, string>;
  io?: FakeIoSettings;
  /** What is answered to the questions of the command. */
  answers?: readonly (string | boolean | Error)[];
  now?: () => Date;
}

/** Runs a command line with files and a server that are there, and ends it as `main.ts` does. */
export async function runProgram(
  line: string | readonly string[],
  { home, environment, io: settings, answers, now = () => new Date() }: ProgramScene,
) {
  const io = createFakeIo(settings);
  const prompter = createFakePrompter(answers);
  const context = createContext({
    io,
    prompter,
    environment: { FLOW_CONFIG_DIR: home, ...environment },
    cwd: home,
    now,
  });
  const { program, failure } = await parseLine(line, context);
  const codeOfFailure = () =>
    failure instanceof CommanderError
      ? exitCodeOfParsing(failure)
      : reportFailure(failure, context, program.opts<GlobalOptions>());
  const code = failure === undefined ? exitCodes.ok : codeOfFailure();
  return { stdout: io.stdout, stderr: io.stderr, failure, code, asked: prompter.asked };
}
