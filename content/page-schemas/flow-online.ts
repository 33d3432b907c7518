import * as z from 'zod';
import {
  headSchema,
  imageSlotSchema,
  linkSchema,
  type ProgramGroup,
  programGroups,
  words,
} from '../fields.ts';
import type { Program, Records } from '../schema.ts';
import { definePage } from './define-page.ts';
import { planOffer } from './plan-offer.ts';

const groupSchema = z.strictObject({ label: words, title: words, intro: words });

const schema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({
    eyebrow: words,
    title: words,
    lede: words,
    /** Leads to the programs on the same page. */
    secondary: words,
    /** What follows the trial, said beside the offer. */
    trialNote: words,
    image: imageSlotSchema,
    /** Above the six groups. */
    indexTitle: words,
  }),
  steps: z.strictObject({
    title: words,
    intro: words,
    items: z.array(z.strictObject({ when: words, title: words, text: words })).length(4),
  }),
  includes: z.strictObject({
    title: words,
    intro: words,
    rhythm: z
      .array(
        z.strictObject({
          when: words,
          items: z.array(z.strictObject({ title: words, text: words })).min(1),
        }),
      )
      .min(1),
  }),
  plans: z.strictObject({
    title: words,
    /** After the number of days. */
    trialUnit: words,
    note: words,
    allPrices: linkSchema,
  }),
  explorer: z.strictObject({
    title: words,
    intro: words,
    filterLabel: words,
    filterPlaceholder: words,
    filterEmpty: words,
    groups: z.record(z.enum(programGroups), groupSchema),
    unsure: z.strictObject({ title: words, text: words }),
  }),
  closing: z.strictObject({
    title: words,
    text: words,
    note: words,
    linksTitle: words,
    links: z.array(linkSchema).min(1),
  }),
});

function entry({ path, name, card, duration, heroImage, heroPattern }: Program) {
  const { label, description, participants, highlights } = card;
  // The program's own page says what the picture shows; beside its name it is decoration.
  const image = { ...heroImage, alt: '' };
  return { path, label, name, description, duration, participants, highlights, image, pattern: heroPattern };
}
export type ExplorerEntry = ReturnType<typeof entry>;

const nested = ({ path }: Program) => Number(path.startsWith('/flow-programs/'));

/** The listed programs of a group: those with a page at the top level first, then by what the card is called. */
function entriesOf(group: ProgramGroup, programs: readonly Program[]): ExplorerEntry[] {
  return programs
    .filter((program) => program.listed && program.group === group)
    .sort((one, other) => nested(one) - nested(other) || one.card.label.localeCompare(other.card.label, 'en'))
    .map(entry);
}

/** The online page, with the prices and the programs it shows. */
export const flowOnline = definePage({
  schema,
  join: (words, { pricing, programs }: Records) => {
    const { groups, ...explorer } = words.explorer;
    return {
      ...words,
      plans: {
        ...words.plans,
        trialDays: String(pricing.trial.days),
        trialText: pricing.trial.followedBy,
        offers: Object.values(pricing.online).map(planOffer),
      },
      explorer: {
        ...explorer,
        groups: programGroups.map((group) => ({
          id: group,
          ...groups[group],
          programs: entriesOf(group, programs),
        })),
      },
    };
  },
});

export type FlowOnlinePageContent = ReturnType<typeof flowOnline.join>;
/** The module `content:page/flow-online`. */
export declare const content: FlowOnlinePageContent;
