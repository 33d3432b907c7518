import type * as z from 'zod';
import type { Records } from '../schema.ts';

/** A page's own copy, `pages/<name>.yaml`, and how it becomes what the page receives. */
export interface PageFile<Schema extends z.ZodType, Page> {
  schema: Schema;
  /**
   * Puts the records that the copy names in place of their names.
   *
   * @throws ContentError where it names one that does not exist.
   */
  join: (words: z.infer<Schema>, records: Records) => Page;
}

/** Gives `join` the type of what its schema reads. */
export function definePage<Schema extends z.ZodType, Page>(
  page: PageFile<Schema, Page>,
): PageFile<Schema, Page> {
  return page;
}
