import * as z from 'zod';
import { imageSlotSchema, positive, programGroups, range, sitePath, slug, words } from './fields.ts';

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
export const programFactsSchema = z.strictObject({
  /** The program's key where it is not the file's name, like body-shredder. */
  key: slug,
  path: sitePath,
  name: words,
  subtitle: words,
  group: z.enum(programGroups),
  card: z.strictObject({ label: words, description: words }),
  heroImage: imageSlotSchema,
  ideal: words,
  duration: words,
  /** Absent for the corporate program, which has no fixed week. */
  commitment: z.strictObject({ workoutsPerWeek: range, minutes: range }).optional(),
  beginnerFriendly: z.boolean(),
  minimumAge: positive.int().optional(),
  caution: words.optional(),
  /** May use **bold** for a heading. */
  features: z.array(words).min(3),
  phases: z
    .array(z.strictObject({ name: words, weeks: range, text: words }))
    .length(3)
    .optional(),
  corporate: corporateSchema.optional(),
});
type ProgramFacts = z.infer<typeof programFactsSchema>;

/** A program as the loader gives it: facts, its file's name and its text. */
export type Program = ProgramFacts & { slug: string; description: string };

/** A program that has no page of its own yet: enough to recommend it. */
export const programIndexFileSchema = z.array(
  z.strictObject({
    slug,
    path: sitePath,
    name: words,
    group: z.enum(programGroups),
    oneLine: words,
    duration: words,
    commitment: z.strictObject({ workoutsPerWeek: range, minutes: range }),
    caution: words.optional(),
  }),
);
export type ProgramSummary = z.infer<typeof programIndexFileSchema>[number];
