import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import writeFileAtomic from 'write-file-atomic';
import { loadBilling } from './build-billing.ts';
import { checkContent, explainingContent } from './content-error.ts';
import { contentDirectory, loadContent } from './load.ts';
import { loadAnswers } from './load-answers.ts';
import { noticesOf, writtenOutPromises } from './notices.ts';
import { readYaml } from './read-file.ts';
import { termsFileSchema } from './terms-schema.ts';

/** Where the chat function looks for what it may say. Built, never edited. */
export const answersFile = fileURLToPath(
  new URL('../supabase/functions/ai-chat/answers.gen.json', import.meta.url),
);

/** How long records may be kept. */
export async function loadRetention(directory = contentDirectory): Promise<{ records: string }> {
  const terms = checkContent('terms.yaml', termsFileSchema, await readYaml(directory, 'terms.yaml'));
  return { records: `${terms.termsRetentionYears} years` };
}

/**
 * Writes what the functions take from the content: what the assistant may say, whole or not at all, how long
 * records are kept, what is sold, and what mails say.
 */
export async function writeAnswers(
  file: string = answersFile,
  notify?: (notice: string) => void,
): Promise<void> {
  const { mails, site } = await loadContent();
  const written = {
    [file]: JSON.stringify(await loadAnswers(undefined, notify), null, 2),
    [shared(file, 'retention')]: JSON.stringify(await loadRetention()),
    [shared(file, 'billing')]: JSON.stringify(await loadBilling()),
    [shared(file, 'mails')]: JSON.stringify({ ...mails, sender: { name: site.name, email: site.email } }),
  };
  for (const [path, text] of Object.entries(written)) {
    await mkdir(dirname(path), { recursive: true });
    await writeFileAtomic(path, `${text}\n`);
  }
}

/** What several functions read stands beside them. */
const shared = (file: string, name: string) => join(dirname(file), '..', '_shared', `${name}.gen.json`);

if (import.meta.main)
  await explainingContent(async () => {
    const notify = (notice: string) => console.warn(`Note: ${notice}.`);
    await writeAnswers(answersFile, notify);
    const notices = [...noticesOf(await loadContent()), ...(await writtenOutPromises(contentDirectory))];
    notices.forEach(notify);
  });
