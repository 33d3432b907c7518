import { businessDayRange } from '@flow/contracts/business-time.ts';
import { encodeCursor, type RowKey } from '@flow/contracts/keyset-cursor.ts';
import type { StatusFilter } from '@flow/contracts/subscription.ts';
import {
  exportSubscriptionsRequestSchema,
  subscriptionCsvColumns,
  subscriptionsCsvFileName,
} from '@flow/contracts/subscription-export.ts';
import type { Caller } from '../_shared/auth.ts';
import { jsonBody } from '../_shared/body.ts';
import { describeFailure } from '../_shared/errors.ts';
import { startOf } from '../_shared/page-cursor.ts';
import { type ServeDependencies, serve } from '../_shared/serve.ts';

/** Reads of one answer where more may follow: hosted Supabase ends a call after two seconds of the processor, these take 0.3. */
export const readsOfAnswer = 500;

/** The rows that follow a key. */
export interface PartQuery {
  status: StatusFilter;
  /** Instants, the second exclusive. */
  from: string | null;
  to: string | null;
  search: string | null;
  after: RowKey | null;
}

/** Rows as CSV, and where they end. */
export interface Part {
  csv: string;
  last: RowKey;
}

/** A line of the audit log. */
export interface ExportRecord {
  caller: Caller;
  requestId: string;
  filter: Record<'status' | 'from' | 'to' | 'search', string | null> & { cursor?: string };
}

export interface ExportDependencies extends ServeDependencies {
  /** The next rows, newest first; null where none follow. */
  readPart(query: PartQuery): Promise<Part | null>;
  recordExport(record: ExportRecord): Promise<void>;
  today(): Date;
}

/**
 * Streams every subscription that a filter matches to admins, as CSV. A part is read when the one before is on its way: memory
 * does not grow with the rows. A file that cannot be completed breaks off, without its end mark; one that is read in parts ends
 * each of them with where the next begins.
 */
export function createHandler(dependencies: ExportDependencies) {
  const { readPart, recordExport, today } = dependencies;

  async function* fileOf(query: PartQuery, first: Part | null, mostReads: number, endMark: string) {
    if (query.after === null) yield `${subscriptionCsvColumns.join(',')}\r\n`;
    let part = first;
    for (let reads = 1; part !== null; reads += 1) {
      yield part.csv;
      if (reads === mostReads) {
        yield encodeCursor(part.last);
        break;
      }
      part = await readPart({ ...query, after: part.last });
    }
    if (endMark !== '') yield endMark;
  }

  return serve(
    {
      name: 'admin-export-subscriptions',
      access: 'admin',
      body: jsonBody(exportSubscriptionsRequestSchema),
      async handle(
        { status, from = null, to = null, search = null, cursor, end_mark: endMark = '' },
        { caller, requestId, log },
      ) {
        const query = { status, search, ...businessDayRange(from, to), after: startOf(cursor) };
        const filter = { status, from, to, search, ...(cursor ? { cursor } : {}) };
        await recordExport({ caller, requestId, filter });
        // Read before the answer begins: what it fails with is the answer.
        const first = await readPart(query);
        const mostReads = cursor === undefined ? Number.POSITIVE_INFINITY : readsOfAnswer;
        const file = tellingFailures(fileOf(query, first, mostReads, endMark), (thrown) =>
          log('error', 'broken_off', { detail: describeFailure(thrown) }),
        );
        return new Response(ReadableStream.from(file).pipeThrough(new TextEncoderStream()), {
          headers: {
            'content-type': 'text/csv; charset=utf-8; header=present',
            'content-disposition': `attachment; filename="${subscriptionsCsvFileName(today())}"`,
          },
        });
      },
    },
    dependencies,
  );
}

/** The same texts; the failure that they end with is told first. */
async function* tellingFailures(texts: AsyncIterable<string>, tell: (thrown: unknown) => void) {
  try {
    yield* texts;
  } catch (thrown) {
    tell(thrown);
    throw thrown;
  }
}
