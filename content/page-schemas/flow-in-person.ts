import * as z from 'zod';
import { headSchema, imageSlotSchema, linkSchema, positive, slug, words } from '../fields.ts';
import type { Transformation } from '../people-schema.ts';
import { claimSchema } from '../schema.ts';
import { durationOf, namedResults } from './client-results.ts';
import { definePage } from './define-page.ts';
import { planOffer } from './plan-offer.ts';

const file = 'pages/flow-in-person.yaml';

const minute = z.number().int().nonnegative();

const hourSchema = z
  .strictObject({
    title: words,
    intro: words,
    /** Of the numbers. */
    unit: words,
    /** The minute at which the last part ends. */
    end: positive.int(),
    parts: z.array(z.strictObject({ minute, title: words, text: words })).min(2),
  })
  .refine(
    ({ parts, end }) => parts.every(({ minute: begin }, index) => begin < (parts[index + 1]?.minute ?? end)),
    { path: ['parts'], message: 'must begin one after the other, before the end' },
  );

const schema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({
    eyebrow: words,
    title: words,
    lede: words,
    /** Leads to the packages on the same page. */
    secondary: words,
    note: words,
    image: imageSlotSchema,
    claims: z.array(claimSchema).min(1),
  }),
  hour: hourSchema,
  places: z.strictObject({
    title: words,
    intro: words,
    /** On the button that opens the dialog. */
    open: words,
    dialogTitle: words,
    dialogText: words,
    knowTitle: words,
    mapLabel: words,
  }),
  results: z.strictObject({
    title: words,
    intro: words,
    /** Ids in `transformations.yaml`. */
    transformations: z.array(slug).length(3),
    all: linkSchema,
    online: linkSchema,
  }),
  packages: z.strictObject({ title: words, intro: words, gymNote: words, vatNote: words }),
  faq: z.strictObject({ title: words, intro: words }),
  closing: z.strictObject({
    title: words,
    text: words,
    whatsapp: words,
    /** Before the number, which is a link to the same chat. */
    orWrite: words,
    dialogTitle: words,
    dialogText: words,
    dialogLink: words,
    codeTitle: words,
  }),
});

/** How long each part lasts, from its minute and the next one's. */
function withLengths({ parts, end, ...hour }: z.infer<typeof hourSchema>) {
  const lasting = parts.map((part, index) => ({
    ...part,
    length: (parts[index + 1]?.minute ?? end) - part.minute,
  }));
  return { ...hour, parts: lasting };
}

function teaser({ id, name, durationWeeks, overlayText, image }: Transformation) {
  return { id, name, duration: durationOf({ durationWeeks }), overlayText, image };
}

/** The in-person page, with the places, prices, people and questions it shows. */
export const flowInPerson = definePage({
  schema,
  join: (words, records) => {
    const { eightSessions, twelveSessions, home, twoInOne } = records.pricing.inPerson;
    return {
      ...words,
      hour: withLengths(words.hour),
      places: { ...words.places, locations: records.locations },
      results: {
        ...words.results,
        transformations: namedResults(words.results.transformations, records, {
          file,
          field: 'results.transformations',
        }).map(teaser),
      },
      packages: {
        ...words.packages,
        monthly: [planOffer(eightSessions), planOffer(twelveSessions)],
        single: [planOffer(home), planOffer(twoInOne)],
      },
      faq: { ...words.faq, items: records.faqs.inPerson },
    };
  },
});

export type FlowInPersonPageContent = ReturnType<typeof flowInPerson.join>;
/** The module `content:page/flow-in-person`. */
export declare const content: FlowInPersonPageContent;
