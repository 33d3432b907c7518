import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { checkContent } from './content-error.ts';
import { contentDirectory } from './load.ts';
import { type MailsFile, mailsFileSchema } from './mails-schema.ts';
import { collectFacts, fillPlaceholders } from './placeholders.ts';
import { readYaml } from './read-file.ts';
import { pricingFileSchema, siteFileSchema } from './schema.ts';
import { termsFileSchema } from './terms-schema.ts';

/** What the edge functions know of mails: their texts, and whose they are. */
export interface Mails extends MailsFile {
  sender: { name: string; email: string };
}

/**
 * The texts of `mails.yaml`, with the facts they name.
 *
 * @throws ContentError for a file that is not right
 */
async function loadMails(directory: string): Promise<Mails> {
  const [site, pricing, terms] = await Promise.all([
    readYaml(directory, 'site.yaml').then((data) => checkContent('site.yaml', siteFileSchema, data)),
    readYaml(directory, 'pricing.yaml').then((data) => checkContent('pricing.yaml', pricingFileSchema, data)),
    readYaml(directory, 'terms.yaml').then((data) => checkContent('terms.yaml', termsFileSchema, data)),
  ]);
  const facts = collectFacts(site, pricing, terms);
  const mails = fillPlaceholders(await readYaml(directory, 'mails.yaml'), facts, 'mails.yaml');
  return {
    ...checkContent('mails.yaml', mailsFileSchema, mails),
    sender: { name: site.name, email: site.email },
  };
}

/** Writes the mails where the edge functions read them. */
export async function writeMails(file: string, directory = contentDirectory): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFileAtomic(file, `${JSON.stringify(await loadMails(directory))}\n`);
}
