import { listOf } from '@flow/sdk/testing';

interface PageRequest {
  limit?: number | undefined;
  cursor?: string | null | undefined;
}

interface Page<Row> {
  items: Row[];
  next_cursor: string | null;
}

/** A page of rows; a cursor is the number of rows already answered. */
export function cut<Row>(rows: readonly Row[], { limit = rows.length, cursor }: PageRequest): Page<Row> {
  const start = Number(cursor ?? 0);
  const end = start + limit;
  return { items: rows.slice(start, end), next_cursor: end < rows.length ? String(end) : null };
}

/** Every row, by pages of a thousand. */
export const allOf =
  <Row, Request extends PageRequest>(page: (request: Request) => Promise<Page<Row>>) =>
  (filter: object = {}) =>
    listOf(async function* (wanted) {
      let left = wanted;
      let cursor: string | null = null;
      do {
        const request = { ...filter, limit: Math.min(left, 1_000), cursor } as Request;
        const answer: Page<Row> = await page(request);
        yield answer.items;
        left -= answer.items.length;
        cursor = answer.next_cursor;
      } while (cursor !== null && left > 0);
    });

/** A list in memory; every page that is asked for is recorded. */
export function fakeList<Row, Request extends PageRequest>(rows: () => readonly Row[], pages: Request[]) {
  const page = async (request = {} as Request) => {
    pages.push(request);
    return cut(rows(), request);
  };
  return { page, all: allOf<Row, Request>(page) };
}
