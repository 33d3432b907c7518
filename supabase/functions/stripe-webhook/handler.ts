import * as z from 'zod/mini';
import { textBody } from '../_shared/body.ts';
import { HttpError } from '../_shared/errors.ts';
import { type ServeDependencies, serve } from '../_shared/serve.ts';
import { type StripeColumns, type StripeSubscription, stripeColumns } from '../_shared/stripe.ts';

/** An event whose signature has been checked. */
export interface VerifiedEvent {
  id: string;
  type: string;
  /** Unix seconds. */
  created: number;
  data: { object: unknown };
}

/** What a new row knows besides Stripe's columns: whom it belongs to. */
export interface NewRow extends StripeColumns {
  stripe_subscription_id: string;
  user_id: string | null;
  email: string | null;
  name: string | null;
}

export interface StripeWebhookDependencies extends ServeDependencies {
  /** Rejects unless the body was signed by Stripe, for us, lately. */
  verify(body: string, signature: string): Promise<VerifiedEvent>;
  /** Records an event; false when it has been dealt with before. */
  begin(event: { id: string; type: string; occurred_at: string }): Promise<boolean>;
  finish(eventId: string): Promise<void>;
  /** Stripe's own, latest word. */
  retrieve(stripeId: string): Promise<StripeSubscription>;
  /** A mark that changes with every write of the row; null when there is no row. */
  version(stripeId: string): Promise<string | null>;
  /** False when another request has made the row in between. */
  insert(row: NewRow): Promise<boolean>;
  /** False when another request has written the row since the mark was read. */
  update(stripeId: string, version: string, columns: StripeColumns): Promise<boolean>;
}

const followed = new Set([
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
]);

const subjectSchema = z.object({ id: z.string().check(z.regex(/^\w+$/)) });
const maximumBytes = 256_000;
const maximumTries = 5;

/** Keeps our rows in step with Stripe's subscriptions. */
export function createHandler(dependencies: StripeWebhookDependencies) {
  const { verify, begin, finish, retrieve, version, insert, update } = dependencies;

  /**
   * Events come late, twice and in any order, so none is believed: each is only a reason to ask Stripe for the
   * present state. Should the row change between asking and writing, the answer may be old, and it is asked again.
   */
  async function follow(stripeId: string): Promise<void> {
    for (let tries = 0; tries < maximumTries; tries += 1) {
      const seen = await version(stripeId);
      const subscription = await retrieve(stripeId);
      const columns = stripeColumns(subscription);
      const written =
        seen === null
          ? await insert({ ...columns, ...ownerOf(subscription), stripe_subscription_id: stripeId })
          : await update(stripeId, seen, columns);
      if (written) return;
    }
    throw new Error(`The subscription ${stripeId} kept changing`);
  }

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
          await follow(subject);
          await finish(event.id);
        }
        log('info', 'stripe-event', { event_id: event.id, type: event.type, is_new: isNew });
        return { received: true };
      },
    },
    dependencies,
  );
}

/** The person as Stripe's customer names them; the account that the checkout noted in the metadata. */
function ownerOf({ customer, metadata }: StripeSubscription) {
  const person = typeof customer === 'string' || customer.deleted ? null : customer;
  const userId = z.uuid().safeParse(metadata.user_id);
  return {
    user_id: userId.success ? userId.data : null,
    email: person?.email ?? null,
    name: person?.name ?? null,
  };
}
