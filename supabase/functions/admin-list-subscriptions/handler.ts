import { businessDayRange } from '@flow/contracts/business-time.ts';
import { pageOf } from '@flow/contracts/keyset-cursor.ts';
import { listSubscriptionsRequestSchema } from '@flow/contracts/subscription.ts';
import { jsonBody } from '../_shared/body.ts';
import { startOf } from '../_shared/page-cursor.ts';
import { type ServeDependencies, serve } from '../_shared/serve.ts';
import type { ListedRow, RowQuery } from '../_shared/subscription-rows.ts';

export interface ListDependencies extends ServeDependencies {
  /** The rows that follow a key, newest first, never more than asked for. */
  rows(query: RowQuery): Promise<ListedRow[]>;
  /** Most rows of one read. */
  batchSize: number;
}

/** Lists subscriptions to admins, page by page. */
export function createHandler(dependencies: ListDependencies) {
  const { rows, batchSize } = dependencies;

  /** Reads batch after batch, as one select answers only so many rows. */
  async function read(query: Omit<RowQuery, 'limit'>, wanted: number): Promise<ListedRow[]> {
    const found: ListedRow[] = [];
    for (let after = query.after; found.length < wanted; ) {
      const limit = Math.min(batchSize, wanted - found.length);
      const batch = await rows({ ...query, after, limit });
      found.push(...batch);
      const last = batch.at(-1);
      if (last === undefined || batch.length < limit) break;
      after = last.key;
    }
    return found;
  }

  return serve(
    {
      name: 'admin-list-subscriptions',
      access: 'admin',
      body: jsonBody(listSubscriptionsRequestSchema),
      async handle({ status, from, to, search, limit, cursor }) {
        const query = {
          status,
          ...businessDayRange(from, to),
          search: search ?? null,
          after: startOf(cursor),
        };
        const page = pageOf(await read(query, limit + 1), limit);
        return { items: page.rows.map((row) => row.subscription), next_cursor: page.next_cursor };
      },
    },
    dependencies,
  );
}
