import * as z from 'zod/mini';
import { type CallOptions, repeatably } from './call.ts';
import { checkInput } from './check-input.ts';
import { businessDayRange } from './contracts/business-time.ts';
import { decodeCursor, encodeCursor, pageOf, type RowKey } from './contracts/keyset-cursor.ts';
import { createProgressCheck } from './cursor-pages.ts';
import { type List, listOf } from './list.ts';
import { fitted } from './read-answer.ts';
import { refuse } from './refuse.ts';
import type { FlowClient, TableAnswer, Tables } from './tables.ts';

/** A row and its place in the list's order. */
interface KeyedRow<Row> {
  row: Row;
  key: RowKey;
}

/** Which rows are asked for: those that follow a key, `_limit` at most. */
type Following<Instant extends string> = { _limit: number } & {
  [Name in `_after_${Instant}` | '_after_id']?: string;
};

interface KeysetSource<Row, Filter, Instant extends string> {
  tables: Tables;
  rowSchema: z.ZodMiniType<Row>;
  /** The column that orders the rows, the newest first, before their id does. */
  instant: Instant;
  filterSchema: z.ZodMiniType<Filter>;
  requestSchema: z.ZodMiniType<Filter & { limit: number; cursor?: string | null | undefined }>;
  /** Most rows that one request answers. */
  batchSize: number;
  query: (
    client: FlowClient,
    filter: Filter,
    following: Following<Instant>,
  ) => TableAnswer<{ [Name in Instant]: string }[] | null>;
}

/** The days of a filter as the database takes them: what is absent does not restrict. */
export function dayArguments(days: { from?: string | null | undefined; to?: string | null | undefined }) {
  const { from, to } = businessDayRange(days.from, days.to);
  return { ...(from === null ? {} : { _from: from }), ...(to === null ? {} : { _to: to }) };
}

/** The pages of a function of the database, and the list of all of them. A page begins after the last row of the one before. */
export function keysetList<Row extends { id: string }, Filter, Instant extends string & keyof Row>(
  source: KeysetSource<Row, Filter, Instant>,
) {
  const { tables, rowSchema, instant, filterSchema, requestSchema, batchSize, query } = source;

  async function read(
    filter: Filter,
    after: RowKey | null,
    limit: number,
    options: CallOptions,
  ): Promise<KeyedRow<Row>[]> {
    const place = after === null ? {} : { [`_after_${instant}`]: after.instant, _after_id: after.id };
    const following = { _limit: limit, ...place } as Following<Instant>;
    return repeatably(options, async (call) => {
      const answer = await tables(call, (client) => query(client, filter, following));
      return fitted(answer, z.array(rowSchema)).map((row, index) => ({
        row,
        // As it was written: the row's own is rounded to milliseconds.
        key: { instant: answer.data?.[index]?.[instant] ?? String(row[instant]), id: row.id },
      }));
    });
  }

  /** Reads batch after batch, as one request answers only `batchSize` rows; fewer than were asked for are the last ones. */
  async function* batches(
    filter: Filter,
    { after, wanted }: { after: RowKey | null; wanted: number },
    options: CallOptions,
  ): AsyncGenerator<KeyedRow<Row>[], void, undefined> {
    const check = createProgressCheck();
    for (let left = wanted, last = after; left > 0; ) {
      const limit = Math.min(left, batchSize);
      const batch = await read(filter, last, limit, options);
      last = batch.at(-1)?.key ?? null;
      if (last !== null) check(encodeCursor(last));
      yield batch;
      if (batch.length < limit) return;
      left -= batch.length;
    }
  }

  return {
    /** @throws FlowError `invalid_input` for a cursor that no page gave */
    async page(request: unknown = {}, options: CallOptions = {}) {
      const checked = checkInput(requestSchema, request, 'request');
      const { limit } = checked;
      const found: KeyedRow<Row>[] = [];
      const bound = { after: keyOf(checked.cursor), wanted: limit + 1 };
      for await (const batch of batches(checked, bound, options)) found.push(...batch);
      const { rows, next_cursor } = pageOf(found, limit);
      return { items: rows.map(({ row }) => row), next_cursor };
    },

    /** Fetched as far as it is read; the filter is checked with the first row. */
    all: (filter: unknown = {}, options: CallOptions = {}): List<Row> =>
      listOf(async function* (wanted) {
        const checked = checkInput(filterSchema, filter, 'filter');
        for await (const batch of batches(checked, { after: null, wanted }, options))
          yield batch.map(({ row }) => row);
      }),
  };
}

function keyOf(cursor: string | null | undefined): RowKey | null {
  if (cursor === null || cursor === undefined) return null;
  const key = decodeCursor(cursor);
  if (key !== null) return key;
  return refuse('cursor', 'Expected the next_cursor of an earlier page');
}
