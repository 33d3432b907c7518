import { Failure } from '../failure.ts';
import type { Page, PageRequest } from './collection.ts';

/** How many rows are wanted, 0 for all, and how many one request answers at most. */
interface Wanted {
  limit: number;
  pageMaximum: number;
}

/**
 * The pages of a list, each asked for when the one before has been used: nothing is kept. `more` says whether rows
 * follow the page.
 * @throws Failure where the server answers a cursor that it gave before, which would never end
 */
export async function* pagesOf<Row>(
  ask: (request: PageRequest) => Promise<Page<Row>>,
  { limit, pageMaximum }: Wanted,
): AsyncGenerator<{ rows: Row[]; more: boolean }> {
  const given = new Set<string>();
  let left = limit === 0 ? Number.POSITIVE_INFINITY : limit;
  let cursor: string | null = null;
  do {
    const page: Page<Row> = await ask({ limit: Math.min(left, pageMaximum), cursor });
    cursor = page.next_cursor;
    left -= page.items.length;
    yield { rows: page.items, more: cursor !== null };
    if (cursor !== null && given.has(cursor)) {
      throw new Failure('The server repeats a page of the list: what was shown is not all of it.');
    }
    if (cursor !== null) given.add(cursor);
  } while (cursor !== null && left > 0);
}
