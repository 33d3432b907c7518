import * as z from 'zod';
import { headSchema, linkSchema, words } from '../fields.ts';
import { definePage } from './define-page.ts';

/** The page of every address that nothing else answers. */
export const notFound = definePage({
  schema: z.strictObject({
    head: headSchema,
    code: words,
    title: words,
    text: words,
    home: linkSchema,
    linksTitle: words,
    /** Where people most often wanted to go. */
    links: z.array(linkSchema.extend({ description: words })).min(1),
  }),
  join: (words) => words,
});

export type NotFoundPageContent = ReturnType<typeof notFound.join>;
/** The module `content:page/not-found`. */
export declare const content: NotFoundPageContent;
