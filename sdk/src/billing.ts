import * as z from 'zod/mini';
import { createAsk } from './ask-tables.ts';
import type { Backend } from './backend.ts';
import { type CallOptions, once, repeatably } from './call.ts';
import { checkInput } from './check-input.ts';
import {
  type Dispute,
  disputeSchema,
  type Invoice,
  invoiceSchema,
  type ReconcileRequest,
  type ReconcileResponse,
  type Reconciliation,
  reconcileRequestSchema,
  reconcileResponseSchema,
  type Verification,
  verificationSchema,
} from './contracts/billing.ts';
import { subscriptionRequestSchema } from './contracts/subscription.ts';
import { FlowError } from './errors.ts';
import { invokeFunction } from './invoke-function.ts';
import type { Tables } from './tables.ts';

/** How our rows stand beside Stripe. For admins: everybody else gets `unauthenticated` or `forbidden`. Instants are ISO 8601 in UTC. */
export interface Billing {
  /**
   * Compares every subscription, invoice, dispute and open page of a checkout with Stripe's, and says how many differ and in
   * what; with `fix` Stripe's word is written, and changes that were left half done are finished. It takes as many requests as it needs; `timeoutMs` is of each.
   * @throws FlowError `unauthenticated`, `forbidden`, `upstream` (Stripe cannot be asked), `conflict` (another goes on with it),
   * `invalid_response` (it does not go on)
   * @example const { drift } = await flow.billing.reconcile({ fix: true }); // { status: 2, missing_here: 1 }
   */
  reconcile(request?: Pick<ReconcileRequest, 'fix'>, options?: CallOptions): Promise<Reconciliation>;
  /**
   * When all was last compared, and what is open or went wrong since.
   * @throws FlowError `unauthenticated`, `forbidden`
   * @example const { verified_at, failed_events } = await flow.billing.lastVerified();
   */
  lastVerified(options?: CallOptions): Promise<Verification>;
  /**
   * The invoices of a subscription, newest first, a hundred at most.
   * @throws FlowError `invalid_input` (no id of Stripe's), `unauthenticated`, `forbidden`
   * @example const [newest] = await flow.billing.invoices('sub_1AbC');
   */
  invoices(stripeSubscriptionId: string, options?: CallOptions): Promise<Invoice[]>;
  /**
   * Payments that banks take back and of which nothing is decided yet, newest first, a hundred at most.
   * @throws FlowError `unauthenticated`, `forbidden`
   * @example const disputes = await flow.billing.disputes();
   */
  disputes(options?: CallOptions): Promise<Dispute[]>;
}

/** So many answers may tell the same in a row: a step may find nothing to compare, and be slow. */
const mostStandstills = 5;

export function createBilling(backend: Backend, tables: Tables): Billing {
  const ask = createAsk(tables);
  return {
    async reconcile(request = {}, options = {}) {
      const { fix } = checkInput(reconcileRequestSchema, request, 'request');
      let cursor: string | null = null;
      let before = '';
      let standstills = 0;
      for (;;) {
        const body: ReconcileRequest = { fix, cursor };
        const { next_cursor, ...met }: ReconcileResponse = await once(options, (call) =>
          invokeFunction(backend, call, 'reconcile', body, reconcileResponseSchema),
        );
        if (next_cursor === null) return met;
        // The cursor names the run: what goes on are the counts.
        const counts = JSON.stringify(met);
        standstills = counts === before ? standstills + 1 : 0;
        if (standstills > mostStandstills)
          throw new FlowError('invalid_response', 'The comparison does not go on.');
        before = counts;
        cursor = next_cursor;
      }
    },

    lastVerified: (options = {}) =>
      ask(repeatably, options, verificationSchema, (client) => client.rpc('billing_verification')),

    async invoices(stripeSubscriptionId, options = {}) {
      const given = { stripe_subscription_id: stripeSubscriptionId };
      const { stripe_subscription_id: id } = checkInput(subscriptionRequestSchema, given, 'request');
      return ask(repeatably, options, z.array(invoiceSchema), (client) =>
        client.rpc('list_invoices', { _stripe_subscription_id: id }),
      );
    },

    disputes: (options = {}) =>
      ask(repeatably, options, z.array(disputeSchema), (client) => client.rpc('list_disputes')),
  };
}
