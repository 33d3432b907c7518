import { openSession, type SignedInContext } from '../context.ts';
import { columnName } from '../output/row-columns.ts';
import type { Collection } from './collection.ts';
import type { Implementation } from './implementation.ts';
import type { ParsedListing } from './list-options.ts';
import { type MatchingRows, matchingRows } from './matching-rows.ts';
import { checkNames, createRowWriter, type Presentation, shownFile, toPresentation } from './row-writers.ts';
import { comparison, sortedPages } from './sorting.ts';

/** Shows the newest rows of a collection, each page as it comes; sorted ones when all of them are there. */
async function showNewest<Row extends object, Parsed, Filter>(
  collection: Collection<Row, Parsed, Filter>,
  matching: MatchingRows<Row>,
  { limit, sort, ...presentation }: Presentation & { limit: number; sort: string[] | undefined },
  session: SignedInContext,
): Promise<void> {
  const { io, now } = session;
  const writer = createRowWriter(collection, presentation, session, matching.csv);
  const pages = sort
    ? sortedPages(matching.pages(0), comparison(collection.columns(now()), sort), limit)
    : matching.pages(limit);
  let count = 0;
  let isMore = false;
  for await (const { rows, more } of pages) {
    await io.data(writer.next(rows));
    count += rows.length;
    isMore = more;
  }
  await io.data(await writer.end());
  if (count === 0) io.note(`No ${collection.names.many} match.`);
  if (isMore) {
    io.note(`Showing the ${sort ? 'first' : 'newest'} ${count}; there are more. Use --limit <n>, or --all.`);
  }
}

/** Shows the CSV of all rows as the backend makes it. */
async function showFile<Row>(
  { many }: { many: string },
  matching: MatchingRows<Row>,
  { io }: SignedInContext,
): Promise<void> {
  let rowCount = 0;
  for await (const { csv, rows } of shownFile(matching.csvFile(), io)) {
    await io.data(csv);
    rowCount += rows;
  }
  if (rowCount === 0) io.note(`No ${many} match.`);
}

/** What the command that lists a collection does. */
export function listing<Row extends object, Parsed, Filter>(
  collection: Collection<Row, Parsed, Filter>,
): Implementation {
  const { readers, names, columns, toFilter } = collection;
  return {
    readers,
    async run(context, command, parsed: ParsedListing & Parsed) {
      const { sort } = parsed;
      const sortedBy = sort?.map((name) => name.replace(/^-/, ''));
      checkNames('--sort', sortedBy, columns(new Date()).map(columnName));
      const presentation = toPresentation(collection, parsed);
      const filter = toFilter(parsed);
      const limit = parsed.all ? 0 : parsed.limit;
      const session = await openSession(context, command);
      const matching = await matchingRows(collection, filter, session.flow);
      const isWholeFile = presentation.format === 'csv' && limit === 0 && !sort;
      if (isWholeFile) await showFile(names, matching, session);
      else await showNewest(collection, matching, { ...presentation, limit, sort }, session);
    },
  };
}
