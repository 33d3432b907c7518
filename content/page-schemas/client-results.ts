import { found } from '../content-error.ts';
import type { Transformation } from '../people-schema.ts';
import type { Records } from '../schema.ts';

/** How long a client trained: `12 weeks`. */
export function durationOf({ durationWeeks }: Pick<Transformation, 'durationWeeks'>): string {
  return `${durationWeeks} ${durationWeeks === 1 ? 'week' : 'weeks'}`;
}

/**
 * The clients whose ids a page names, in its order.
 *
 * @throws ContentError for an id that `transformations.yaml` does not have, naming its place in the page's file.
 */
export function namedResults(
  ids: readonly string[],
  { transformations }: Pick<Records, 'transformations'>,
  place: { file: string; field: string },
): Transformation[] {
  return ids.map((id, index) => {
    const named = transformations.find((candidate) => candidate.id === id);
    return found(named, place.file, `${place.field}.${index}`, `transformations.yaml has no "${id}"`);
  });
}
