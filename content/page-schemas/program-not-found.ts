import * as z from 'zod';
import { headSchema, linkSchema, words } from '../fields.ts';
import { definePage } from './define-page.ts';

export const programNotFound = definePage({
  schema: z.strictObject({
    head: headSchema,
    title: words,
    text: words,
    programs: linkSchema,
    linksTitle: words,
    links: z.array(z.strictObject({ ...linkSchema.shape, description: words })).min(1),
  }),
  join: (words) => words,
});

export type ProgramNotFoundPageContent = ReturnType<typeof programNotFound.join>;
/** The module `content:page/program-not-found`. */
export declare const content: ProgramNotFoundPageContent;
