import { cpSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach } from 'vitest';
import { ContentError, contentDirectory, loadContent, readFacts } from './load.ts';
import { type PageName, pageFiles } from './page-schemas/index.ts';
import { fillPlaceholders } from './placeholders.ts';
import { readYaml } from './read-file.ts';

/** The content of a business, somewhere a test can spoil it. */
export interface ContentCopy {
  directory: string;
  /** Replaces the first match, which must be there. */
  edit(file: string, from: string | RegExp, to: string): Promise<void>;
  /** Why the copy is refused. */
  failure(): Promise<ContentError>;
  remove(): Promise<void>;
}

/** What the owner of this repository writes. */
export const ownContent = fileURLToPath(new URL('.', import.meta.url));

export async function copyContent(business: string = contentDirectory): Promise<ContentCopy> {
  const directory = await mkdtemp(join(tmpdir(), 'flow-content-'));
  // Synchronous and without a filter a copy is one call of the system's, at a tenth of the cost: each test makes one.
  const names = (await readdir(business)).filter((name) => !/^node_modules$|\.ts$/.test(name));
  for (const name of names) cpSync(join(business, name), join(directory, name), { recursive: true });
  return {
    directory,
    edit: async (file, from, to) => {
      const path = join(directory, file);
      const before = await readFile(path, 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} has nothing like ${from}`);
      await writeFile(path, after);
    },
    failure: async () => {
      const error = await loadContent(directory).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      if (!(error instanceof ContentError)) throw new Error('the content was accepted', { cause: error });
      return error;
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

/** Another copy for each test of the file that asks for it. */
export function copyForEachTest(): ContentCopy {
  const copy = {} as ContentCopy;
  beforeEach(async () => void Object.assign(copy, await copyContent()));
  afterEach(() => copy.remove());
  return copy;
}

/** What the tests' business has written for a page, as the page's `join` takes it. */
export async function wordsOf<Name extends PageName>(name: Name) {
  const file = `pages/${name}.yaml`;
  const { facts } = await readFacts(contentDirectory);
  const written = fillPlaceholders(await readYaml(contentDirectory, file), facts, file);
  return pageFiles[name].schema.parse(written) as Parameters<(typeof pageFiles)[Name]['join']>[0];
}
