import * as z from 'zod/mini';
import { textBody } from '../_shared/body.ts';
import { HttpError } from '../_shared/errors.ts';
import { type ServeDependencies, serve } from '../_shared/serve.ts';
import { followStripe, type SubscriptionMirror } from '../_shared/subscription-mirror.ts';

/** An event whose signature has been checked. */
export interface VerifiedEvent {
  id: string;
  type: string;
  /** Unix seconds. */
  created: number;
  data: { object: unknown };
}

export interface StripeWebhookDependencies extends ServeDependencies, SubscriptionMirror {
  /** Rejects unless the body was signed by Stripe, for us, lately. */
  verify(body: string, signature: string): Promise<VerifiedEvent>;
  /** Records an event; false when it has been dealt with before. */
  begin(event: { id: string; type: string; occurred_at: string }): Promise<boolean>;
  finish(eventId: string): Promise<void>;
}

const followed = new Set([
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
]);

const subjectSchema = z.object({ id: z.string().check(z.regex(/^\w+$/)) });
const maximumBytes = 256_000;

/**
 * Keeps our rows in step with Stripe's subscriptions. Events come late, twice and in any order, so none is believed: each
 * is only a reason to ask Stripe for the present state.
 */
export function createHandler(dependencies: StripeWebhookDependencies) {
  const { verify, begin, finish } = dependencies;
  return serve(
    {
      name: 'stripe-webhook',
      access: 'public',
      body: textBody(maximumBytes),
      async handle(body, { headers, log }) {
        const event = await verify(body, headers.get('stripe-signature') ?? '').catch((cause: unknown) => {
          throw new HttpError(400, 'invalid_signature', 'The Stripe-Signature does not fit the body.', {
            cause,
          });
        });
        if (!followed.has(event.type)) return { received: true };

        const { id: subject } = subjectSchema.parse(event.data.object);
        const occurredAt = new Date(event.created * 1000).toISOString();
        const isNew = await begin({ id: event.id, type: event.type, occurred_at: occurredAt });
        if (isNew) {
          await followStripe(subject, dependencies);
          await finish(event.id);
        }
        log('info', 'stripe-event', { event_id: event.id, type: event.type, is_new: isNew });
        return { received: true };
      },
    },
    dependencies,
  );
}
