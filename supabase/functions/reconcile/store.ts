import type { Database } from '@flow/database.types.ts';
import * as z from 'zod/mini';
import type { ServiceDatabase } from '../_shared/database.ts';
import { answerOf } from '../_shared/database-failure.ts';
import { missing } from '../_shared/stripe.ts';
import type { ReconcileDependencies } from './handler.ts';
import type { Run } from './reconciliation-run.ts';

const batch = 100;

const driftSchema = z.record(z.string(), z.number());

const asRun = ({
  id,
  fix,
  position,
  walked,
  walked_invoices,
  walked_disputes,
  walked_checkouts,
  drifted,
  fixed,
  drift,
  finished_at,
}: Database['public']['Tables']['reconciliations']['Row']): Run => ({
  id,
  fix,
  position,
  walked,
  walkedInvoices: walked_invoices,
  walkedDisputes: walked_disputes,
  walkedCheckouts: walked_checkouts,
  drifted,
  fixed,
  drift: driftSchema.parse(drift),
  finished_at,
});

/** Where the run is kept, and what it compares of ours. */
export function runStore(
  database: ServiceDatabase,
): Pick<
  ReconcileDependencies,
  'beginRun' | 'findRun' | 'advance' | 'rows' | 'existing' | 'unseen' | 'markMissing'
> {
  return {
    async beginRun({ fix, caller, requestId, interval }) {
      const answer = await database
        .rpc('begin_reconciliation', {
          _fix: fix,
          _request_id: requestId,
          ...(caller === null ? {} : { _actor_id: caller.userId }),
          ...(caller?.email ? { _actor_email: caller.email } : {}),
          ...(interval === null ? {} : { _interval: interval }),
        })
        .maybeSingle();
      const row = answerOf('begin_reconciliation', answer);
      if (row === null) throw new Error('begin_reconciliation answered nothing');
      return asRun(row);
    },
    async findRun(id) {
      const answer = await database.from('reconciliations').select().eq('id', id).maybeSingle();
      const row = answerOf('reconciliations', answer);
      return row === null ? null : asRun(row);
    },
    async advance(run, step) {
      const answer = await database
        .rpc('advance_reconciliation', {
          _id: run.id,
          _position: run.position,
          _next_position: step.nextPosition,
          _seen: step.seen,
          _walked: step.walked,
          _walked_invoices: step.walkedInvoices,
          _walked_disputes: step.walkedDisputes,
          _walked_checkouts: step.walkedCheckouts,
          _drifted: step.drifted,
          _fixed: step.fixed,
          _drift: step.drift,
          _is_finished: step.isFinished,
        })
        .maybeSingle();
      const row = answerOf('advance_reconciliation', answer);
      return row === null ? null : asRun(row);
    },
    async rows(stripeIds) {
      if (stripeIds.length === 0) return [];
      const answer = await database
        .from('subscriptions')
        .select(
          'stripe_subscription_id, status, provider_status, trial_start, trial_end, current_period_end, cancel_at_period_end, stripe_customer_id, email, name, plan, user_id',
        )
        .in('stripe_subscription_id', [...stripeIds]);
      return answerOf('subscriptions', answer) ?? [];
    },
    async existing(clientIds) {
      if (clientIds.length === 0) return [];
      const answer = await database
        .from('profiles')
        .select('id')
        .in('id', [...clientIds]);
      return (answerOf('profiles', answer) ?? []).map(({ id }) => id);
    },
    async unseen(runId, after) {
      const answer = await database.rpc('unseen_subscriptions', {
        _reconciliation_id: runId,
        _after: after,
        _limit: batch,
      });
      return (answerOf('unseen_subscriptions', answer) ?? []).map((row) => row.stripe_subscription_id);
    },
    async markMissing(stripeId, version) {
      const answer = await database
        .from('subscriptions')
        .update({ status: 'none', provider_status: missing, cancel_at_period_end: false })
        .eq('stripe_subscription_id', stripeId)
        .eq('updated_at', version)
        .select('id');
      return (answerOf('subscriptions', answer) ?? []).length > 0;
    },
  };
}
