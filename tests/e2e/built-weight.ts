import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Response } from 'playwright';
import { inject } from 'vitest';

const weights = new Map<string, number>();

/**
 * Bytes of brotli of a script or style that a page loaded, as it was built: each stack puts ports and a key of its own into
 * its copy, which are drawn anew and compress by some fifty bytes more or less.
 */
export async function builtWeight(response: Response): Promise<number> {
  const file = path.join(inject('builtSite'), new URL(response.url()).pathname);
  const weight = weights.get(file) ?? brotliCompressSync(await readFile(file)).byteLength;
  weights.set(file, weight);
  return weight;
}
