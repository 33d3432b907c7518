import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import writeFileAtomic from 'write-file-atomic';
import { parse } from 'yaml';
import { repositoryRoot } from '../repository-root.ts';
import { explained } from '../setup-error.ts';
import { buildWhenChanged } from '../site/built-parts.ts';
import { inputHash } from '../site/input-hash.ts';
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

/** What a script prints. */
async function printed(root: string, script: string): Promise<string> {
  const run = ['run', ...options.split(' '), `scripts/${script}`];
  return (await promisify(execFile)(denoBinary(), run, { cwd: root, maxBuffer })).stdout;
}

/**
 * Learns what is taken for a danger when what it is learned from has changed. The model is kept in the tree with a digest of that,
 * so that a fresh clone need not spend half a minute on it.
 */
async function learnDangers(root: string, log: (line: string) => void): Promise<void> {
  const model = path.join(root, folder, 'safety-model.json');
  const own = (await readdir(path.join(root, folder)))
    .filter((name) => /^(danger-|safety-|words)/.test(name) && !/(\.json|\.test\.ts)$/.test(name))
    .sort();
  const scripts = ['scripts/build-danger-model.ts', 'scripts/learn-dangers.ts'];
  const inputs = [
    ...own.map((name) => path.join(folder, name)),
    ...scripts,
    'content/answers',
    'tests/eval/kept',
  ];
  const begin = `{"learnedFrom":"${await inputHash({ root, inputs, values: {} })}",`;
  if ((await readFile(model, 'utf8').catch(() => '')).startsWith(begin)) return;
  log('Learning what the assistant takes for a danger, which takes half a minute …');
  await writeFileAtomic(model, begin + (await printed(root, 'build-danger-model.ts')).slice(1));
}

/**
 * Makes what the assistant starts with, each part when it or what it is made of changed: what it takes for a danger,
 * learned from words and examples, and an index of the answers, which are built before.
 */
export async function buildAssistantParts(root: string, log: (line: string) => void): Promise<void> {
  // The files are part of the tree, whatever data directory the stack runs on: so is what is known of them.
  const place = { root, values: {}, hashDirectory: path.join(root, '.flow') };
  const inFolder = (name: string) => path.join(folder, name);
  await buildWhenChanged({
    ...place,
    name: 'words',
    inputs: [inFolder('words')],
    output: path.join(root, inFolder('words.gen.json')),
    build: () => writeWords(root),
  });
  await explained('What the assistant takes for a danger could not be learned', () =>
    learnDangers(root, log),
  );
  const index = path.join(root, inFolder('question-index.gen.json'));
  await buildWhenChanged({
    ...place,
    name: 'questions',
    inputs: [folder, 'scripts/build-question-index.ts', inFolder('answers.gen.json')],
    output: index,
    build: () =>
      explained('What the assistant may be asked could not be read', async () =>
        writeFileAtomic(index, await printed(root, 'build-question-index.ts')),
      ),
  });
}

if (import.meta.main) await buildAssistantParts(repositoryRoot, console.log);
