import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { checkContent } from './content-error.ts';
import { contentDirectory } from './load.ts';
import { readYaml } from './read-file.ts';
import { termsFileSchema } from './terms-schema.ts';

/** Writes how long records may be kept where the edge functions read it. */
export async function writeRetention(file: string, directory = contentDirectory): Promise<void> {
  const terms = checkContent('terms.yaml', termsFileSchema, await readYaml(directory, 'terms.yaml'));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ records: `${terms.termsRetentionYears} years` })}\n`);
}
