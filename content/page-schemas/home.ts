import * as z from 'zod';
import { found } from '../content-error.ts';
import { headSchema, imageSlotSchema, linkSchema, slug, words } from '../fields.ts';
import type { Transformation } from '../people-schema.ts';
import { claimSchema, type ProgramCard, type Records } from '../schema.ts';
import { durationOf, namedResults } from './client-results.ts';
import { definePage } from './define-page.ts';

const file = 'pages/home.yaml';

const schema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({
    eyebrow: words,
    title: words,
    lede: words,
    secondary: linkSchema,
    /** What follows the trial, said beside the offer. */
    trialNote: words,
    image: imageSlotSchema,
    claims: z.array(claimSchema).min(1),
  }),
  programs: z.strictObject({
    title: words,
    intro: words,
    explore: linkSchema,
    /** File names in `programs/`, in the order of the cards. */
    cards: z.array(slug).length(8),
  }),
  testimonials: z.strictObject({ title: words }),
  coaching: z.strictObject({
    title: words,
    intro: words,
    claims: z.array(claimSchema).min(1),
    options: z
      .array(
        z.strictObject({ title: words, description: words, points: z.array(words).min(1), link: linkSchema }),
      )
      .length(2),
    method: z.strictObject({ title: words, description: words }),
    transformationsTitle: words,
    /** Ids in `transformations.yaml`, in the order of the grid. */
    transformations: z.array(slug).length(4),
    allTransformations: linkSchema,
    resultsNote: words,
  }),
  faq: z.strictObject({ title: words, intro: words }),
  finalCta: z.strictObject({ title: words, text: words, note: words }),
});

function programCard(slug: string, field: string, { programs }: Records): ProgramCard {
  const named = programs.find((candidate) => candidate.slug === slug);
  const program = found(named, file, field, `there is no programs/${slug}.md`);
  return {
    label: program.card.label,
    description: program.card.description,
    path: program.path,
    image: program.heroImage,
    gradient: program.group,
    pattern: program.heroPattern,
  };
}

function resultOf({ durationWeeks, resultLbs, ...person }: Transformation) {
  const duration = durationOf({ durationWeeks });
  return { ...person, duration, facts: resultLbs ? `${duration}, ${resultLbs} lbs lost` : duration };
}

/** The home page, with the records it names in place of their names. */
export const home = definePage({
  schema,
  join: (words, records) => ({
    ...words,
    hero: { ...words.hero, testimonials: records.testimonials.hero },
    programs: {
      ...words.programs,
      cards: words.programs.cards.map((name, index) => programCard(name, `programs.cards.${index}`, records)),
    },
    testimonials: { ...words.testimonials, items: records.testimonials.block },
    coaching: {
      ...words.coaching,
      transformations: namedResults(words.coaching.transformations, records, {
        file,
        field: 'coaching.transformations',
      }).map(resultOf),
    },
    faq: { ...words.faq, items: records.faqs.online },
  }),
});

export type HomePageContent = ReturnType<typeof home.join>;
/** The module `content:page/home`. */
export declare const content: HomePageContent;
export type HomeResult = HomePageContent['coaching']['transformations'][number];
