import { businessDayRange } from '@flow/contracts/business-time.ts';
import type { RowKey } from '@flow/contracts/keyset-cursor.ts';
import type { StatusFilter } from '@flow/contracts/subscription.ts';
import {
  exportSubscriptionsRequestSchema,
  subscriptionCsvColumns,
  subscriptionsCsvFileName,
} from '@flow/contracts/subscription-export.ts';
import type { Caller } from '../_shared/auth.ts';
import { jsonBody } from '../_shared/body.ts';
import { describeFailure } from '../_shared/errors.ts';
import { type ServeDependencies, serve } from '../_shared/serve.ts';

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
  filter: Record<'status' | 'from' | 'to' | 'search', string | null>;
}

export interface ExportDependencies extends ServeDependencies {
  /** The next rows, newest first; null where none follow. */
  readPart(query: PartQuery): Promise<Part | null>;
  recordExport(record: ExportRecord): Promise<void>;
  today(): Date;
}

/**
 * Streams every subscription that a filter matches to admins, as CSV. A part is read when the one before is on its way: memory
 * does not grow with the rows. A file that cannot be completed breaks off, without its end mark.
 */
export function createHandler(dependencies: ExportDependencies) {
  const { readPart, recordExport, today } = dependencies;

  async function* fileOf(filter: Omit<PartQuery, 'after'>, first: Part | null, endMark: string) {
    yield `${subscriptionCsvColumns.join(',')}\r\n`;
    for (let part = first; part !== null; part = await readPart({ ...filter, after: part.last }))
      yield part.csv;
    if (endMark !== '') yield endMark;
  }

  return serve(
    {
      name: 'admin-export-subscriptions',
      access: 'admin',
      body: jsonBody(exportSubscriptionsRequestSchema),
      async handle(
        { status, from = null, to = null, search = null, end_mark: endMark = '' },
        { caller, requestId, log },
      ) {
        await recordExport({ caller, requestId, filter: { status, from, to, search } });
        const filter = { status, search, ...businessDayRange(from, to) };
        // Read before the answer begins: what it fails with is the answer.
        const first = await readPart({ ...filter, after: null });
        const file = tellingFailures(fileOf(filter, first, endMark), (thrown) =>
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
