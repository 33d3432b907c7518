import * as z from 'zod';
import { slug, words } from './fields.ts';

const locationSchema = z.strictObject({
  /** An option of the consultation form's training location. */
  id: slug,
  name: words,
  area: words,
  summary: words,
  description: words,
  /** What to know before the first session there. */
  know: z.array(words).min(1),
  /** What to search for on a map; absent where the client says the place. */
  mapQuery: words.optional(),
});
export const locationsFileSchema = z.array(locationSchema).min(1);
export type Location = z.infer<typeof locationSchema>;
