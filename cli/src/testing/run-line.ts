import { makeAssistantQuestions, makeClientProfile, makeForm, makeFormSubmission } from '@flow/sdk/testing';
import { type Command, CommanderError } from 'commander';
import type { ConnectionOptions } from '../connection-settings.ts';
import type { Context } from '../context.ts';
import { createProgram, exitCodeOfParsing } from '../program.ts';
import { createFakeIo, type FakeIo, type FakeIoSettings } from './fake-io.ts';
import { createFakePrompter } from './fake-prompter.ts';
import { lead, leads } from './lead.ts';
import { parseLine } from './parse-line.ts';
import { subscriptions } from './subscription.ts';
import { createTestFlow, type TestFlowSettings, testUrl } from './test-flow.ts';

export interface LineScene {
  io?: FakeIoSettings;
  /** The ends, for who looks at them while the command runs. */
  ends?: FakeIo;
  flow?: TestFlowSettings;
  /** What is answered to the questions of the command. */
  answers?: readonly (string | boolean | Error)[];
  cwd?: string;
  /** Two in the afternoon in Dubai, unless said. */
  now?: string;
  environment?: Record<string, string>;
}

function lineContext({
  io = {},
  ends = createFakeIo(io),
  flow = {},
  answers = [],
  cwd = '/nowhere',
  now: instant = '2026-11-21T10:00:00Z',
  environment = {},
}: LineScene) {
  const connections: ConnectionOptions[] = [];
  const now = () => new Date(instant);
  const backend = createTestFlow({
    now,
    subscriptions: subscriptions(3),
    leads: [lead(), ...leads(2)],
    questions: makeAssistantQuestions(3),
    clients: [makeClientProfile()],
    forms: [makeForm()],
    submissions: [makeFormSubmission({ form_key: 'sleep_diary' })],
    ...flow,
  });
  const sessions = {
    path: '/nowhere/session.json',
    getItem: () => null,
    setItem: () => {},
    removeItem: () => {},
    lock: <Result>(work: () => Promise<Result>) => work(),
    replace: () => {},
    clear: () => true,
  };
  const context = {
    io: ends,
    prompter: createFakePrompter(answers),
    environment,
    cwd,
    now,
    server: testUrl,
    openConfig: (): never => {
      throw new Error('A command called openConfig, which no command needs.');
    },
    async connect({ url, key, site }: ConnectionOptions) {
      connections.push({ url, key });
      const settings = { url: testUrl, key: 'key', site, origin: 'a test' };
      return { ...settings, flow: backend, sessions, openFlow: () => backend };
    },
  } satisfies Context;
  return { context, connections, flow: backend };
}

/** Runs a command line on a made-up world. */
export async function runLine(line: string, scene: LineScene = {}) {
  const { context, connections, flow } = lineContext(scene);
  const { failure } = await parseLine(line, context);
  const exitCode = failure instanceof CommanderError ? exitCodeOfParsing(failure) : undefined;
  const { io, prompter, environment } = context;
  const { stdout, stderr } = io;
  return { stdout, stderr, failure, exitCode, connections, flow, environment, asked: prompter.asked };
}

/** Every command and group of commands as it is typed: `leads`, `leads list`. */
export function commandLines(): string[] {
  const linesOf = (command: Command): string[] =>
    command.commands.flatMap((each) => [
      each.name(),
      ...linesOf(each).map((line) => `${each.name()} ${line}`),
    ]);
  return linesOf(createProgram(lineContext({}).context, '')).filter((line) => line !== 'help');
}
