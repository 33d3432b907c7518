import { createContext } from '../context.ts';
import { createProgram } from '../program.ts';
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

/** Runs a command line with files and a server that are there. */
export async function runProgram(line: string, { home, environment, io: settings, now }: ProgramScene) {
  const io = createFakeIo(settings);
  const context = createContext({
    io,
    prompter: createFakePrompter(),
    environment: { FLOW_CONFIG_DIR: home, ...environment },
    cwd: home,
    now: now ?? (() => new Date()),
  });
  const failure = await failureOf(
    createProgram(context, '1.2.3').parseAsync(line.split(' '), { from: 'user' }),
  );
  return { stdout: io.stdout, stderr: io.stderr, failure };
}
