import { FlowError } from './errors.ts';

/** Notices that a list does not go on. @throws FlowError `invalid_response` for a place that it was at before */
export function createProgressCheck(): (place: string) => void {
  const places = new Set<string>();
  return (place) => {
    if (places.has(place)) throw new FlowError('invalid_response', 'The list goes on where it was before.');
    places.add(place);
  };
}

/** The first `wanted` rows, by pages that follow one another by their cursors. */
export async function* pagesByCursor<Row>(
  read: (page: { cursor: string | null; limit: number }) => Promise<{
    items: Row[];
    next_cursor: string | null;
  }>,
  { wanted, batchSize }: { wanted: number; batchSize: number },
): AsyncGenerator<Row[], void, undefined> {
  const check = createProgressCheck();
  let left = wanted;
  let cursor: string | null = null;
  do {
    const page = await read({ cursor, limit: Math.min(left, batchSize) });
    cursor = page.next_cursor;
    if (cursor !== null) check(cursor);
    yield page.items;
    left -= page.items.length;
  } while (cursor !== null && left > 0);
}
