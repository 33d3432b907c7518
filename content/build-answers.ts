import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import writeFileAtomic from 'write-file-atomic';
import { writeBilling } from './build-billing.ts';
import { writeMails } from './build-mails.ts';
import { writeRetention } from './build-retention.ts';
import { explainingContent } from './content-error.ts';
import { loadContent } from './load.ts';
import { loadAnswers } from './load-answers.ts';
import { noticesOf } from './notices.ts';

/** Where the chat function looks for what it may say. Built, never edited. */
export const answersFile = fileURLToPath(
  new URL('../supabase/functions/ai-chat/answers.gen.json', import.meta.url),
);

/**
 * Writes what the functions take from the content: what the assistant may say, whole or not at all, how long
 * records are kept, what is sold, and what mails say.
 */
export async function writeAnswers(file: string = answersFile): Promise<void> {
  const text = `${JSON.stringify(await loadAnswers(), null, 2)}\n`;
  await mkdir(dirname(file), { recursive: true });
  await writeFileAtomic(file, text);
  const shared = join(dirname(file), '..', '_shared');
  await writeRetention(join(shared, 'retention.gen.json'));
  await writeBilling(join(shared, 'billing.gen.json'));
  await writeMails(join(shared, 'mails.gen.json'));
}

if (import.meta.main)
  await explainingContent(async () => {
    await writeAnswers();
    for (const notice of noticesOf(await loadContent())) console.warn(`Note: ${notice}.`);
  });
