import * as z from 'zod/mini';
import { textBody } from '../_shared/body.ts';
import type { AssignDefaultForms } from '../_shared/default-forms.ts';
import { HttpError } from '../_shared/errors.ts';
import { type RequestContext, type ServeDependencies, serve } from '../_shared/serve.ts';
import { type StripeSubscription, stripeColumns } from '../_shared/stripe.ts';
import { followStripe, type SubscriptionMirror } from '../_shared/subscription-mirror.ts';
import { type CheckoutEventDependencies, followCheckout } from './checkout-events.ts';

/** An event whose signature has been checked. */
export interface VerifiedEvent {
  id: string;
  type: string;
  /** Unix seconds. */
  created: number;
  data: { object: unknown; previous_attributes?: object };
}

export interface StripeWebhookDependencies
  extends ServeDependencies,
    SubscriptionMirror,
    Omit<CheckoutEventDependencies, 'follow' | 'giveForms'> {
  /** Rejects unless the body was signed by Stripe, for us, lately. */
  verify(body: string, signature: string): Promise<VerifiedEvent>;
  /** Records an event; false when it has been dealt with before. */
  begin(event: { id: string; type: string; occurred_at: string }): Promise<boolean>;
  finish(eventId: string): Promise<void>;
  /** The account that a row belongs to. */
  owner(stripeId: string): Promise<string | null>;
  /** Makes a row an account's that has been nobody's. */
  link(stripeId: string, userId: string): Promise<void>;
  assign: AssignDefaultForms;
}

const followed = new Set([
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'checkout.session.completed',
  'checkout.session.expired',
]);

const subjectSchema = z.object({ id: z.string().check(z.regex(/^\w+$/)) });
const noteSchema = z.object({ user_id: z.uuid() });
const trialSchema = z.object({ status: z.literal('trialing') });
const maximumBytes = 256_000;

/**
 * Keeps our rows in step with Stripe's subscriptions. Events come late, twice and in any order, so none is believed: each
 * is only a reason to ask Stripe for the present state.
 */
export function createHandler(dependencies: StripeWebhookDependencies) {
  const { verify, begin, finish, owner, link, assign } = dependencies;

  const formsGiver =
    ({ requestId, log }: Pick<RequestContext<'public'>, 'requestId' | 'log'>) =>
    async (clientId: string): Promise<boolean> => {
      const forms = await assign(clientId, null, requestId);
      if (forms === null) return false;
      const { assigned, skipped } = forms;
      log('info', 'default-forms', { assigned: assigned.join(' '), skipped: skipped.join(' ') });
      return true;
    };

  /**
   * Gives a row its account, and a new client the default forms: when a subscription gets its account, and when its trial
   * turns paid. Either is seen again at the next delivery should this one fail, because the row gets its account last.
   */
  async function settleOwner(
    present: StripeSubscription,
    { data }: VerifiedEvent,
    stripeId: string,
    give: (clientId: string) => Promise<boolean>,
  ): Promise<void> {
    const current = await owner(stripeId);
    const noted = noteSchema.safeParse(present.metadata);
    const { status } = stripeColumns(present);
    if (current === null && noted.success) {
      const exists = status === 'canceled' || (await give(noted.data.user_id));
      if (exists) await link(stripeId, noted.data.user_id);
    } else if (current !== null && status === 'active') {
      if (trialSchema.safeParse(data.previous_attributes).success) await give(current);
    }
  }

  return serve(
    {
      name: 'stripe-webhook',
      access: 'public',
      body: textBody(maximumBytes),
      async handle(body, { headers, log, requestId }) {
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
          const giveForms = formsGiver({ requestId, log });
          if (event.type.startsWith('checkout.session.')) {
            const follow = (stripeId: string) => followStripe(stripeId, dependencies);
            await followCheckout(subject, requestId, { ...dependencies, follow, giveForms });
          } else {
            const present = await followStripe(subject, dependencies);
            await settleOwner(present, event, subject, giveForms);
          }
          await finish(event.id);
        }
        log('info', 'stripe-event', { event_id: event.id, type: event.type, is_new: isNew });
        return { received: true };
      },
    },
    dependencies,
  );
}
