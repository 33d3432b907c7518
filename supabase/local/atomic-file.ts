import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/** Readers see the old content or the new, never a part, whenever the process ends. */
export async function writeFileAtomically(
  file: string,
  content: string,
  options: { mode?: number } = {},
): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, content, { mode: options.mode ?? 0o644, flush: true });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
