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
  assistantTable, clientTable, type Faults, flowHandlers, formTable, leadTable, makeAssistantQuestion, makeClient,
  makeClientProfiles, makeForm, makeFormSubmission, makeFormSubmissions, makeLead, makeSubscription, makeSubscriptions,
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

it('every example of the SDK’s doc comments is a program that its types allow', async () => {
  const found = await examples();
  expect(found.length).toBeGreaterThan(50);
  await mkdir(project, { recursive: true });
  const programs = found.map(
    ({ name, code }) => `async () => { // ${name}\n${code.replace(/\{ \.\.\. \}/g, '{}')}\n}`,
  );
  await writeFile(
    path.join(project, 'examples.ts'),
    `${surroundings}\nexport default [\n${programs.join(',\n')}];\n`,
  );
  await writeFile(path.join(project, 'package.json'), '{ "type": "module" }');
  await writeFile(
    path.join(project, 'tsconfig.json'),
    JSON.stringify({
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: true,
        composite: false,
        emitDeclarationOnly: false,
        types: ['node'],
        noUnusedLocals: false,
        lib: ['esnext', 'dom', 'dom.iterable', 'dom.asynciterable'],
      },
      files: ['examples.ts'],
    }),
  );
  const checked = await promisify(execFile)('tsc', ['-p', 'tsconfig.json', '--pretty', 'false'], {
    cwd: project,
  }).catch((error: { stdout: string }) => error);
  expect(checked.stdout).toBe('');
});
