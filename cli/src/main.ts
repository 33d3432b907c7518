import { CommanderError } from 'commander';
import about from '../package.json' with { type: 'json' };
import { createContext } from './context.ts';
import { exitCodes } from './exit-codes.ts';
import { createIo } from './io.ts';
import { createProgram, exitCodeOfParsing, type GlobalOptions } from './program.ts';
import { createPrompter } from './prompter.ts';

// V8's heap limits for long lists: its young generation would grow by 80 MB without saving time, and its old generation would
// keep the rows of dozens of pages before it is collected.
const { setFlagsFromString } = process.getBuiltinModule('node:v8');
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--heap-growing-percent=30');

/** Opens an output when it is first needed. One that takes no more is the end, whatever the command still has to write. */
function lazyOutput(name: 'stdout' | 'stderr'): () => NodeJS.WriteStream {
  let stream: NodeJS.WriteStream | undefined;
  const end = ({ code }: NodeJS.ErrnoException) => {
    // Nobody reads the notes any more: the command goes on, and its exit code tells.
    if (code === 'EPIPE' && name === 'stderr') return;
    // The reader has seen enough (`| head`): nobody is left to tell, and of a list it is no failure.
    if (code === 'EPIPE') process.exit(process.exitCode ?? io.closedExitCode);
    if (name === 'stdout') process.stderr.write(`error: stdout cannot be written (${code}).\n`);
    process.exit(exitCodes.failure);
  };
  return () => {
    stream ??= process[name].on('error', end);
    return stream;
  };
}

const openOutput = { stdout: lazyOutput('stdout'), stderr: lazyOutput('stderr') };

// An exit is what removes a half-made file: the signals that end a process would not.
const endingSignals = { SIGHUP: 129, SIGINT: exitCodes.interrupted, SIGTERM: 143 };
for (const [signal, exitCode] of Object.entries(endingSignals)) {
  process.on(signal, () => process.exit(exitCode));
}

const io = createIo(
  {
    get stdin() {
      return process.stdin;
    },
    get stdout() {
      return openOutput.stdout();
    },
    get stderr() {
      return openOutput.stderr();
    },
  },
  process.env,
);
const context = createContext({
  io,
  prompter: createPrompter(() => process.stdin, openOutput.stderr),
  environment: process.env,
  cwd: process.cwd(),
  now: () => new Date(),
});
const program = createProgram(context, about.version);

try {
  await program.parseAsync();
} catch (error) {
  const report = async () =>
    (await import('./report-failure.ts')).reportFailure(error, context, program.opts<GlobalOptions>());
  process.exitCode = error instanceof CommanderError ? exitCodeOfParsing(error) : await report();
}
