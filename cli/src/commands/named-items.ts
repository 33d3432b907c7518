import { type Failure, usageFailure } from '../failure.ts';
import { readGivenFile } from '../given-file.ts';
import type { Io } from '../io.ts';
import { singleLine } from '../output/single-line.ts';

/** Where a command finds what it is to change. */
export interface ItemSources {
  /** As arguments; `-` among them is stdin. */
  given: readonly string[];
  /** A file with one a line; `-` is stdin. */
  fromFile?: string | undefined;
}

const stdin = '-';
const longestShown = 60;

/** Reads an argument, and leaves `-` to `readItems`. */
export const orStdin =
  (read: (value: string) => string) =>
  (value: string): string =>
    value === stdin ? value : read(value);

/** Whether the sources name stdin. */
export function takesStdin({ given, fromFile }: ItemSources): boolean {
  return given.includes(stdin) || fromFile === stdin;
}

function wrongLine(place: string, line: string, cause: unknown): Failure {
  const text = singleLine(line);
  const shown = text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
  return usageFailure(`${place}: '${shown}' is invalid. ${cause instanceof Error ? cause.message : cause}`);
}

/** One a line; what is empty or begins with # is passed over. */
function readLines(text: string, source: string, read: (value: string) => string): string[] {
  return text.split('\n').flatMap((raw, index) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) return [];
    try {
      return [read(line)];
    } catch (cause) {
      throw wrongLine(`${source}, line ${index + 1}`, line, cause);
    }
  });
}

/**
 * All that the arguments, a file and stdin name, once each, in their order.
 * @throws Failure that names the first line that `read` refuses, or says `none` where nothing is named
 */
export async function readItems(
  { given, fromFile }: ItemSources,
  read: (value: string) => string,
  { io, cwd }: { io: Pick<Io, 'readInput'>; cwd: string },
  none = 'Nothing is named',
): Promise<string[]> {
  const items = given.filter((item) => item !== stdin);
  if (fromFile !== undefined && fromFile !== stdin)
    items.push(...readLines(readGivenFile('--from-file', fromFile, cwd), fromFile, read));
  if (takesStdin({ given, fromFile })) items.push(...readLines(await io.readInput(), 'stdin', read));
  if (items.length > 0) return [...new Set(items)];
  throw usageFailure(`${none}: pass arguments, --from-file <file>, or - to read stdin.`);
}
