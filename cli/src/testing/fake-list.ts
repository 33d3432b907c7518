import { listOf } from '@flow/sdk/testing';

interface PageRequest {
  limit?: number | undefined;
  cursor?: string | null | undefined;
}

/** A page of rows; a cursor is the number of rows already answered. */
export function cut<Row>(rows: readonly Row[], { limit = rows.length, cursor }: PageRequest) {
  const start = Number(cursor ?? 0);
  const end = start + limit;
  return { items: rows.slice(start, end), next_cursor: end < rows.length ? String(end) : null };
}

/** A list in memory; every page that is asked for is recorded. */
export function fakeList<Row, Request extends PageRequest>(rows: () => readonly Row[], pages: Request[]) {
  const page = async (request = {} as Request) => {
    pages.push(request);
    return cut(rows(), request);
  };
  return {
    page,
    all: (filter?: Request) =>
      listOf(async function* () {
        yield (await page(filter)).items;
      }),
  };
}
