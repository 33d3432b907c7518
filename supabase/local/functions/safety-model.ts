import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../repository-root.ts';
import { explained } from '../setup-error.ts';
import { buildWhenChanged } from '../site/built-parts.ts';
import { denoBinary } from './deno-binary.ts';

const folder = 'supabase/functions/ai-chat';
const options =
  '--node-modules-dir=manual --no-check --quiet --no-prompt --allow-read --allow-env=LOG_TOKENS,LOG_STREAM ' +
  `--allow-write=${folder} --config=supabase/functions/deno.json`;

/** Learns from examples what the assistant takes for a danger, when they or the learning changed. */
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
        const args = ['run', ...options.split(' '), `${folder}/safety-build.ts`];
        await promisify(execFile)(denoBinary(), args, { cwd: root });
      }),
  });
}

if (import.meta.main) await buildSafetyModel(repositoryRoot);
