import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  adminAccount,
  answeredBy,
  clientAccount,
  type FlowHandlersOptions,
  flowHandlers,
  makeAssistantQuestions,
  makeAuditEntries,
  makeClientProfile,
  makeForm,
  makeFormSubmission,
  makeLeads,
} from '@flow/sdk/testing';
import { vi } from 'vitest';
import { runProgram } from './run-program.ts';
import { saveSessionOf } from './saved-session.ts';
import { scratchDirectory } from './scratch-directory.ts';
import { subscriptions } from './subscription.ts';

/** One run of the command line, as far as it is not a signed-in admin's in a pipe with a server in order. */
export interface Scene {
  /** Behind `flow-admin`, with quotes where a value holds a space. */
  line: string;
  /** What is particular about it. */
  title?: string;
  terminal?: boolean;
  /** Columns of the terminal; 100 unless said. */
  width?: number;
  /** What stdin holds. */
  input?: string;
  /** What is answered to the questions. */
  answers?: readonly (string | boolean | Error)[];
  /** Whose session is saved; the admin's unless said. */
  account?: 'admin' | 'client' | 'nobody';
  /** Lines that were run before in the same place, of which nothing is shown. */
  before?: readonly string[];
  /** Files in the working directory. */
  files?: Record<string, string>;
  environment?: Record<string, string>;
  backend?: Partial<FlowHandlersOptions>;
  /** Answers in the place of the backend. */
  answer?: (request: Request) => Response | Promise<Response>;
}

/** What is run of one command, besides its help. */
export interface CommandScenes {
  /** As it is usually called: it succeeds, in a pipe and in a terminal. */
  usual: Scene;
  /** What differs in a terminal. */
  terminal?: Partial<Scene>;
  /** What else may come of it. */
  others?: readonly Scene[];
  /** Whether what can go wrong with any server can go wrong with it; it can unless said. */
  asksServer?: false;
}

const serverUrl = 'https://abc.supabase.test';
const serverKey = 'sb_publishable_1';
const now = new Date('2026-11-21T10:00:00.000Z');

/** Few rows, of every kind. */
const data = {
  subscriptions: subscriptions(3),
  leads: makeLeads(2),
  clients: [makeClientProfile()],
  forms: [makeForm()],
  submissions: [
    makeFormSubmission({
      form_key: 'sleep_diary',
      payload: { hours: 6.5, pain: true, where: 'Knee', helps: ['Warmth'] },
      flags: ['pain'],
    }),
  ],
  questions: makeAssistantQuestions(2),
  auditEntries: makeAuditEntries(2),
};

/** What the handlers of the SDK have nothing of: a function that is asked with GET, and a table by a visitor. */
const refusal = (request: Request) =>
  Response.json({ message: 'no' }, { status: request.url.includes('/functions/') ? 405 : 401 });

function backendOf({ backend, answer }: Scene, onRefusedKey: () => void): typeof fetch {
  const handled = answeredBy(
    flowHandlers({ url: serverUrl, key: serverKey, now: () => now, ...data, ...backend }),
  );
  return async (input, init) => {
    const request = new Request(input, init);
    if (answer) return answer(request);
    try {
      const handledAs = await handled(request.clone());
      if ((await handledAs.clone().text()).includes('Invalid API key')) onRefusedKey();
      return handledAs;
    } catch (cause) {
      if (cause instanceof Error && cause.message.startsWith('No handler answers')) return refusal(request);
      throw cause;
    }
  };
}

const controls: Record<string, string> = {
  '\u001b[1m': '{bold}',
  '\u001b[2m': '{dim}',
  '\u001b[3m': '{italic}',
  '\u001b[22m': '{/}',
  '\u001b[23m': '{/}',
  '\u001b[31m': '{red}',
  '\u001b[32m': '{green}',
  '\u001b[33m': '{yellow}',
  '\u001b[39m': '{/}',
  '\r\u001b[2K': '{clear}',
  '\r\n': '{crlf}\n',
};

/** The longest output that is kept whole: a shell's completion is tested in the shell. */
const mostLines = 150;
const shownOfMore = 12;

/** Text with what cannot be seen by name, and without what differs from machine to machine. */
function legible(text: string, home: string): string {
  // The columns of a table are as wide as a path.
  const placed = text.includes(home) ? text.replaceAll(home, '~').replaceAll(/ {3,}/g, '  ') : text;
  const named = Object.entries(controls).reduce(
    (shown, [code, name]) => shown.replaceAll(code, name),
    placed,
  );
  const lines = named
    .replaceAll(process.versions.node, '{node}')
    // The same for every command.
    .replace(/\nGlobal Options:\n(?: .*\n)+/, '')
    .split('\n');
  return lines.length > mostLines
    ? [...lines.slice(0, shownOfMore), '{and more}'].join('\n')
    : lines.join('\n');
}

function block(name: string, text: string): string {
  if (text === '') return '';
  const end = text.endsWith('\n') ? '' : '{no line break}\n';
  return `--- ${name}\n${text}${end}`;
}

/** Runs a command line as the process does, and tells all that came of it. */
export async function runScene(
  scene: Scene,
): Promise<{ exitCode: number; text: string; keyWasRefused: boolean }> {
  const home = scratchDirectory();
  const { account = 'admin', terminal = false, before = [], files = {} } = scene;
  if (account !== 'nobody') {
    saveSessionOf(home, serverUrl, account === 'admin' ? adminAccount : clientAccount);
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(home, name), content);
  let keyWasRefused = false;
  const onRefusedKey = () => {
    keyWasRefused = true;
  };
  vi.stubGlobal('fetch', backendOf(scene, onRefusedKey));

  const width = terminal ? (scene.width ?? 100) : Number.POSITIVE_INFINITY;
  const run = (line: string) =>
    runProgram(line, {
      home,
      io: { terminal, color: terminal, width, ...(scene.input && { input: scene.input }) },
      answers: scene.answers ?? [],
      environment: { FLOW_URL: serverUrl, FLOW_KEY: serverKey, ...scene.environment },
      now: () => now,
    });

  for (const line of before) await run(line);
  const there = new Set(readdirSync(home));
  const { code: exitCode, stdout, stderr, asked } = await run(scene.line);
  const written = readdirSync(home).filter((name) => !there.has(name) && name !== 'sessions');
  const parts = [
    block('stdout', legible(stdout, home)),
    block('stderr', legible(stderr, home)),
    block('asked', asked.map((question) => `${question}\n`).join('')),
    ...written.map((name) => block(`wrote ${name}`, legible(readFileSync(join(home, name), 'utf8'), home))),
  ];
  const place = terminal ? 'in a terminal' : 'in a pipe';
  const title = `=== ${place}${scene.title ? `, ${scene.title}` : ''}: flow-admin ${scene.line}`.trimEnd();
  return { exitCode, text: `${title}\n${parts.join('')}--- exit code ${exitCode}\n`, keyWasRefused };
}
