import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { inputHash } from './input-hash.ts';

export interface BuiltPart {
  /** Named in the file that keeps the digest: `build-<name>.hash`. */
  name: string;
  root: string;
  /** Files and folders, relative to the root. */
  inputs: readonly string[];
  values: Readonly<Record<string, string>>;
  /** What the build makes: when it is not there, the build runs whatever the digest says. */
  output: string;
  hashDirectory: string;
  build: () => Promise<void>;
}

/** Builds what changed since it was last built. Resolves to whether it had to. */
export async function buildWhenChanged(part: BuiltPart): Promise<boolean> {
  const file = path.join(part.hashDirectory, `build-${part.name}.hash`);
  const hash = await inputHash(part);
  const earlier = await readFile(file, 'utf8').catch(() => null);
  if (earlier === hash && existsSync(part.output)) return false;
  // A build that fails half-way must not be taken for the one before it.
  await rm(file, { force: true });
  await part.build();
  await mkdir(part.hashDirectory, { recursive: true });
  await writeFileAtomic(file, hash);
  return true;
}
