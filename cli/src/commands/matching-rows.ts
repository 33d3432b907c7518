import type { Flow } from '@flow/sdk';
import { csvRows, wholeCsv } from '../output/csv.ts';
import type { RowWriter } from '../output/row-writer.ts';
import type { Collection } from './collection.ts';
import { pagesOf } from './pages.ts';

/** The rows of a collection that match a filter. */
export interface MatchingRows<Row> {
  /** Page by page, as far as they are read; at most `limit`, 0 for all. */
  pages(limit: number): AsyncGenerator<{ rows: Row[]; more: boolean }>;
  /** As CSV, in the parts in which they come. */
  csv(): RowWriter<Row>;
}

/** Replaces what only the server can tell of the filter, and opens the rows that match it. */
export async function matchingRows<Row, Parsed, Filter>(
  collection: Collection<Row, Parsed, Filter>,
  given: Filter,
  flow: Flow,
): Promise<MatchingRows<Row>> {
  const { resolveFilter, wholeCsv: whole, csv } = collection;
  const filter = resolveFilter ? await resolveFilter(flow, given) : given;
  const rows = () => collection.all(flow, filter);
  return {
    pages: (limit) => pagesOf(rows(), limit),
    csv: () => (whole ? wholeCsv((rows) => whole(rows, flow, filter)) : csvRows(csv)),
  };
}
