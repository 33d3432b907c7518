import type { ServiceDatabase } from '../_shared/database.ts';
import type { StripeWebhookDependencies } from './handler.ts';

type Store = Pick<StripeWebhookDependencies, 'begin' | 'finish'>;

function check(error: { message: string } | null): void {
  if (error !== null) throw new Error(error.message, { cause: error });
}

/** Which events have been dealt with. */
export function eventStore(database: ServiceDatabase): Store {
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
