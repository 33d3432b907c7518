import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod';
import type { FormDefinition } from '../sdk/src/contracts/form-definition.ts';
import { type BillingFile, billingFileSchema } from './billing-schema.ts';
import { checkRecords } from './check-records.ts';
import { ContentError, checkContent, found } from './content-error.ts';
import { readForms } from './load-forms.ts';
import { locationsFileSchema } from './locations-schema.ts';
import { type MailsFile, mailsFileSchema } from './mails-schema.ts';
import type { PageFile } from './page-schemas/define-page.ts';
import { type PageContents, type PageName, pageFiles } from './page-schemas/index.ts';
import {
  coachesFileSchema,
  reviewsFileSchema,
  testimonialsFileSchema,
  transformationsFileSchema,
} from './people-schema.ts';
import { collectFacts, type Facts, fillPlaceholders } from './placeholders.ts';
import { type Program, programFactsSchema } from './program-schema.ts';
import { namesIn, parseYaml, readText, readYaml } from './read-file.ts';
import { parseRichText } from './rich-text.ts';
import {
  emergencyFileSchema,
  faqsFileSchema,
  type NavigationFile,
  navigationFileSchema,
  policiesFileSchema,
  pricingFileSchema,
  type Records,
  type SiteContent,
  type SiteFile,
  siteFileSchema,
} from './schema.ts';
import { termsFileSchema } from './terms-schema.ts';
import { type LegalDocument, legalFactsSchema, type Post, postFactsSchema } from './text-schema.ts';

export { ContentError, explainingContent } from './content-error.ts';

/** Everything in a business's folder, checked and joined. */
export interface Content extends Records {
  pages: PageContents;
  /** The whole of `site.yaml`, for what is not part of every page's frame. */
  business: SiteFile;
  /** What the plans of a trial are called at Stripe, and so in a client's subscription. */
  billing: BillingFile;
  /** What is sent by mail about money. */
  mails: MailsFile;
}

/** The folder of the business that is built: `content/`, or another one of its shape that `FLOW_CONTENT_DIRECTORY` names. */
export const contentDirectory = resolve(
  process.env.FLOW_CONTENT_DIRECTORY ?? fileURLToPath(new URL('.', import.meta.url)),
);

const frontmatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

function splitFrontmatter(file: string, text: string): { facts: unknown; body: string } {
  const [, head, body] = frontmatter.exec(text) ?? [];
  if (head === undefined || body === undefined) {
    throw new ContentError(file, '', 'must begin with its facts between two lines of ---');
  }
  if (body.trim() === '') throw new ContentError(file, 'text', 'is missing: the text under the facts');
  return { facts: parseYaml(file, head, 2), body: body.trim() };
}

/** The Markdown files of a folder: their facts checked, their text with every placeholder filled. */
async function readTexts<Schema extends z.ZodType>(
  directory: string,
  folder: string,
  schema: Schema,
  facts: Facts,
): Promise<{ file: string; slug: string; facts: z.infer<Schema>; markdown: string }[]> {
  const files = await namesIn(directory, folder, '.md');
  return Promise.all(
    files.map(async (name) => {
      const file = `${folder}/${name}`;
      const split = splitFrontmatter(file, await readText(directory, file));
      return {
        file,
        slug: name.slice(0, -'.md'.length),
        facts: checkContent(file, schema, fillPlaceholders(split.facts, facts, file)),
        markdown: String(fillPlaceholders(split.body, facts, file, 'text')),
      };
    }),
  );
}

async function readPrograms(directory: string, facts: Facts): Promise<Program[]> {
  const texts = await readTexts(directory, 'programs', programFactsSchema, facts);
  return texts.map(({ file, slug, facts: program, markdown }) => ({
    ...program,
    slug,
    description: parseRichText({ file, field: 'text', markdown, dialect: 'program' }),
  }));
}

async function readPosts(directory: string, facts: Facts): Promise<Post[]> {
  const texts = await readTexts(directory, 'blog', postFactsSchema, facts);
  const posts = texts.map(({ file, slug, facts: post, markdown }) => ({
    ...post,
    slug,
    content: parseRichText({ file, field: 'text', markdown, dialect: 'post' }),
  }));
  return posts.sort((one, other) => other.date.localeCompare(one.date));
}

const legalNames = ['privacy-policy', 'terms-conditions'] as const;

async function readLegal(directory: string, facts: Facts): Promise<Records['legal']> {
  const texts = await readTexts(directory, 'legal', legalFactsSchema, facts);
  const document = (name: (typeof legalNames)[number]): LegalDocument => {
    const named = texts.find(({ slug }) => slug === name);
    const text = found(named, `legal/${name}.md`, '', 'the file is missing');
    const { file, markdown } = text;
    return { ...text.facts, content: parseRichText({ file, field: 'text', markdown, dialect: 'legal' }) };
  };
  const unknown = texts.find(({ slug }) => !legalNames.some((name) => name === slug));
  if (unknown)
    throw new ContentError(unknown.file, '', `no page shows it: there are ${legalNames.join(' and ')}`);
  return { 'privacy-policy': document('privacy-policy'), 'terms-conditions': document('terms-conditions') };
}

/** The facts that texts may name, with the two files that are read once for them. */
export async function readFacts(directory: string) {
  const [rawSite, rawPricing, rawTerms] = await Promise.all(
    ['site.yaml', 'pricing.yaml', 'terms.yaml'].map((file) => readYaml(directory, file)),
  );
  const facts = collectFacts(
    checkContent('site.yaml', siteFileSchema, rawSite),
    checkContent('pricing.yaml', pricingFileSchema, rawPricing),
    checkContent('terms.yaml', termsFileSchema, rawTerms),
  );
  return { rawSite, rawPricing, facts };
}

/**
 * Reads and checks the forms alone.
 *
 * @throws ContentError naming the file, the field and the reason
 */
export async function loadForms(directory: string = contentDirectory): Promise<FormDefinition[]> {
  const { facts } = await readFacts(directory);
  return readForms(directory, facts);
}

/**
 * Reads and checks everything in `content/`.
 *
 * @throws ContentError naming the file, the field and the reason; nothing is returned half-read.
 */
export async function loadContent(directory: string = contentDirectory): Promise<Content> {
  const { rawSite, rawPricing, facts } = await readFacts(directory);
  const filled = <Schema extends z.ZodType>(file: string, schema: Schema, data: unknown) =>
    checkContent(file, schema, fillPlaceholders(data, facts, file));
  const read = async <Schema extends z.ZodType>(file: string, schema: Schema) =>
    filled(file, schema, await readYaml(directory, file));

  const site = filled('site.yaml', siteFileSchema, rawSite);
  const records: Records = {
    site: joinSite(site, await read('navigation.yaml', navigationFileSchema)),
    pricing: filled('pricing.yaml', pricingFileSchema, rawPricing),
    faqs: await read('faqs.yaml', faqsFileSchema),
    policies: await read('policies.yaml', policiesFileSchema),
    testimonials: await read('testimonials.yaml', testimonialsFileSchema),
    transformations: await read('transformations.yaml', transformationsFileSchema),
    reviews: await read('reviews.yaml', reviewsFileSchema),
    coaches: await read('coaches.yaml', coachesFileSchema),
    locations: await read('locations.yaml', locationsFileSchema),
    legal: await readLegal(directory, facts),
    programs: await readPrograms(directory, facts),
    posts: await readPosts(directory, facts),
    forms: await readForms(directory, facts),
    emergency: await read('emergency.yaml', emergencyFileSchema),
  };
  checkRecords(records);

  const names = Object.keys(pageFiles) as PageName[];
  const pages = await Promise.all(
    names.map(async (name) => {
      const file = `pages/${name}.yaml`;
      // Each page's join takes what its own schema reads; of a page known only by a variable, TypeScript cannot tell.
      const page = pageFiles[name] as PageFile<z.ZodType, unknown>;
      return [name, page.join(await read(file, page.schema), records)] as const;
    }),
  );
  return {
    ...records,
    pages: Object.fromEntries(pages) as unknown as PageContents,
    business: site,
    billing: await read('billing.yaml', billingFileSchema),
    mails: await read('mails.yaml', mailsFileSchema),
  };
}

/** What every page's frame needs, from `site.yaml` and `navigation.yaml`. */
function joinSite(site: SiteFile, navigation: NavigationFile): SiteContent {
  const digits = site.phone.replace(/\D/g, '');
  return {
    name: site.name,
    url: site.url,
    email: site.email,
    city: site.city,
    social: site.social,
    withoutScript: site.withoutScript,
    chatTitle: site.chat.title,
    phone: { display: site.phone, href: `tel:+${digits}` },
    whatsapp: { number: digits, templates: site.whatsapp },
    navigation: { items: navigation.items },
    footer: navigation.footer,
  };
}
