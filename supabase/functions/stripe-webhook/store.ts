import type { ServiceDatabase } from '../_shared/database.ts';
import type { StripeWebhookDependencies } from './handler.ts';

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

type Store = Pick<StripeWebhookDependencies, 'begin' | 'finish' | 'version' | 'insert' | 'update'>;

function check(error: { message: string } | null): void {
  if (error !== null) throw new Error(error.message, { cause: error });
}

/** Events and rows in the database. */
export function webhookStore(database: ServiceDatabase): Store {
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
    async version(stripeId) {
      const { data, error } = await database
        .from('subscriptions')
        .select('updated_at')
        .eq('stripe_subscription_id', stripeId)
        .maybeSingle();
      check(error);
      return data === null ? null : String(data.updated_at);
    },
    async insert(row) {
      const { error } = await database.from('subscriptions').insert(row);
      if (error?.code === uniqueViolation) return false;
      if (error?.code !== foreignKeyViolation) check(error);
      // The account is gone already; the subscription is kept all the same.
      else check((await database.from('subscriptions').insert({ ...row, user_id: null })).error);
      return true;
    },
    async update(stripeId, version, columns) {
      const { data, error } = await database
        .from('subscriptions')
        .update(columns)
        .eq('stripe_subscription_id', stripeId)
        .eq('updated_at', version)
        .select('id');
      check(error);
      return (data ?? []).length > 0;
    },
  };
}
