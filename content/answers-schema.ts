import * as z from 'zod';
import { safetyWritings } from '../sdk/src/contracts/answer-card.ts';
import { sitePath, slug, words } from './fields.ts';

/** The same in English and in Arabic. */
const bilingual = z.strictObject({ en: words, ar: words });

/** One file of `answers/`: what the assistant says about a subject. */
export const answersFileSchema = z.array(
  z.strictObject({
    id: slug,
    /** The question, as a visitor would ask it. */
    title: bilingual,
    /** Other ways to ask it: terse, spoken, misspelt, indirect, in any language. */
    ask: z.array(words).min(4),
    answer: bilingual,
    /** The page that says more. */
    link: sitePath,
    /** The keys of programs that the answer names: their names, facts and cautions are added to it. */
    programs: z.array(slug).default([]),
    /** True for a greeting, thanks and the like: told where nothing else was asked. */
    talk: z.boolean().default(false),
    /** The id of the answer to 'and after that?'. */
    next: slug.optional(),
  }),
);

/** One file of `answers/passages/`, named like the page: how visitors ask for what the page says. */
export const passagesFileSchema = z.array(
  z.strictObject({
    /** How the passage begins; one that the page no longer has is left alone. */
    says: words,
    /** The question, as a visitor would ask it anywhere on the site. */
    title: words,
    ask: z.array(words).min(1),
  }),
);

const inEachWriting = z.strictObject(
  Object.fromEntries(safetyWritings.map((writing) => [writing, words])) as Record<
    (typeof safetyWritings)[number],
    typeof words
  >,
);

/** `safety.yaml`: what the assistant says before anything else, in each language and way to write it. */
export const safetyFileSchema = z.array(
  z.strictObject({
    id: slug,
    text: inEachWriting,
    /** The keys of programs that are named below the text. */
    programs: z.array(slug).default([]),
    /** Those that may stand beside it when a question asks for them; no other does. */
    suitable: z.array(slug).default([]),
  }),
);

/** `arabic.yaml`: the worded facts as Arabic answers need them. */
export const arabicFileSchema = z.strictObject({
  /** The words of `terms.yaml`. */
  firstContact: words,
  corporateFrequency: words,
  corporatePrice: words,
  /** The city of `site.yaml`. */
  city: words,
  /** How an answer calls a page, by its path; a path without words here has its English ones. */
  links: z.record(sitePath, words),
  /** `12 أسبوعًا`, by what a program's duration is in English. */
  durations: z.record(z.string(), words),
  /** By the keys of the programs that have a caution. */
  cautions: z.record(slug, words),
});
export type ArabicFile = z.infer<typeof arabicFileSchema>;
