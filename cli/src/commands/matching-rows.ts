import type { Flow } from '@flow/sdk';
import { type CsvPart, csvParts, csvRows, wholeCsv } from '../output/csv.ts';
import type { RowWriter } from '../output/row-writer.ts';
import type { Collection } from './collection.ts';
import { pagesOf } from './pages.ts';

/** The rows of a collection that match a filter. */
export interface MatchingRows<Row> {
  /** Page by page, as far as they are read; at most `limit`, 0 for all. */
  pages(limit: number): AsyncGenerator<{ rows: Row[]; more: boolean }>;
  /** As CSV, in the parts in which they come. */
  csv(): RowWriter<Row>;
  /** All of them as CSV, made by the backend where it can. */
  csvFile(): AsyncGenerator<CsvPart>;
}

async function* writtenParts<Row>(
  pages: AsyncIterable<{ rows: Row[] }>,
  writer: RowWriter<Row>,
): AsyncGenerator<CsvPart> {
  for await (const { rows } of pages) yield { csv: writer.next(rows), rows: rows.length };
  yield { csv: await writer.end(), rows: 0 };
}

/** Replaces what only the server can tell of the filter, and opens the rows that match it. */
export async function matchingRows<Row, Parsed, Filter>(
  collection: Collection<Row, Parsed, Filter>,
  given: Filter,
  flow: Flow,
): Promise<MatchingRows<Row>> {
  const { resolveFilter, wholeCsv: whole, csv } = collection;
  const filter = resolveFilter ? await resolveFilter(flow, given) : given;
  const pages = (limit: number) => pagesOf(collection.all(flow, filter), limit);
  const writer = (): RowWriter<Row> =>
    whole ? wholeCsv((rows: readonly Row[]) => whole(rows, flow, filter)) : csvRows(csv);
  return {
    pages,
    csv: writer,
    csvFile() {
      const made = collection.csvFile?.(flow, filter);
      return made ? csvParts(made) : writtenParts(pages(0), writer());
    },
  };
}
