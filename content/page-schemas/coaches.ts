import * as z from 'zod';
import { found } from '../content-error.ts';
import { headSchema, slug, words } from '../fields.ts';
import type { Coach } from '../people-schema.ts';
import { definePage } from './define-page.ts';

const schema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({ title: words, lede: words }),
  /** The two sides of the switch under a short text. */
  more: words,
  less: words,
  /** What a coach can coach in beside English, by the coach's id. */
  languages: z.record(slug, words),
  connect: z.strictObject({ title: words, text: words, note: words }),
});

function coachOf({ id, name, image, specialty, shortDescription, fullDescription }: Coach) {
  const paragraphs = fullDescription
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim());
  return { id, name, image, specialty, shortDescription, paragraphs };
}

/** The page, with each coach's text in paragraphs. */
export const coaches = definePage({
  schema,
  join: ({ languages, ...words }, records) => {
    for (const id of Object.keys(languages)) {
      const named = records.coaches.find((coach) => coach.id === id);
      found(named, 'pages/coaches.yaml', `languages.${id}`, `coaches.yaml has no "${id}"`);
    }
    const coaches = records.coaches.map((coach) => {
      const language = languages[coach.id];
      return { ...coachOf(coach), ...(language === undefined ? {} : { language }) };
    });
    return { ...words, coaches };
  },
});

export type CoachesPageContent = ReturnType<typeof coaches.join>;
/** The module `content:page/coaches`. */
export declare const content: CoachesPageContent;
export type CoachContent = CoachesPageContent['coaches'][number];
