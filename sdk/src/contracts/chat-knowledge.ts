import * as z from 'zod/mini';

/** What an entry is about; decides how the guide words an answer drawn from it. */
const kindSchema = z.enum([
  'program',
  'price',
  'faq',
  'policy',
  'legal',
  'page',
  'coach',
  'location',
  'post',
]);
export type KnowledgeKind = z.infer<typeof kindSchema>;

const entrySchema = z.object({
  id: z.string(),
  /** Shown as the text of the link. For a `faq`, the question. */
  title: z.string(),
  /** Where a visitor can read more: a path on the site, beginning with `/`. */
  path: z.string().check(z.startsWith('/')),
  kind: kindSchema,
  /** Plain text, one or a few sentences. For a `faq`, the answer. */
  text: z.string(),
  /** Short labelled facts such as `{ Duration: '12 weeks' }`; values are shown as they are. */
  facts: z.optional(z.record(z.string(), z.string())),
});
/** One thing the guide may say: a program, a price, a question with its answer, a policy, a person, a place, something to read. */
export type KnowledgeEntry = z.infer<typeof entrySchema>;

/** What the chat may answer from; built from `content/` into the chat function's `knowledge.gen.json`. */
export const knowledgeSchema = z.object({
  entries: z.array(entrySchema),
  /** Whom a visitor can turn to when the guide cannot answer. */
  site: z.object({ name: z.string(), email: z.string(), phone: z.string(), whatsappUrl: z.url() }),
});
export type Knowledge = z.infer<typeof knowledgeSchema>;
