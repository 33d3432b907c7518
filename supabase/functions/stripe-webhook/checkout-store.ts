import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { ServiceDatabase } from '../_shared/database.ts';
import { answerOf } from '../_shared/database-failure.ts';
import { expirePage } from '../_shared/expire-page.ts';
import { type Invitations, invite } from '../_shared/invitations.ts';
import { type RateLimit, rateLimited, type TakeRateLimit } from '../_shared/rate-limit.ts';
import { idOf, isMissing } from '../_shared/stripe.ts';
import {
  customersOfEmail,
  customersOfPhone,
  isRunning,
  subscriptionsOf,
} from '../_shared/stripe-household.ts';
import type { CheckoutEventDependencies } from './checkout-events.ts';

const noteSchema = z.object({ user_id: z.uuid() });
const householdSchema = z.nullable(
  z.object({
    email: z.string(),
    phone: z.nullable(z.string()),
    own_customers: z.array(z.string()),
    household_customers: z.array(z.string()),
    rivals: z.array(z.string()),
  }),
);

/** `Layla Haddad` as the two names that a profile has. */
function namesOf(name: string | null): { first_name?: string; last_name?: string } {
  const [first = '', ...rest] = (name ?? '').trim().split(/\s+/);
  const last = rest.join(' ');
  return {
    ...(first === '' ? {} : { first_name: first.slice(0, 100) }),
    ...(last === '' ? {} : { last_name: last.slice(0, 100) }),
  };
}

/** Longer than a delivery takes to mail it, so that a later one mails it only where the first failed. In seconds. */
const oneInvitation: RateLimit = { attempts: 1, seconds: 60 };

type Begun = Pick<Stripe.Subscription, 'id' | 'created'>;

/** Two of one second have an order too: each must find the other on the same side. */
const isBefore = (one: Begun, other: Begun) =>
  one.created < other.created || (one.created === other.created && one.id < other.id);

/** Stripe's checkout sessions, and the rows and accounts that they become. */
export function checkoutStore(
  stripe: Pick<Stripe, 'checkout' | 'subscriptions' | 'customers'>,
  database: ServiceDatabase,
  { takeRateLimit, ...invitations }: Invitations & { takeRateLimit: TakeRateLimit },
): Omit<CheckoutEventDependencies, 'follow' | 'assignDefaultForms'> {
  return {
    async householdOf(sessionId) {
      const answer = await database.rpc('find_paid_checkout', { _stripe_session_id: sessionId });
      const found = householdSchema.parse(answerOf('find_paid_checkout', answer));
      if (found === null) return null;
      const { own_customers: ownCustomers, household_customers: householdCustomers, ...rest } = found;
      return { ...rest, ownCustomers, householdCustomers };
    },

    async findEarlier({ id, customer }, { email, phone, ownCustomers, householdCustomers }) {
      const paying = idOf(customer);
      const [byEmail, byPhone] = await Promise.all([
        customersOfEmail(stripe, email),
        phone === null ? [] : customersOfPhone(stripe, phone),
      ]);
      const own = new Set([...(paying === null ? [] : [paying]), ...ownCustomers]);
      for (const known of byEmail) own.add(known.id);
      const household = new Set([...own, ...householdCustomers, ...byPhone.map((known) => known.id)]);
      const found: (Stripe.Subscription & { isOwn: boolean })[] = [];
      for (const known of household) {
        const subscriptions = await subscriptionsOf(stripe, known);
        found.push(...subscriptions.map((one) => ({ ...one, isOwn: own.has(known) })));
      }
      // The list of a customer who is being deleted is empty.
      const ours = found.find((one) => one.id === id) ?? (await stripe.subscriptions.retrieve(id));
      const excludes = found.filter(
        (one) =>
          isBefore(one, ours) &&
          ((one.isOwn && isRunning(one)) || (one.trial_start !== null && ours.trial_start !== null)),
      );
      return excludes[0]?.id ?? null;
    },

    async endSubscription(stripeId) {
      await stripe.subscriptions.cancel(stripeId).catch((thrown: unknown) => {
        // Stripe knows no subscription that has ended.
        if (!isMissing(thrown)) throw thrown;
      });
    },

    expirePage: (sessionId) => expirePage(stripe, sessionId),

    async retrieveSession(sessionId) {
      const session = await stripe.checkout.sessions.retrieve(sessionId);
      const { id, status, created, subscription, metadata, customer_details: person } = session;
      const noted = noteSchema.safeParse(metadata);
      return {
        id,
        status,
        created,
        subscriptionId: idOf(subscription),
        userId: noted.success ? noted.data.user_id : null,
        email: person?.email ?? null,
        name: person?.name ?? null,
      };
    },

    async accountOf({ customerId, email, name, since }, requestId) {
      const invitation = { email, ...namesOf(name) };
      const isRecent = (invitedAt: string) => Date.parse(invitedAt) >= since.getTime();
      const send: Invitations['send'] = async (wanted) => {
        const { allowed, retryAfter } = await takeRateLimit(`invitation:${customerId}`, oneInvitation);
        if (!allowed) throw rateLimited(retryAfter, 'Another delivery mails the invitation.');
        const present = await invitations.find(email);
        // Another delivery may have mailed it since this one looked.
        const isDone = present !== null && present.invitedAt !== null && isRecent(present.invitedAt);
        if (!isDone) await invitations.send(wanted);
      };
      const { clientId } = await invite(invitation, { ...invitations, send }, isRecent);
      await invitations.record(clientId, invitation, null, requestId);
      return clientId;
    },

    async noteAccount(stripeId, clientId) {
      // Without a key of its own: it may be done twice, and Stripe would repeat a failure of the key for a day.
      await stripe.subscriptions.update(stripeId, { metadata: { user_id: clientId } });
    },

    async close(sessionId, end) {
      const paid = end && {
        _stripe_subscription_id: end.subscriptionId,
        ...(end.clientId === null ? {} : { _client_id: end.clientId }),
        ...(end.duplicateOf === null ? {} : { _duplicate_of: end.duplicateOf }),
        _is_cancelled: end.isCancelled,
      };
      answerOf(
        'close_checkout',
        await database.rpc('close_checkout', { _stripe_session_id: sessionId, ...paid }),
      );
    },
  };
}
