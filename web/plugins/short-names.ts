import { globSync } from 'node:fs';

const digits = (number: number) => number.toString(36);

/**
 * Names for classes and variables, which every document repeats: a number for their file, then one within it. Scripts
 * and pages are built apart and have to give the same ones: files count in the order of their paths, names in the order
 * in which a file makes them.
 *
 * @param directory - The one that the paths of the files begin at.
 */
export function shortNames(directory: string) {
  const files = globSync('src/**/*.css.ts', { cwd: directory }).sort();
  const width = digits(files.length).length;
  const hashes = new Map<string, string[]>();
  return ({ hash, filePath }: { hash: string; filePath: string }): string => {
    const file = files.indexOf(filePath);
    if (file < 0) throw new Error(`${filePath}: its styles have no place among those of ${directory}`);
    const known = hashes.get(filePath) ?? [];
    hashes.set(filePath, known);
    if (!known.includes(hash)) known.push(hash);
    return `_${digits(file).padStart(width, '0')}${digits(known.indexOf(hash))}`;
  };
}
