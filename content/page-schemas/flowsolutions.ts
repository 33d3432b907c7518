import * as z from 'zod';
import { headSchema, imageSlotSchema, linkSchema, words } from '../fields.ts';
import { definePage } from './define-page.ts';

/** The digital tools that are not open yet. */
export const flowsolutions = definePage({
  schema: z.strictObject({
    head: headSchema,
    title: words,
    lede: words,
    back: linkSchema,
    /** What each tool's button says until the tool opens. */
    comingSoon: words,
    tools: z.array(z.strictObject({ name: words, description: words, image: imageSlotSchema })).length(3),
    note: words,
  }),
  join: (words) => words,
});

export type FlowsolutionsPageContent = ReturnType<typeof flowsolutions.join>;
/** The module `content:page/flowsolutions`. */
export declare const content: FlowsolutionsPageContent;
