import type { ServiceDatabase } from '../_shared/database.ts';
import type { StripeWebhookDependencies } from './handler.ts';

type EventStore = Pick<StripeWebhookDependencies, 'begin' | 'finish'>;
type OwnerStore = Pick<StripeWebhookDependencies, 'owner' | 'link'>;

const foreignKeyViolation = '23503';

function check(error: { message: string } | null): void {
  if (error !== null) throw new Error(error.message, { cause: error });
}

/** Which events have been dealt with. */
export function eventStore(database: ServiceDatabase): EventStore {
  return {
    async begin(event) {
      const added = await database
        .from('stripe_events')
        .upsert(event, { onConflict: 'id', ignoreDuplicates: true });
      check(added.error);
      const { data, error } = await database
        .from('stripe_events')
        .select('id')
        .eq('id', event.id)
        .not('processed_at', 'is', null);
      check(error);
      return (data ?? []).length === 0;
    },
    async finish(eventId) {
      const processed = { processed_at: new Date().toISOString() };
      const { error } = await database.from('stripe_events').update(processed).eq('id', eventId);
      check(error);
    },
  };
}

/** Whose the rows are. */
export function ownerStore(database: ServiceDatabase): OwnerStore {
  return {
    async owner(stripeId) {
      const { data, error } = await database
        .from('subscriptions')
        .select('user_id')
        .eq('stripe_subscription_id', stripeId)
        .maybeSingle();
      check(error);
      return data?.user_id ?? null;
    },
    async link(stripeId, userId) {
      const { error } = await database
        .from('subscriptions')
        .update({ user_id: userId })
        .eq('stripe_subscription_id', stripeId)
        .is('user_id', null);
      // The account is gone already; the subscription is kept all the same.
      if (error?.code !== foreignKeyViolation) check(error);
    },
  };
}
