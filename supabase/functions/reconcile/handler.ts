import { type ReconcileResponse, reconcileRequestSchema } from '@flow/contracts/billing.ts';
import Stripe from 'stripe';
import type { Caller } from '../_shared/auth.ts';
import { optionalJsonBody } from '../_shared/body.ts';
import { HttpError } from '../_shared/errors.ts';
import { type ServeDependencies, serve } from '../_shared/serve.ts';
import { continueRun, type Run, type RunDependencies } from './reconciliation-run.ts';
import { refuseOtherAccount } from './stripe-account-check.ts';

export interface ReconcileDependencies extends ServeDependencies, RunDependencies {
  /** Begins a run; a schedule's goes on with the last one, or is answered it, as long as that is not `interval` old. */
  beginRun(begun: {
    fix: boolean;
    caller: Caller | null;
    requestId: string;
    interval: string | null;
  }): Promise<Run>;
  findRun(id: string): Promise<Run | null>;
}

/** With the page that is then under way it ends well before its callers give up: after 30 seconds, a schedule after 50. */
const longestRun = 12_000;
const longestScheduledRun = 35_000;
const dueAfter = '1 hour';

/**
 * Compares our subscriptions, invoices, disputes and open pages with Stripe's, repairs them where `fix` says so, and finishes
 * changes that were left half done.
 * One call goes as far as its time allows; the cursor of its answer goes on.
 */
export function createHandler(dependencies: ReconcileDependencies) {
  const { now, beginRun, findRun, unfinishedChanges } = dependencies;
  return serve(
    {
      name: 'reconcile',
      access: 'admin-or-service',
      body: optionalJsonBody(reconcileRequestSchema),
      async handle({ fix, cursor = null, when_due: whenDue }, context): Promise<ReconcileResponse> {
        const until = now() + (whenDue ? longestScheduledRun : longestRun);
        const { caller, requestId } = context;
        const begun =
          cursor === null
            ? await beginRun({ fix, caller, requestId, interval: whenDue ? dueAfter : null })
            : await findRun(cursor);
        if (begun === null) throw new HttpError(404, 'not_found', 'There is no such verification.');
        if (begun.fix !== fix) {
          throw new HttpError(
            409,
            'conflict',
            'A verification goes on as it began: with repairs, or without.',
          );
        }
        const isBeginning = begun.position === '' && begun.finished_at === null;
        const changes = begun.finished_at === null ? [] : await unfinishedChanges();
        if (fix && caller === null && (isBeginning || changes.length > 0)) {
          await refuseOtherAccount(begun, dependencies);
        }
        const run = await continueRun(begun, dependencies, context, until).catch((thrown: unknown) => {
          if (!(thrown instanceof Stripe.errors.StripeError)) throw thrown;
          throw new HttpError(502, 'upstream', 'Stripe could not be asked. Please try again.', {
            cause: thrown,
          });
        });
        const { walked, walkedInvoices, walkedDisputes, walkedCheckouts, drift, drifted, fixed } = run;
        return {
          walked,
          walked_invoices: walkedInvoices,
          walked_disputes: walkedDisputes,
          walked_checkouts: walkedCheckouts,
          drift,
          drifted,
          fixed,
          next_cursor: run.finished_at === null ? run.id : null,
        };
      },
    },
    dependencies,
  );
}
