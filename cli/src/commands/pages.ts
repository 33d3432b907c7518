import type { List } from '@flow/sdk';

/**
 * The first `limit` rows of a list, 0 for all, page by page: each is asked for when the one before has been used.
 * `more` says whether rows follow the page.
 */
export async function* pagesOf<Row>(
  list: List<Row>,
  limit: number,
): AsyncGenerator<{ rows: Row[]; more: boolean }> {
  let left = limit === 0 ? Number.POSITIVE_INFINITY : limit;
  // One row more than is shown tells whether there are more.
  for await (const page of list.pages({ max: left + 1 })) {
    const rows = page.slice(0, left);
    left -= rows.length;
    yield { rows, more: rows.length < page.length };
  }
}
