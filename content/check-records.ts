import { ContentError } from './content-error.ts';
import type { Records } from './schema.ts';

interface Keyed {
  file: string;
  field: string;
  value: string;
}

/** Two records with one name would answer for each other: the second is refused, and the first is named. */
function refuseDuplicates(what: string, keys: readonly Keyed[]): void {
  const seen = new Map<string, string>();
  for (const { file, field, value } of keys) {
    const first = seen.get(value);
    if (first !== undefined) {
      throw new ContentError(file, field, `the ${what} "${value}" is already taken in content/${first}`);
    }
    seen.set(value, file);
  }
}

function keysOf<Item>(file: string, items: readonly Item[], key: keyof Item & string, under = ''): Keyed[] {
  return items.map((item, index) => ({ file, field: `${under}${index}.${key}`, value: String(item[key]) }));
}

/**
 * What no record alone can show: names that are taken, and names of nothing.
 *
 * @throws ContentError naming the file, the field and the record that was there first
 */
export function checkRecords({
  programs,
  transformations,
  policies,
  coaches,
  locations,
  faqs,
  reviews,
}: Records): void {
  const programKeys = (field: 'path' | 'key') =>
    programs.map((program) => ({ file: `programs/${program.slug}.md`, field, value: program[field] }));
  refuseDuplicates('path', programKeys('path'));
  refuseDuplicates('key', programKeys('key'));
  refuseDuplicates('id', keysOf('transformations.yaml', transformations, 'id'));
  refuseDuplicates('id', keysOf('coaches.yaml', coaches, 'id'));
  refuseDuplicates('id', keysOf('locations.yaml', locations, 'id'));
  refuseDuplicates('id', keysOf('policies.yaml', policies, 'id'));
  refuseDuplicates('id', [
    ...keysOf('faqs.yaml', faqs.online, 'id', 'online.'),
    ...keysOf('faqs.yaml', faqs.inPerson, 'id', 'inPerson.'),
  ]);
  const listed = programs.filter((program) => program.listed);
  refuseDuplicates(
    'label',
    listed.map(({ slug, card }) => ({ file: `programs/${slug}.md`, field: 'card.label', value: card.label })),
  );
  refuseDuplicates('description', keysOf('transformations.yaml', transformations, 'description'));
  refuseDuplicates(
    'review',
    Object.entries(reviews).flatMap(([key, given]) => keysOf('reviews.yaml', given, 'review', `${key}.`)),
  );
  for (const key of Object.keys(reviews))
    if (!programs.some((program) => program.key === key))
      throw new ContentError('reviews.yaml', key, `there is no program with the key "${key}"`);
}
