import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';

const denoConfig = z.object({ imports: z.record(z.string(), z.string()) });

/** Where a stack keeps what its functions take from a business that is not in `content/`. */
export const businessFiles = (dataDirectory: string) => path.join(dataDirectory, 'business');

/**
 * What the functions take from the content, for a business that is not in `content/`: it is written into a directory of
 * its own, and Deno imports it in the place of the files beside the functions, which stay as they are.
 *
 * @returns the import map for Deno
 */
export async function writeBusinessFiles(functions: string, dataDirectory: string): Promise<string> {
  const directory = businessFiles(dataDirectory);
  const { writeAnswers } = await import('../../../content/build-answers.ts');
  const shared = ['retention', 'billing', 'mails'].map((name) => `_shared/${name}.gen.json`);
  const files = ['ai-chat/answers.gen.json', ...shared];
  const base = pathToFileURL(`${functions}/`);
  await writeAnswers(path.join(directory, 'ai-chat/answers.gen.json'));
  // An import map that is given by hand replaces that of deno.json, so it holds both.
  const { imports } = denoConfig.parse(JSON.parse(await readFile(path.join(functions, 'deno.json'), 'utf8')));
  const relative = ([name, target]: [string, string]) => [
    name,
    target.startsWith('.') ? new URL(target, base).href : target,
  ];
  const importMap = path.join(directory, 'import-map.json');
  const map = {
    ...Object.fromEntries(Object.entries(imports).map(relative)),
    ...Object.fromEntries(
      files.map((file) => [new URL(file, base).href, pathToFileURL(path.join(directory, file)).href]),
    ),
  };
  await writeFile(importMap, JSON.stringify({ imports: map }));
  return importMap;
}
