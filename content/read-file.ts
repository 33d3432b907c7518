import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { ContentError } from './content-error.ts';
import { textCache } from './text-cache.ts';

const parsed = textCache<unknown>();

/** @throws ContentError when the file is missing or cannot be read */
export async function readText(directory: string, file: string): Promise<string> {
  try {
    return await readFile(join(directory, file), 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new ContentError(file, '', missing ? 'the file is missing' : 'the file cannot be read', {
      cause: error,
    });
  }
}

/** @throws ContentError naming the line that is not YAML */
export function parseYaml(file: string, text: string, firstLine = 1): unknown {
  try {
    return parsed(text, () => parse(text));
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const line = (error.linePos?.[0].line ?? 1) + firstLine - 1;
    const [reason = error.code] = error.message.split(/ at line \d+/);
    throw new ContentError(file, `line ${line}`, reason, { cause: error });
  }
}

/** @throws ContentError when the file is missing, or not YAML */
export async function readYaml(directory: string, file: string): Promise<unknown> {
  return parseYaml(file, await readText(directory, file));
}

/**
 * The files of a folder with this ending, by name.
 *
 * @throws ContentError when the folder is missing
 */
export async function namesIn(directory: string, folder: string, ending: '.yaml' | '.md'): Promise<string[]> {
  const names = await readdir(join(directory, folder)).catch((cause: unknown) => {
    throw new ContentError(folder, '', 'the folder is missing', { cause });
  });
  return names.filter((name) => name.endsWith(ending)).sort();
}
