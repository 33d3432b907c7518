import { openSession, type SignedInContext } from '../context.ts';
import { columnName } from '../output/row-columns.ts';
import type { Collection } from './collection.ts';
import type { Implementation } from './implementation.ts';
import type { ParsedListing } from './list-options.ts';
import { matchingRows } from './matching-rows.ts';
import { checkNames, createRowWriter, type Presentation, shownFile, toPresentation } from './row-writers.ts';
import { comparison, sortedPages } from './sorting.ts';

export interface ListOptions<Filter> extends Presentation {
  filter: Filter;
  /** Most rows to show; 0 for all. */
  limit: number;
  /** Names of columns, `-` before one that goes down; the newest first unless given. */
  sort?: readonly string[] | undefined;
}

export type ListDependencies = Pick<SignedInContext, 'io' | 'flow' | 'now'>;

/** What the parsed options ask for. */
export function toListOptions<Row, Parsed, Filter>(
  collection: Collection<Row, Parsed, Filter>,
  parsed: ParsedListing & Parsed,
): ListOptions<Filter> {
  const { sort } = parsed;
  const known = collection.columns(new Date()).map(columnName);
  checkNames(
    '--sort',
    sort?.map((name) => name.replace(/^-/, '')),
    known,
  );
  return {
    ...toPresentation(collection, parsed),
    filter: collection.toFilter(parsed),
    limit: parsed.all ? 0 : parsed.limit,
    sort,
  };
}

/** Shows the newest rows of a collection, each page as it comes; sorted ones when all of them are there. */
export async function runList<Row extends object, Parsed, Filter>(
  collection: Collection<Row, Parsed, Filter>,
  { filter, limit, sort, ...presentation }: ListOptions<Filter>,
  dependencies: ListDependencies,
): Promise<void> {
  const { flow, io, now } = dependencies;
  const matching = await matchingRows(collection, filter, flow);
  if (presentation.format === 'csv' && limit === 0 && !sort) {
    let rowCount = 0;
    for await (const { csv, rows } of shownFile(matching.csvFile(), io)) {
      await io.data(csv);
      rowCount += rows;
    }
    if (rowCount === 0) io.note(`No ${collection.names.many} match.`);
    return;
  }
  const writer = createRowWriter(collection, presentation, dependencies, matching.csv);
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

/** What the command that lists a collection does. */
export function listing<Row extends object, Parsed, Filter>(
  collection: Collection<Row, Parsed, Filter>,
): Implementation {
  return {
    readers: collection.readers,
    async run(context, command, parsed: ParsedListing & Parsed) {
      const options = toListOptions(collection, parsed);
      await runList(collection, options, await openSession(context, command));
    },
  };
}
