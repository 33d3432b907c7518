import type { Collection, ExportableCollection } from '../commands/collection.ts';
import { type ExportOptions, runExport } from '../commands/export-rows.ts';
import { type ListOptions, runList } from '../commands/list-rows.ts';
import type { SignedInContext } from '../context.ts';
import { createFakeIo, type FakeIoSettings } from './fake-io.ts';
import { createFakePrompter } from './fake-prompter.ts';
import { createTestFlow, type TestFlowSettings, testUrl } from './test-flow.ts';

export interface CommandScene {
  io?: FakeIoSettings | undefined;
  flow?: TestFlowSettings | undefined;
  /** What is answered to the questions of the command. */
  answers?: readonly (string | boolean | Error)[];
  cwd?: string;
  /** Two in the afternoon in Dubai, unless said. */
  now?: string;
}

/** What an action fails with; undefined when it succeeds. */
export const failureOf = (action: Promise<unknown>): Promise<unknown> =>
  action.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Runs a command on a made-up backend and collects what became of it. */
export async function runCommand(
  run: (given: SignedInContext) => Promise<void>,
  {
    io: ioSettings,
    flow: flowSettings,
    answers,
    cwd = '/nowhere',
    now = '2026-11-21T10:00:00Z',
  }: CommandScene = {},
) {
  const io = createFakeIo(ioSettings);
  const clock = () => new Date(now);
  const flow = createTestFlow({ now: clock, ...flowSettings });
  const prompter = createFakePrompter(answers);
  const given = { io, flow, prompter, cwd, now: clock, server: testUrl };
  const failure = await failureOf(run(given));
  return { stdout: io.stdout, stderr: io.stderr, failure, flow, asked: prompter.asked };
}

/** Lists a collection of these backends, as without options where a test says nothing else. */
export function listOf<Row extends object, Parsed, Filter>(
  collection: Collection<Row, Parsed, Filter>,
  filter: Filter,
  usual: TestFlowSettings = {},
) {
  const everything: ListOptions<Filter> = { filter, limit: 50, format: 'auto' };
  return (options: Partial<ListOptions<Filter>> = {}, { flow, ...scene }: CommandScene = {}) =>
    runCommand((given) => runList(collection, { ...everything, ...options }, given), {
      ...scene,
      flow: { ...usual, ...flow },
    });
}

/** Exports a collection, as without options where a test says nothing else. */
export function exportOf<Row, Parsed, Filter>(
  collection: ExportableCollection<Row, Parsed, Filter>,
  filter: Filter,
) {
  return (options: Partial<ExportOptions<Filter>> = {}, scene: CommandScene = {}) =>
    runCommand((given) => runExport(collection, { filter, force: false, ...options }, given), scene);
}
