import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, YAMLParseError } from 'yaml';
import type * as z from 'zod';
import { ContentError, checkContent } from './content-error.ts';
import { joinHome, joinSite } from './join.ts';
import { collectFacts, type Facts, fillPlaceholders } from './placeholders.ts';
import { type Program, programFactsSchema, programIndexFileSchema } from './program-schema.ts';
import {
  type Content,
  faqsFileSchema,
  homeFileSchema,
  navigationFileSchema,
  notFoundFileSchema,
  policiesFileSchema,
  pricingFileSchema,
  siteFileSchema,
  testimonialsFileSchema,
  transformationsFileSchema,
} from './schema.ts';

export { ContentError } from './content-error.ts';

/** Where this repository keeps its content. */
export const contentDirectory = fileURLToPath(new URL('.', import.meta.url));

async function readText(directory: string, file: string): Promise<string> {
  try {
    return await readFile(join(directory, file), 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new ContentError(file, '', missing ? 'the file is missing' : 'the file cannot be read', {
      cause: error,
    });
  }
}

function parseYaml(file: string, text: string, firstLine = 1): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const line = (error.linePos?.[0].line ?? 1) + firstLine - 1;
    const [reason = error.code] = error.message.split(/ at line \d+/);
    throw new ContentError(file, `line ${line}`, reason, { cause: error });
  }
}

const frontmatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

function splitFrontmatter(file: string, text: string): { facts: unknown; body: string } {
  const [, head, body] = frontmatter.exec(text) ?? [];
  if (head === undefined || body === undefined) {
    throw new ContentError(file, '', 'must begin with its facts between two lines of ---');
  }
  if (body.trim() === '') throw new ContentError(file, 'description', 'is missing: the text under the facts');
  return { facts: parseYaml(file, head, 2), body: body.trim() };
}

async function readPrograms(directory: string, facts: Facts): Promise<Program[]> {
  let names: string[];
  try {
    names = await readdir(join(directory, 'programs'));
  } catch (error) {
    throw new ContentError('programs', '', 'the folder is missing', { cause: error });
  }
  const files = names.filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    files.map(async (name) => {
      const file = `programs/${name}`;
      const split = splitFrontmatter(file, await readText(directory, file));
      const program = checkContent(file, programFactsSchema, fillPlaceholders(split.facts, facts, file));
      const description = String(fillPlaceholders(split.body, facts, file, 'description'));
      return { ...program, slug: name.slice(0, -'.md'.length), description };
    }),
  );
}

interface Keyed {
  file: string;
  field: string;
  value: string;
}

/** Two records with one name would answer for each other: the second is refused, and the first is named. */
function refuseDuplicates(what: string, keys: readonly Keyed[]): void {
  const seen = new Map<string, string>();
  for (const { file, field, value } of keys) {
    const first = seen.get(value);
    if (first !== undefined) {
      throw new ContentError(file, field, `the ${what} "${value}" is already taken in content/${first}`);
    }
    seen.set(value, file);
  }
}

function keysOf<Item>(file: string, items: readonly Item[], key: keyof Item & string, under = ''): Keyed[] {
  return items.map((item, index) => ({ file, field: `${under}${index}.${key}`, value: String(item[key]) }));
}

/**
 * Reads and checks everything in `content/`.
 *
 * @throws ContentError naming the file, the field and the reason; nothing is returned half-read.
 */
export async function loadContent(directory: string = contentDirectory): Promise<Content> {
  const raw = async (file: string) => parseYaml(file, await readText(directory, file));
  const rawSite = await raw('site.yaml');
  const rawPricing = await raw('pricing.yaml');
  const facts = collectFacts(
    checkContent('site.yaml', siteFileSchema, rawSite),
    checkContent('pricing.yaml', pricingFileSchema, rawPricing),
  );
  const filled = <Schema extends z.ZodType>(file: string, schema: Schema, data: unknown) =>
    checkContent(file, schema, fillPlaceholders(data, facts, file));
  const read = async <Schema extends z.ZodType>(file: string, schema: Schema) =>
    filled(file, schema, await raw(file));

  const site = filled('site.yaml', siteFileSchema, rawSite);
  const pricing = filled('pricing.yaml', pricingFileSchema, rawPricing);
  const navigation = await read('navigation.yaml', navigationFileSchema);
  const faqs = await read('faqs.yaml', faqsFileSchema);
  const policies = await read('policies.yaml', policiesFileSchema);
  const testimonials = await read('testimonials.yaml', testimonialsFileSchema);
  const transformations = await read('transformations.yaml', transformationsFileSchema);
  const programIndex = await read('programs/index.yaml', programIndexFileSchema);
  const programs = await readPrograms(directory, facts);
  const home = await read('pages/home.yaml', homeFileSchema);
  const notFound = await read('pages/not-found.yaml', notFoundFileSchema);

  const programKeys = (field: 'slug' | 'path' | 'key') =>
    programs.map((program) => ({ file: `programs/${program.slug}.md`, field, value: program[field] }));
  refuseDuplicates('path', [...programKeys('path'), ...keysOf('programs/index.yaml', programIndex, 'path')]);
  refuseDuplicates('key', programKeys('key'));
  refuseDuplicates('slug', [...programKeys('slug'), ...keysOf('programs/index.yaml', programIndex, 'slug')]);
  refuseDuplicates('id', keysOf('transformations.yaml', transformations, 'id'));
  refuseDuplicates('id', keysOf('policies.yaml', policies, 'id'));
  refuseDuplicates('id', [
    ...keysOf('faqs.yaml', faqs.online, 'id', 'online.'),
    ...keysOf('faqs.yaml', faqs.inPerson, 'id', 'inPerson.'),
  ]);

  return {
    site: joinSite(site, navigation),
    pages: {
      home: joinHome(home, { testimonials, transformations, programs, faqs }),
      'not-found': notFound,
    },
    businessHours: site.businessHours,
    pricing,
    faqs,
    policies,
    programs,
    programIndex,
  };
}
