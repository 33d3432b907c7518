import { businessDayRange } from '@flow/contracts/business-time.ts';
import { encodeCursor, type RowKey } from '@flow/contracts/keyset-cursor.ts';
import { exportSubscriptionsRequestSchema } from '@flow/contracts/subscription.ts';
import { subscriptionsCsv, subscriptionsCsvFileName } from '@flow/csv.ts';
import type { Caller } from '../_shared/auth.ts';
import { jsonBody } from '../_shared/body.ts';
import { describeFailure } from '../_shared/errors.ts';
import { startOf } from '../_shared/page-cursor.ts';
import { type ServeDependencies, serve } from '../_shared/serve.ts';
import type { ListedRow, RowQuery } from '../_shared/subscription-rows.ts';

/** A line of the audit log. */
export interface ExportRecord {
  caller: Caller;
  requestId: string;
  /** The filter, and the cursor of a file that goes on. */
  details: Record<string, string | null>;
}

export interface ExportDependencies extends ServeDependencies {
  /** The rows that follow a key, newest first, never more than asked for. */
  rows(query: RowQuery): Promise<ListedRow[]>;
  /** Rows of one read. */
  batchSize: number;
  /** Reads of one call, where its reader can ask for the rest: a call may not use the processor for long. */
  readsPerCall: number;
  recordExport(record: ExportRecord): Promise<void>;
  today(): Date;
}

interface Export {
  query: Omit<RowQuery, 'limit' | 'after'>;
  after: RowKey | null;
  endMark: string | undefined;
}

/**
 * Streams every subscription that a filter matches to admins, as CSV. A read is asked for when the one before is on its way:
 * memory does not grow with the rows. A file that cannot be completed breaks off, without its end mark.
 */
export function createHandler(dependencies: ExportDependencies) {
  const { rows, batchSize, readsPerCall, recordExport, today } = dependencies;

  /** Reads until nothing follows: a batch that is short may have been cut by a limit of the project's own. */
  async function open({ query, after, endMark }: Export): Promise<AsyncGenerator<string>> {
    const read = (key: RowKey | null) => rows({ ...query, after: key, limit: batchSize });
    const first = await read(after);
    return (async function* () {
      let batch = first;
      let last = after;
      yield subscriptionsCsv(subscriptionsOf(batch), { header: after === null });
      for (let reads = 1; batch.length > 0; reads += 1) {
        last = batch.at(-1)?.key ?? last;
        if (endMark !== undefined && reads === readsPerCall) break;
        batch = await read(last);
        if (batch.length > 0) yield subscriptionsCsv(subscriptionsOf(batch), { header: false });
      }
      if (endMark !== undefined)
        yield endMark + (batch.length > 0 && last !== null ? encodeCursor(last) : '');
    })();
  }

  return serve(
    {
      name: 'admin-export-subscriptions',
      access: 'admin',
      body: jsonBody(exportSubscriptionsRequestSchema),
      async handle({ status, from = null, to = null, cursor = null, end_mark: endMark }, context) {
        const { caller, requestId, log } = context;
        const after = startOf(cursor);
        await recordExport({ caller, requestId, details: { status, from, to, cursor } });
        const parts = await open({ query: { status, ...businessDayRange(from, to) }, after, endMark });
        const logged = failuresOf(parts, (thrown) =>
          log('error', 'broken_off', { detail: describeFailure(thrown) }),
        );
        return new Response(ReadableStream.from(logged).pipeThrough(new TextEncoderStream()), {
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

const subscriptionsOf = (batch: readonly ListedRow[]) => batch.map(({ subscription }) => subscription);

/** What comes, telling of the failure it ends with. */
async function* failuresOf(parts: AsyncIterable<string>, tell: (thrown: unknown) => void) {
  try {
    yield* parts;
  } catch (thrown) {
    tell(thrown);
    throw thrown;
  }
}
