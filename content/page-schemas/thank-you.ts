import * as z from 'zod';
import { headSchema, imageSlotSchema, linkSchema, words } from '../fields.ts';
import { definePage } from './define-page.ts';

/** What the three thank-you pages have in common. */
const thankYouSchema = z.strictObject({
  head: headSchema,
  title: words,
  lede: words,
  image: imageSlotSchema,
  stepsTitle: words,
  /** What happens next, in order. */
  steps: z.array(z.strictObject({ title: words, text: words })).min(2),
  hours: z.strictObject({ title: words, text: words }),
  contact: z.strictObject({ title: words, text: words }),
  /** The first is the page's one primary button. */
  actions: z.array(linkSchema).min(1),
  /** What analytics are told when the page opens. */
  event: z
    .strictObject({ name: words, category: words, label: words, value: z.number().int().positive() })
    .optional(),
});

export const thankYou = definePage({
  schema: thankYouSchema,
  /** With where to reach the business. */
  join: (page, { site: { email, phone } }) => ({ ...page, contact: { ...page.contact, email, phone } }),
});

/** What a thank-you page receives. */
export type ThankYouContent = ReturnType<typeof thankYou.join>;
