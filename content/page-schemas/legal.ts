import * as z from 'zod';
import { words } from '../fields.ts';
import { definePage } from './define-page.ts';

/** What the two legal pages say around their documents. */
export const legal = definePage({
  schema: z.strictObject({
    /** Stands before the month. */
    lastUpdated: words,
    contents: words,
    questions: z.strictObject({ title: words, text: words, mail: words, call: words }),
  }),
  join: (words, { site }) => ({
    ...words,
    questions: {
      ...words.questions,
      mail: { label: words.questions.mail, href: `mailto:${site.email}` },
      call: { label: words.questions.call, href: site.phone.href },
    },
  }),
});

export type LegalPageContent = ReturnType<typeof legal.join>;
/** The module `content:page/legal`. */
export declare const content: LegalPageContent;
