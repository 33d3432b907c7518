import * as z from 'zod';
import { found } from '../content-error.ts';
import { headSchema, words } from '../fields.ts';
import type { Transformation } from '../people-schema.ts';
import { claimSchema } from '../schema.ts';
import { durationOf } from './client-results.ts';
import { definePage } from './define-page.ts';

const file = 'pages/before-after.yaml';

/** The groups in the order in which they claim a person, which is also the order on the page. */
const transformationGroups = ['postpartum', 'men', 'women', 'general'] as const;
type TransformationGroup = (typeof transformationGroups)[number];

const postpartumWords = ['postpartum', 'after baby', 'after 2 kids'];
const menWords = ['50', '40+', 'muscle mass'];
const womenWords = ['menopause', '45+'];

/** The one group that a person stands in: by the words over the picture, and for some men by name. */
export function groupOf(
  { name, overlayText }: Pick<Transformation, 'name' | 'overlayText'>,
  namedMen: readonly string[],
): TransformationGroup {
  const overlay = overlayText.toLowerCase();
  const says = (parts: readonly string[]) => parts.some((part) => overlay.includes(part));
  if (says(postpartumWords)) return 'postpartum';
  if (says(menWords) || namedMen.some((man) => man.toLowerCase() === name.toLowerCase())) return 'men';
  if (says(womenWords)) return 'women';
  return 'general';
}

const groupSchema = z.strictObject({ title: words, intro: words });

const schema = z.strictObject({
  head: headSchema,
  hero: z.strictObject({
    title: words,
    /** `{count}` stands for the number of people shown. */
    lede: words.includes('{count}'),
    /** What the drawings are. */
    note: words,
    indexLabel: words,
  }),
  /** Names, as in `transformations.yaml`, of men over 40 whose overlay text does not say so. */
  namedMen: z.array(words).max(5),
  groups: z.strictObject({
    postpartum: groupSchema,
    men: groupSchema,
    women: groupSchema,
    general: groupSchema,
  }),
  steps: z.strictObject({
    title: words,
    items: z.array(z.strictObject({ title: words, text: words })).length(3),
    /** What follows the trial, said beside the offer. */
    note: words,
  }),
  trust: z.strictObject({
    title: words,
    claims: z.array(claimSchema).min(1),
    text: words,
    resultsNote: words,
  }),
});

function personOf({ durationWeeks, resultLbs, ...person }: Transformation) {
  return {
    id: person.id,
    name: person.name,
    image: person.image,
    duration: durationOf({ durationWeeks }),
    ...(resultLbs === undefined ? {} : { result: `${resultLbs} lbs` }),
    description: person.description,
    overlayText: person.overlayText,
  };
}

/** The page, with every client in the group that claims them. A group without people is not shown. */
export const beforeAfter = definePage({
  schema,
  join: ({ namedMen, ...words }, { transformations }) => {
    for (const [index, man] of namedMen.entries()) {
      const named = transformations.find(({ name }) => name.toLowerCase() === man.toLowerCase());
      found(named, file, `namedMen.${index}`, `transformations.yaml has nobody named "${man}"`);
    }
    const groups = transformationGroups.map((id) => ({
      id,
      ...words.groups[id],
      people: transformations.filter((person) => groupOf(person, namedMen) === id).map(personOf),
    }));
    return {
      ...words,
      hero: { ...words.hero, lede: words.hero.lede.replace('{count}', String(transformations.length)) },
      groups: groups.filter(({ people }) => people.length > 0),
    };
  },
});

export type BeforeAfterPageContent = ReturnType<typeof beforeAfter.join>;
/** The module `content:page/before-after`. */
export declare const content: BeforeAfterPageContent;
export type BeforeAfterGroup = BeforeAfterPageContent['groups'][number];
export type BeforeAfterPerson = BeforeAfterGroup['people'][number];
