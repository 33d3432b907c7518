import { cancelSubscriptionRequestSchema, type Subscription } from '@flow/contracts/subscription.ts';
import { jsonBody } from '../_shared/body.ts';
import { HttpError } from '../_shared/errors.ts';
import { type ServeDependencies, serve } from '../_shared/serve.ts';
import {
  type StripeColumns,
  type StripeSubscription,
  stripeColumns,
  stripeFailure,
} from '../_shared/stripe.ts';

export interface AuditEntry {
  actor_id: string;
  actor_email: string | null;
  action: string;
  subject_id: string;
  details: Record<string, string | boolean | null>;
  request_id: string;
}

export interface CancelDependencies extends ServeDependencies {
  find(stripeId: string): Promise<Subscription | null>;
  /** Asks Stripe to stop at the period's end. Requests of one key are one request to Stripe. */
  cancelAtPeriodEnd(stripeId: string, idempotencyKey: string): Promise<StripeSubscription>;
  audit(entry: AuditEntry): Promise<void>;
  update(stripeId: string, columns: StripeColumns): Promise<void>;
}

const unknown = (id: string) => new HttpError(404, 'not_found', `There is no subscription ${id}.`);

/** Cancels a running subscription at the end of its period, for admins. */
export function createHandler(dependencies: CancelDependencies) {
  const { find, cancelAtPeriodEnd, audit, update } = dependencies;
  return serve(
    {
      name: 'admin-cancel-subscription',
      access: 'admin',
      body: jsonBody(cancelSubscriptionRequestSchema),
      async handle({ stripe_subscription_id: id }, { caller, requestId }) {
        const before = await find(id);
        if (before === null) throw unknown(id);
        if (before.status !== 'active' && before.status !== 'trialing') {
          throw new HttpError(
            409,
            'conflict',
            `Only an active or trialing subscription can be cancelled; this one is ${before.status}.`,
          );
        }

        // A double click sees the same row and so makes one request. Once the row has changed, by a
        // reactivation for example, it is a new one.
        const key = `cancel-${id}-${before.updated_at}`;
        const answer = await cancelAtPeriodEnd(id, key).catch((thrown: unknown) => {
          throw stripeFailure(thrown);
        });

        // Stripe has decided; what follows only records it. Should one of these fail, the caller is told and
        // repeats, and Stripe's own event brings the row up to date.
        await audit({
          actor_id: caller.userId,
          actor_email: caller.email,
          action: 'subscription.cancel',
          subject_id: id,
          details: { at_period_end: true, status: before.status, period_end: before.current_period_end },
          request_id: requestId,
        });
        await update(id, stripeColumns(answer));

        const subscription = await find(id);
        if (subscription === null) throw unknown(id);
        return { subscription };
      },
    },
    dependencies,
  );
}
