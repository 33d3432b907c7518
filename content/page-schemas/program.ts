import * as z from 'zod';
import { ContentError, found } from '../content-error.ts';
import { linkSchema, slug, words } from '../fields.ts';
import type { Program } from '../program-schema.ts';
import type { RichNode, RichText } from '../rich-text-tree.ts';
import type { Records } from '../schema.ts';
import { definePage } from './define-page.ts';

const file = 'pages/program.yaml';

const relatedCount = 3;

const group = (count: number) =>
  z.strictObject({ title: words, items: z.array(words).length(count, `must be exactly ${count}`) });

const schema = z.strictObject({
  back: linkSchema,
  tagline: words,
  badge: z.strictObject({ beginnerFriendly: words, corporate: words }),
  idealLabel: words,
  /** Stands above a program's medical caution. */
  cautionTitle: words,
  /** What follows the ranges of a program's commitment: `3-5` ... */
  units: z.strictObject({ workouts: words, minutes: words }),
  overviewTitle: words,
  featuresTitle: words,
  details: z.strictObject({
    title: words,
    duration: words,
    commitment: words,
    minimumAge: words,
    online: words,
    app: words,
  }),
  /** Shown wherever a program can be started: it says what follows the trial. */
  price: words,
  phases: z.strictObject({ title: words, intro: words, weeks: words }),
  results: z.strictObject({ title: words, note: words, item: words }),
  included: z.strictObject({
    title: words,
    intro: words,
    core: group(6),
    coaching: group(5),
    flexibility: group(4),
  }),
  /** `from` is said before the name of the program whose clients speak, where that is another one. */
  reviews: z.strictObject({ title: words, from: words }),
  ready: z.strictObject({
    title: words,
    terms: words,
    /** What a program says there besides, by its key. */
    additions: z.record(slug, words),
  }),
  related: z.strictObject({
    title: words,
    all: linkSchema,
    /** Keys of three others, by a program's key, where its group has too few to name. */
    chosen: z.record(slug, z.array(slug).length(relatedCount)),
  }),
  corporate: z.strictObject({
    deliveryTitle: words,
    duration: words,
    delivery: words,
    cards: z.array(z.strictObject({ title: words, text: words })).length(3, 'must be exactly 3'),
    whatsapp: words,
  }),
});

/** How one program names another. */
const mention = ({ key, path, name, card }: Program) => ({ key, path, name, description: card.description });

/** What every program's page says besides the program. */
export const program = definePage({
  schema,
  join: (words, { programs }) => {
    const find = (key: string, field: string) => {
      const named = programs.find((candidate) => candidate.key === key);
      return found(named, file, field, `there is no program with the key "${key}"`);
    };
    for (const key of Object.keys(words.ready.additions)) find(key, `ready.additions.${key}`);
    const chosen = Object.entries(words.related.chosen).map(([key, others]) => {
      const field = `related.chosen.${key}`;
      find(key, field);
      return [key, others.map((other, index) => mention(find(other, `${field}.${index}`)))] as const;
    });
    return { ...words, related: { ...words.related, chosen: Object.fromEntries(chosen) } };
  },
});

export type ProgramPageContent = ReturnType<typeof program.join>;
/** The module `content:page/program`. */
export declare const content: ProgramPageContent;

/** A feature's bold first words, and what follows them. */
export interface ProgramFeature {
  lead: string | null;
  text: RichText;
}

const bold = /\*\*(.+?)\*\*/g;

function readFeature(feature: string, file: string, field: string): ProgramFeature {
  // Every second span stood between two pairs of stars.
  const spans = feature.trim().split(bold);
  if (spans.some((span) => span.includes('**'))) {
    throw new ContentError(file, field, 'has ** without the ** that ends it');
  }
  const [first, lead] = spans;
  const led = first === '' && lead !== undefined;
  const nodes = (led ? spans.slice(2) : spans).map((span, index): RichNode => {
    if (index % 2 === 1) return { tag: 'strong', children: [span] };
    return index === 0 ? span.trimStart() : span;
  });
  return { lead: led ? lead : null, text: nodes.filter((node) => node !== '') };
}

/** The programs that follow this one, in a circle, so that each is named by some other; those of its group come first. */
function relatedTo(program: Program, programs: readonly Program[]) {
  const others = programs.filter(({ listed, corporate, key }) => listed && !corporate && key !== program.key);
  const rank = ({ group, slug }: Program) =>
    (group === program.group ? 0 : 2) + (slug > program.slug ? 0 : 1);
  return others
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, relatedCount)
    .map(mention);
}

/**
 * A program with what its page shows of other records.
 *
 * @throws ContentError where a feature's bold words do not end.
 */
export function joinProgram(program: Program, { reviews, programs, site }: Records) {
  const reviewed = Object.hasOwn(reviews, program.key) ? program.key : (Object.keys(reviews)[0] ?? '');
  const speaker = programs.find(({ key }) => key === reviewed);
  return {
    ...program,
    features: program.features.map((feature, index) =>
      readFeature(feature, `programs/${program.slug}.md`, `features.${index}`),
    ),
    reviews: reviews[reviewed] ?? [],
    /** The program whose clients speak, where that is another one. */
    reviewsFrom: reviewed === program.key ? null : (speaker?.name ?? null),
    related: program.corporate ? [] : relatedTo(program, programs),
    /** Where a company can write; only the corporate program offers it. */
    whatsapp: program.corporate ? site.whatsapp : null,
  };
}

/** The module `content:program/<key>`. */
export type ProgramContent = ReturnType<typeof joinProgram>;
