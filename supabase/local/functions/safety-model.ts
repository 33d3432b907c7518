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
  `--allow-write=${folder} --config=supabase/functions/deno.json`;

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

/** Learns from words and examples what the assistant takes for a danger, when they or the learning changed. */
export async function buildSafetyModel(root: string): Promise<void> {
  await buildWhenChanged({
    name: 'safety',
    root,
    inputs: [folder, 'content/answers', 'tests/eval/kept'],
    values: {},
    output: path.join(root, folder, 'safety-model.gen.json'),
    // The file is part of the tree, whatever data directory the stack runs on: so is what is known of it.
    hashDirectory: path.join(root, '.flow'),
    build: () =>
      explained('What the assistant takes for a danger could not be learned', async () => {
        await writeWords(root);
        const args = ['run', ...options.split(' '), `${folder}/safety-build.ts`];
        await promisify(execFile)(denoBinary(), args, { cwd: root });
      }),
  });
}

if (import.meta.main) await buildSafetyModel(repositoryRoot);
