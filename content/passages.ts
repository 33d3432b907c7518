import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type * as z from 'zod';
import type { Passage } from '../sdk/src/contracts/answer-card.ts';
import { passagesFileSchema } from './answers-schema.ts';
import { ContentError, checkContent } from './content-error.ts';
import type { Content } from './load.ts';
import { type Facts, fillPlaceholders } from './placeholders.ts';
import { readYaml } from './read-file.ts';
import type { RichText } from './rich-text-tree.ts';
import { plainText } from './rich-text-tree.ts';

const folder = 'answers/passages';

type Asked = z.infer<typeof passagesFileSchema>[number];

/** The ways in which visitors ask for what a page says, by the name of the page's file. */
export async function readAsked(
  directory: string,
  facts: Facts,
): Promise<ReadonlyMap<string, readonly Asked[]>> {
  const names = await readdir(join(directory, folder)).catch((cause: NodeJS.ErrnoException) => {
    // A business that has written none still has its pages.
    if (cause.code === 'ENOENT') return [];
    throw new ContentError(folder, '', 'cannot be read as a folder', { cause });
  });
  const files = names.filter((name) => name.endsWith('.yaml')).sort();
  return new Map(
    await Promise.all(
      files.map(async (name) => {
        const file = `${folder}/${name}`;
        const asked = checkContent(
          file,
          passagesFileSchema,
          fillPlaceholders(await readYaml(directory, file), facts, file),
        );
        return [basename(name, '.yaml'), asked] as const;
      }),
    ),
  );
}

/** How the beginning of a passage is compared: Markdown, marks and capitals do not matter. */
const compared = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const beginsWith = (text: string, beginning: string) =>
  compared(text).join(' ').startsWith(compared(beginning).join(' '));

const beginningOf = (page: string, text: string) =>
  [page, ...compared(text.normalize('NFKD').replace(/[^\p{ASCII}]/gu, '')).slice(0, 6)].join('-');

/** The ids of a page's passages: how each begins, and a number where an earlier one begins alike. */
function idsOf(page: string, texts: readonly string[]): string[] {
  const beginnings = texts.map((text) => beginningOf(page, text));
  return beginnings.map((id, place) => {
    const alike = beginnings.slice(0, place).filter((earlier) => earlier === id).length;
    return alike === 0 ? id : `${id}-${alike + 1}`;
  });
}

interface Page {
  /** The name of its file. */
  name: string;
  program?: string;
  texts: readonly string[];
  /** The question of each text's button and other ways to ask it, where they follow from what the text is. */
  questions?: readonly { title: string; ask: string[] }[];
  /** What stands below each of its passages: the program with its caution, or a link to the page. */
  below: string;
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The paragraphs of a text; a list belongs to the paragraph that introduces it. */
function paragraphs(text: RichText): string[] {
  const blocks: string[] = [];
  for (const node of text) {
    if (typeof node === 'string') continue;
    const introduced = blocks.at(-1)?.endsWith(':') === true;
    if (node.tag === 'p') blocks.push(tidy(plainText([node])));
    if (node.tag !== 'ul' && node.tag !== 'ol') continue;
    const items = node.children.flatMap((item) =>
      typeof item === 'string' ? [] : [tidy(plainText([item]))],
    );
    if (introduced) blocks.push([blocks.pop(), items.map((item) => `- ${item}`).join('\n')].join('\n\n'));
    else blocks.push(...items);
  }
  return blocks;
}

/** What pages say beside the cards, ready to be told; nothing that names another program which has a caution. */
export function pagePassages(
  { programs, posts, legal, coaches, transformations }: Content,
  lines: Readonly<Record<string, { line: { en: string } }>>,
  asked: ReadonlyMap<string, readonly Asked[]>,
): Passage[] {
  const cautious = programs.filter(({ caution }) => caution !== undefined);
  const listed = programs.filter((program) => program.listed);
  const pages: Page[] = [
    ...listed.map(({ key, slug, features, phases = [], description }) => ({
      name: slug,
      program: key,
      texts: [
        ...features.map(tidy),
        ...phases.map(({ name, text }) => tidy(`**${name}.** ${text}`)),
        ...paragraphs(description),
      ],
      below: `- ${lines[key]?.line.en}`,
    })),
    ...posts.map(({ slug, title, content }) => ({
      name: slug,
      texts: paragraphs(content),
      below: `[${title}](/blog/${slug})`,
    })),
    ...Object.entries(legal).map(([name, { title, content }]) => ({
      name,
      texts: paragraphs(content),
      below: `[${title}](/${name})`,
    })),
    {
      name: 'coaches',
      texts: coaches.flatMap(({ name, fullDescription }) =>
        fullDescription.split('\n\n').map((paragraph) => `**${name}:** ${tidy(paragraph)}`),
      ),
      below: '[Coaches](/coaches)',
    },
    {
      name: 'before-after',
      texts: transformations.map(
        ({ name, resultLbs, durationWeeks, description }) =>
          `**${name}:** ${resultLbs} lbs in ${durationWeeks} weeks. ${tidy(description)}`,
      ),
      questions: transformations.map(({ name, description, overlayText }) => ({
        title: `What is the story of ${name}?`,
        ask: [tidy(description), overlayText],
      })),
      below: 'Results vary from person to person.\n\n[Before & After](/before-after)',
    },
  ];
  return pages.flatMap(({ name, program, texts, questions, below }) => {
    const ids = idsOf(name, texts);
    return texts.flatMap((text, place) => {
      if (cautious.some((other) => other.key !== program && text.includes(other.name))) return [];
      const written = asked.get(name)?.find(({ says }) => beginsWith(text, says));
      const own = written ?? questions?.[place];
      return [
        {
          id: ids[place] ?? name,
          ...(program === undefined ? {} : { program }),
          ...(own ? { title: own.title } : {}),
          ask: [...(questions?.[place]?.ask ?? []), ...(written?.ask ?? [])],
          text: `${text}\n\n${below}`,
        },
      ];
    });
  });
}

/** The ways to ask that no passage has, because its page no longer says so: the file, and what it should begin with. */
export function unusedAsked(
  asked: ReadonlyMap<string, readonly Asked[]>,
  passages: readonly Passage[],
): string[] {
  return [...asked].flatMap(([name, entries]) => {
    const texts = passages.filter(({ id }) => id.startsWith(`${name}-`)).map(({ text }) => text);
    // A program that is not listed is not told of.
    if (texts.length === 0) return [];
    return entries
      .filter(({ says }) => !texts.some((text) => beginsWith(text, says)))
      .map(({ says }) => `${folder}/${name}.yaml: says: no paragraph of the page begins with "${says}"`);
  });
}
