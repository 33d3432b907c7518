// Runs every test: Vitest's projects (units, policies, functions, browser) and Deno's, and closes with one line
// that adds them up. Arguments are passed to one Vitest and skip Deno: `npm test -- --project sdk`.
import { spawn } from 'node:child_process';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';

interface Count {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      status: string;
      fullName: string;
      failureMessages: string[];
      meta: { shown?: readonly string[] };
    }[];
  }[];
}

const root = path.resolve(import.meta.dirname, '..');

function run(command: string, args: string[], output: 'inherit' | number = 'inherit'): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', output, output] });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** A runner that broke before it could count still counts as one failure. */
function settle(exitCode: number, count: Count): Count {
  const nothingRan = count.passed + count.failed === 0;
  return exitCode !== 0 || nothingRan ? { ...count, failed: Math.max(1, count.failed) } : count;
}

async function readReport(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

interface Outcome extends Count {
  /** What was printed beside another runner. */
  output: string;
  /** A line for each. */
  failures: string[];
}

async function runVitest(
  args: readonly string[],
  { allowSkipped = false, log }: { allowSkipped?: boolean; log?: string } = {},
): Promise<Outcome> {
  const file = path.join(reports, `${crypto.randomUUID()}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  await using output = log === undefined ? undefined : await open(log, 'w');
  const exitCode = await run('vitest', ['run', ...reporters, ...args], output?.fd);
  const report = JSON.parse((await readReport(file)) || '{}') as Partial<VitestReport>;
  const skipped = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0);
  const count = settle(exitCode, {
    passed: report.numPassedTests ?? 0,
    failed: (report.numFailedTests ?? 0) + (allowSkipped ? 0 : skipped),
  });
  const lines = failures(report);
  // An error outside of every test, in what one has left running for example.
  if (exitCode !== 0 && lines.length === 0)
    lines.push(`FAILED vitest ${args.join(' ')}: its output says why`);
  return { ...count, output: log === undefined ? '' : await readReport(log), failures: lines };
}

/**
 * A line for each failure, printed last: what Vitest says of it stands above all that Deno says. A browser test that
 * failed and then passed is named too: nothing that happens once in many runs goes unseen.
 */
function failures({ testResults = [] }: Partial<VitestReport>): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const line = (outcome: string, what: string, why = '') =>
      `${outcome} ${path.relative(root, name)}: ${what}${why.split('\n', 3).join(' ').slice(0, 300)}`;
    const lines = assertionResults.flatMap(({ status, fullName, failureMessages, meta }) => {
      if (status !== 'failed' && failureMessages.length === 0) return [];
      return [
        line(status === 'failed' ? 'FAILED' : 'FLAKY', `${fullName}: `, failureMessages[0]),
        ...(meta.shown ?? []).map((shown) => `  its page: ${shown}`),
      ];
    });
    return status === 'failed' && lines.length === 0 ? [line('FAILED', '', message)] : lines;
  });
}

async function runDeno(): Promise<Outcome> {
  const [file, log] = ['deno.xml', 'deno.log'].map((name) => path.join(reports, name)) as [string, string];
  await using output = await open(log, 'w');
  const command = ['run', '--silent', 'test:functions', '--', `--junit-path=${file}`];
  const exitCode = await run('npm', command, output.fd);
  const totals = /<testsuites[^>]*\btests="(\d+)"[^>]*\bfailures="(\d+)"[^>]*\berrors="(\d+)"/.exec(
    await readReport(file),
  );
  const [tests = 0, failures = 0, errors = 0] = totals?.slice(1).map(Number) ?? [];
  const failed = failures + errors;
  return {
    ...settle(exitCode, { passed: tests - failed, failed }),
    output: await readReport(log),
    failures: [],
  };
}

/** Makes what tests start with; answers only what failed. */
async function build(script: string): Promise<Outcome | undefined> {
  if ((await run(process.execPath, [...process.execArgv, script])) === 0) return;
  return { passed: 0, failed: 1, output: '', failures: [`FAILED ${script}: its output says why`] };
}

// Side by side: browser tests, which mostly wait, for pages and for the stack; the backend's, which need Postgres; and what only
// computes, which one process does with less work than several. The packages are built once, in the process of those that run what was built.
const onBuiltPackages = ['--project=e2e', '--project=packages'];
const onPostgres = ['--project=backend'];
const others = [...onBuiltPackages, ...onPostgres].map((argument) => argument.replace('=', '=!'));

const startedFrom = [
  'supabase/local/functions/assistant-parts.ts',
  // Once, in place of in each of the processes that start a database first.
  'supabase/local/testing/keep-cluster.ts',
];

/**
 * All of it; what is printed beside the browser tests is kept until those are done. What only computes needs nothing of
 * what the others start from, and runs while that is made.
 */
async function runAll(): Promise<Outcome[]> {
  const computed = runVitest([...others, '--maxWorkers=1'], {
    log: path.join(reports, 'vitest.log'),
  });
  const unbuilt = (await Promise.all(startedFrom.map(build))).filter((failure) => failure !== undefined);
  if (unbuilt.length > 0) return [await computed, ...unbuilt];
  return Promise.all([
    runVitest(onBuiltPackages),
    // One more than there are cores: with as many, these end a minute after all others.
    runVitest([...onPostgres, `--maxWorkers=${availableParallelism() + 1}`], {
      log: path.join(reports, 'postgres.log'),
    }),
    computed,
    runDeno(),
  ]);
}

/** A filter given by hand leaves the others out on purpose. */
const runSome = async (args: readonly string[]): Promise<Outcome[]> => [
  (await build('supabase/local/functions/assistant-parts.ts')) ??
    (await runVitest(args, { allowSkipped: true })),
];

const args = process.argv.slice(2);
const reports = await mkdtemp(path.join(tmpdir(), 'flow-tests-'));
// What tests that are killed leave behind, on purpose or not, goes with it; what Node has compiled stays where it would be.
process.env.NODE_COMPILE_CACHE ??= path.join(tmpdir(), 'node-compile-cache');
process.env.TMPDIR = reports;
try {
  const unbuilt = await build('content/build-answers.ts');
  const outcomes = unbuilt ? [unbuilt] : await (args.length === 0 ? runAll() : runSome(args));
  for (const { output } of outcomes) if (output !== '') console.log(output);
  const sum = (count: keyof Count) => outcomes.reduce((total, outcome) => total + outcome[count], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  const lines = outcomes.flatMap(({ failures }) => failures);
  if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await rm(reports, { recursive: true, force: true });
}
