import { FlowError } from './errors.ts';

/** Notices that a list does not go on. @throws FlowError `invalid_response` for a place that it was at before */
export function createProgressCheck(): (place: string) => void {
  const places = new Set<string>();
  return (place) => {
    if (places.has(place)) throw new FlowError('invalid_response', 'The list goes on where it was before.');
    places.add(place);
  };
}

/** The pages that follow one another by their cursors. */
export async function* pagesByCursor<Row>(
  read: (cursor: string | null) => Promise<{ items: Row[]; next_cursor: string | null }>,
): AsyncGenerator<Row[], void, undefined> {
  const check = createProgressCheck();
  let cursor: string | null = null;
  do {
    const page = await read(cursor);
    cursor = page.next_cursor;
    if (cursor !== null) check(cursor);
    yield page.items;
  } while (cursor !== null);
}
