import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const source = path.join(root, 'sdk/src');
// Below the repository, so that the packages are found.
const project = path.join(root, 'node_modules/.cache/flow-sdk-examples');

afterAll(() => rm(project, { recursive: true, force: true }));

/** What an example takes from the program around it. */
const surroundings = `
import { createFlow, type Flow, type Session } from '@flow/sdk';
import type { Lead } from '@flow/sdk/contracts/lead';
import type { ConsultationPayload } from '@flow/sdk/contracts/consultation';
import type { ChatMessage } from '@flow/sdk/contracts/chat';
import type { FormSubmission } from '@flow/sdk/contracts/form-submission';
import {
  assistantTable, auditTable, clientTable, type Faults, flowHandlers, formTable, leadTable, makeAssistantQuestion,
  makeAuditEntry, makeClient, makeClientProfiles, makeForm, makeFormSubmission, makeFormSubmissions, makeLead, makeSubscription, makeSubscriptions,
  subscriptionTable,
} from '@flow/sdk/testing';
import { setupServer } from 'msw/node';
declare const flow: Flow;
declare const lead: Lead;
declare const submission: FormSubmission;
declare const payload: ConsultationPayload;
declare const messages: ChatMessage[];
declare const assignment: { id: string };
declare const answers: Record<string, string>;
declare const id: string, url: string, email: string, password: string, visitorId: string, clientId: string;
declare const assignment_id: string, question: string, answerId: number, version: number;
declare let answer: string;
`;

interface Example {
  /** The file, and what the example shows. */
  name: string;
  code: string;
}

/** The examples of the doc comments of what the package exports. */
async function examples(): Promise<Example[]> {
  const files = (await readdir(source, { recursive: true })).filter(
    // Not exported: the parser of the chat's stream.
    (file) => /(?<!\.test|\.fixture)\.ts$/.test(file) && file !== 'chat/chat-events.ts',
  );
  const found = files.map(async (file) => {
    const text = await readFile(path.join(source, file), 'utf8');
    const comments = [...text.matchAll(/\/\*\*(.*?)\*\//gs)].map(([, comment = '']) => comment);
    return comments
      .flatMap((comment) => [...comment.matchAll(/@example\s+(.*?)(?=\n\s*\*\s*@|$)/gs)])
      .map(([, example = '']) => ({ name: file, code: example.replace(/^\s*\* ?/gm, '').trim() }));
  });
  return (await Promise.all(found)).flat();
}

/** Checks programs as somebody would who has the packages installed. */
async function problemsOf(programs: Record<string, string>): Promise<string> {
  await rm(project, { recursive: true, force: true });
  await mkdir(project, { recursive: true });
  const settings = {
    extends: path.join(root, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: true,
      composite: false,
      emitDeclarationOnly: false,
      types: ['node'],
      noUnusedLocals: false,
      lib: ['esnext', 'dom', 'dom.iterable', 'dom.asynciterable'],
    },
    files: Object.keys(programs),
  };
  const files = {
    ...programs,
    'package.json': '{ "type": "module" }',
    'tsconfig.json': JSON.stringify(settings),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(project, name), text);
  const checked = await promisify(execFile)('tsc', ['-p', 'tsconfig.json', '--pretty', 'false'], {
    cwd: project,
  }).catch((error: { stdout: string }) => error);
  return checked.stdout;
}

it('every example of the SDK’s doc comments is a program that its types allow', async () => {
  const found = await examples();
  expect(found.length).toBeGreaterThan(50);
  const programs = found.map(
    ({ name, code }) => `async () => { // ${name}\n${code.replace(/\{ \.\.\. \}/g, '{}')}\n}`,
  );
  const text = `${surroundings}\nexport default [\n${programs.join(',\n')}];\n`;
  expect(await problemsOf({ 'examples.ts': text })).toBe('');
});

it('so is every recipe of its readme, and its first answer', async () => {
  const readme = await readFile(path.join(root, 'sdk/README.md'), 'utf8');
  const sections = readme.split(/^## /m).filter((text) => /^(?:From install|Recipes)/.test(text));
  const recipes = sections.flatMap((text) =>
    [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code),
  );
  expect(recipes.length).toBeGreaterThan(4);
  const flow = "import type { Flow } from '@flow/sdk';\ndeclare const flow: Flow;\n";
  const programs = recipes.map((code, index) => [
    `recipe-${index + 1}.ts`,
    `${code.includes('const flow =') ? '' : flow}${code}\nexport {};\n`,
  ]);
  expect(await problemsOf(Object.fromEntries(programs))).toBe('');
});
