import * as z from 'zod';
import {
  headSchema,
  heroPatterns,
  imageSlotSchema,
  positive,
  programGroups,
  range,
  sitePath,
  slug,
  words,
} from './fields.ts';
import type { RichText } from './rich-text-tree.ts';

const corporateSchema = z.strictObject({
  delivery: words,
  flowBeat: z.strictObject({ title: words, description: words }),
  programHighlights: z.strictObject({
    title: words,
    items: z
      .array(
        z.strictObject({
          icon: z.enum(['users', 'chart', 'zap', 'target']),
          title: words,
          description: words,
        }),
      )
      .min(1),
  }),
  whyFlow: z.strictObject({ title: words, description: words }),
  programDetails: z.strictObject({
    title: words,
    details: z
      .array(z.strictObject({ icon: z.enum(['calendar', 'users', 'file-text']), label: words, value: words }))
      .min(1),
  }),
  contactInfo: z.strictObject({ title: words, subtitle: words, description: words, cta: words }),
});

/** The facts at the top of `programs/<slug>.md`; the text under them is the program's description. */
export const programFactsSchema = z
  .strictObject({
    /** The program's key where it is not the file's name, like body-shredder. */
    key: slug,
    path: sitePath,
    /** False for a program that no page links to and no search engine lists. */
    listed: z.boolean().default(true),
    head: headSchema,
    name: words,
    subtitle: words,
    group: z.enum(programGroups),
    /** What the cards of the home page and of the explorer say. */
    card: z.strictObject({
      label: words,
      description: words,
      /** Who trains together: `1-to-1`, `2 people`. */
      participants: words,
      highlights: z.array(words.max(32)).length(3),
    }),
    heroImage: imageSlotSchema,
    /** The form that the hero's lines bend around. */
    heroPattern: z.enum(heroPatterns),
    ideal: words,
    duration: words,
    /** Absent for the corporate program, which has no fixed week. */
    commitment: z.strictObject({ workoutsPerWeek: range, minutes: range }).optional(),
    beginnerFriendly: z.boolean(),
    minimumAge: positive.int().optional(),
    caution: words.optional(),
    /** May use **bold** for a heading. */
    features: z.array(words).min(3),
    /** The twelve weeks; absent for the corporate program, which has no end. */
    phases: z
      .array(z.strictObject({ name: words, weeks: range, text: words }))
      .length(3)
      .optional(),
    /** Real results, where the program shows some. */
    gallery: z.array(imageSlotSchema).min(2).optional(),
    corporate: corporateSchema.optional(),
  })
  .superRefine(({ corporate, commitment, phases }, context) => {
    const problem = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (corporate) return;
    if (!commitment) problem('commitment', 'is missing: only the program for companies has no fixed week');
    if (!phases) return problem('phases', 'is missing: only the program for companies has no end');
    phases.forEach(({ weeks }, index) => {
      const before = phases[index - 1]?.weeks[1] ?? 0;
      if (weeks[0] !== before + 1)
        problem(`phases`, `must follow each other: phase ${index + 1} begins in week ${before + 1}`);
    });
  });
type ProgramFacts = z.infer<typeof programFactsSchema>;

/** A program as the loader gives it: facts, its file's name and its text. */
export type Program = ProgramFacts & { slug: string; description: RichText };
