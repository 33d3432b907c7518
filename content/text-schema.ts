import * as z from 'zod';
import { headSchema, imageSlotSchema, words } from './fields.ts';
import type { RichText } from './rich-text-tree.ts';

/** The facts at the top of `blog/<slug>.md`. */
export const postFactsSchema = z.strictObject({
  head: headSchema,
  title: words,
  /** The day it was published. */
  date: z.iso.date(),
  author: words,
  featuredImage: imageSlotSchema,
  previewText: words,
  /** A drawing that stands before the first paragraph with these words. */
  diagram: z.strictObject({ kind: z.literal('flow-state'), before: words }).optional(),
});

/** A post as the loader gives it. */
export type Post = z.infer<typeof postFactsSchema> & { slug: string; content: RichText };

/** The facts at the top of `legal/<name>.md`. */
export const legalFactsSchema = z.strictObject({
  head: headSchema,
  title: words,
  lastUpdated: words,
  intro: words,
});

/** A legal document as the loader gives it. */
export type LegalDocument = z.infer<typeof legalFactsSchema> & { content: RichText };
