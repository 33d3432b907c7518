import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { ServiceDatabase } from '../_shared/database.ts';
import { answerOf } from '../_shared/database-failure.ts';
import { type Invitations, invite } from '../_shared/invitations.ts';
import type { CheckoutEventDependencies } from './checkout-events.ts';

const noteSchema = z.object({ user_id: z.uuid() });

const idOf = (thing: string | { id: string } | null) =>
  thing === null ? null : typeof thing === 'string' ? thing : thing.id;

/** `Layla Haddad` as the two names that a profile has. */
function namesOf(name: string | null): { first_name?: string; last_name?: string } {
  const [first = '', ...rest] = (name ?? '').trim().split(/\s+/);
  const last = rest.join(' ');
  return {
    ...(first === '' ? {} : { first_name: first.slice(0, 100) }),
    ...(last === '' ? {} : { last_name: last.slice(0, 100) }),
  };
}

/** Stripe's checkout sessions, and the rows and accounts that they become. */
export function checkoutStore(
  stripe: Pick<Stripe, 'checkout' | 'subscriptions'>,
  database: ServiceDatabase,
  invitations: Invitations,
): Pick<CheckoutEventDependencies, 'retrieveSession' | 'accountOf' | 'noteAccount' | 'close'> {
  return {
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

    async accountOf({ email, name, since }, requestId) {
      const invitation = { email, ...namesOf(name) };
      const { clientId } = await invite(
        invitation,
        invitations,
        (invitedAt) => Date.parse(invitedAt) >= since.getTime(),
      );
      await invitations.record(clientId, invitation, null, requestId);
      return clientId;
    },

    async noteAccount(stripeId, clientId) {
      // Without a key of its own: it may be done twice, and Stripe would repeat a failure of the key for a day.
      await stripe.subscriptions.update(stripeId, { metadata: { user_id: clientId } });
    },

    async close(sessionId, paid) {
      answerOf(
        'close_checkout',
        await database.rpc('close_checkout', {
          _stripe_session_id: sessionId,
          ...(paid && { _stripe_subscription_id: paid.subscriptionId, _client_id: paid.clientId }),
        }),
      );
    },
  };
}
