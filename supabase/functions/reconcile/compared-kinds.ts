import type Stripe from 'stripe';
import type { ServiceDatabase } from '../_shared/database.ts';
import { answerOf } from '../_shared/database-failure.ts';
import { type DisputeRow, disputeRows, type InvoiceRow, invoiceRows } from '../_shared/invoice-mirror.ts';
import { missing } from '../_shared/stripe.ts';
import type { Compared, KindDependencies } from './kinds.ts';

const batch = 100;

/** Our rows of a table whose key is Stripe's id, as a run compares them. */
function comparedTable<Row extends InvoiceRow | DisputeRow>(
  database: ServiceDatabase,
  table: 'invoices' | 'disputes',
): Omit<Compared<never, Row>, 'page'> {
  return {
    async rows(stripeIds) {
      if (stripeIds.length === 0) return [];
      const answer = await database
        .from(table)
        .select()
        .in('id', [...stripeIds]);
      return (answerOf(table, answer) ?? []) as unknown as Row[];
    },
    async unseen(runId, after) {
      const given = { _reconciliation_id: runId, _after: after, _limit: batch };
      return (answerOf(table, await database.rpc(`unseen_${table}`, given)) ?? []).map(({ id }) => id);
    },
    async markMissing(stripeId, version) {
      const answer = await database
        .from(table)
        .update({ status: missing })
        .eq('id', stripeId)
        .eq('updated_at', version)
        .select('id');
      return (answerOf(table, answer) ?? []).length > 0;
    },
  };
}

/** A list of Stripe's, page by page. */
const pages =
  <Item>(
    list: (page: { limit: number; starting_after?: string }) => Promise<{ data: Item[]; has_more: boolean }>,
  ) =>
  async (after: string | null) => {
    const { data, has_more } = await list({
      limit: batch,
      ...(after === null ? {} : { starting_after: after }),
    });
    return { items: data, hasMore: has_more };
  };

/** Our pages that are open, in the order of their ids. */
export function openCheckouts(
  database: ServiceDatabase,
): Pick<KindDependencies['checkouts'], 'rows' | 'unseen'> {
  return {
    async rows(stripeIds) {
      if (stripeIds.length === 0) return [];
      const answer = await database
        .from('checkouts')
        .select('stripe_session_id, status, updated_at')
        .in('stripe_session_id', [...stripeIds]);
      return answerOf('checkouts', answer) ?? [];
    },
    async unseen(_, after) {
      const answer = await database
        .from('checkouts')
        .select('stripe_session_id')
        .eq('status', 'open')
        .gt('stripe_session_id', after)
        .order('stripe_session_id')
        .limit(batch);
      return (answerOf('checkouts', answer) ?? []).flatMap(({ stripe_session_id: id }) => id ?? []);
    },
  };
}

/** Second subscriptions that were charged and go on. */
export function runningDuplicates(database: ServiceDatabase): KindDependencies['duplicates'] {
  return {
    async unseen(_, after) {
      const answer = await database.rpc('running_duplicates', { _after: after, _limit: batch });
      return (answerOf('running_duplicates', answer) ?? []).map((row) => row.stripe_subscription_id);
    },
    async beside(stripeId) {
      const answer = await database
        .from('checkouts')
        .select('duplicate_of')
        .eq('stripe_subscription_id', stripeId)
        .eq('status', 'completed')
        .not('duplicate_of', 'is', null)
        .maybeSingle();
      return answerOf('checkouts', answer)?.duplicate_of ?? null;
    },
  };
}

/** Stripe's subscriptions of every status, its invoices and its disputes, beside our rows of the last two. */
export function comparedKinds(
  database: ServiceDatabase,
  { subscriptions, invoices, disputes }: Pick<Stripe, 'subscriptions' | 'invoices' | 'disputes'>,
): Pick<KindDependencies, 'page' | 'invoices' | 'disputes'> {
  return {
    page: pages((page) => subscriptions.list({ status: 'all', expand: ['data.customer'], ...page })),
    invoices: {
      ...invoiceRows(database),
      ...comparedTable<InvoiceRow>(database, 'invoices'),
      page: pages((page) => invoices.list(page)),
    },
    disputes: {
      ...disputeRows(database),
      ...comparedTable<DisputeRow>(database, 'disputes'),
      page: pages((page) => disputes.list(page)),
    },
  };
}
