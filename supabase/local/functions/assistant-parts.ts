import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import writeFileAtomic from 'write-file-atomic';
import { parse } from 'yaml';
import { repositoryRoot } from '../repository-root.ts';
import { explained } from '../setup-error.ts';
import { buildWhenChanged } from '../site/built-parts.ts';
import { denoBinary } from './deno-binary.ts';

const folder = 'supabase/functions/ai-chat';
const options =
  '--node-modules-dir=manual --no-check --quiet --no-prompt --allow-read --allow-env=LOG_TOKENS,LOG_STREAM ' +
  '--config=supabase/functions/deno.json';
/** What a script prints at most, in bytes. */
const maxBuffer = 2 ** 25;

/** Writes words/, for the functions to import: each language by its code, and what is for all. */
async function writeWords(root: string): Promise<void> {
  const from = path.join(root, folder, 'words');
  const files = (await readdir(from)).filter((file) => file.endsWith('.yaml'));
  const words = await Promise.all(
    files.map(async (file) => [path.parse(file).name, parse(await readFile(path.join(from, file), 'utf8'))]),
  );
  const { dangers, questions, phrases, ...languages } = Object.fromEntries(words);
  await writeFileAtomic(`${from}.gen.json`, JSON.stringify({ dangers, questions, phrases, languages }));
}

/** Writes what a script prints, whole or not at all. */
async function runBuild(root: string, script: string, output: string): Promise<void> {
  const run = ['run', ...options.split(' '), `scripts/${script}`];
  const { stdout } = await promisify(execFile)(denoBinary(), run, { cwd: root, maxBuffer });
  await writeFileAtomic(output, stdout);
}

/**
 * Makes what the assistant starts with, each part when it or what it is made of changed: what it takes for a danger,
 * learned from words and examples, and an index of the answers, which are built before.
 */
export async function buildAssistantParts(root: string, log: (line: string) => void): Promise<void> {
  // The files are part of the tree, whatever data directory the stack runs on: so is what is known of them.
  const place = { root, values: {}, hashDirectory: path.join(root, '.flow') };
  const model = path.join(root, folder, 'safety-model.gen.json');
  await buildWhenChanged({
    ...place,
    name: 'safety',
    inputs: [
      folder,
      'scripts/build-danger-model.ts',
      'scripts/learn-dangers.ts',
      'content/answers',
      'tests/eval/kept',
    ],
    output: model,
    build: () =>
      explained('What the assistant takes for a danger could not be learned', async () => {
        log('Learning what the assistant takes for a danger, which takes half a minute …');
        await writeWords(root);
        await runBuild(root, 'build-danger-model.ts', model);
      }),
  });
  const index = path.join(root, folder, 'question-index.gen.json');
  await buildWhenChanged({
    ...place,
    name: 'questions',
    inputs: [folder, 'scripts/build-question-index.ts', path.join(folder, 'answers.gen.json')],
    output: index,
    build: () =>
      explained('What the assistant may be asked could not be read', async () => {
        await runBuild(root, 'build-question-index.ts', index);
      }),
  });
}

if (import.meta.main) await buildAssistantParts(repositoryRoot, console.log);
