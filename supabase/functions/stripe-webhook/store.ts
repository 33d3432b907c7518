import type { ServiceDatabase } from '../_shared/database.ts';
import { answerOf } from '../_shared/database-failure.ts';
import type { EventDependencies } from './event-kinds.ts';
import type { EventLedger } from './handler.ts';

function check(error: { message: string } | null): void {
  if (error !== null) throw new Error(error.message, { cause: error });
}

/** Which events came, and what became of them. */
export function eventLedger(database: ServiceDatabase): EventLedger {
  const write = async (
    id: string,
    changes: { processed_at?: string; ignored?: boolean; error: string | null },
  ) => {
    const { error } = await database.from('stripe_events').update(changes).eq('id', id);
    check(error);
  };
  return {
    async begin({ id, type, occurred_at, signed_at, object_id }) {
      const answer = await database.rpc('begin_stripe_event', {
        _id: id,
        _type: type,
        _occurred_at: occurred_at,
        _signed_at: signed_at,
        ...(object_id === null ? {} : { _object_id: object_id }),
      });
      return answerOf('begin_stripe_event', answer) === true;
    },
    finish: (id, { ignored }) => write(id, { processed_at: new Date().toISOString(), ignored, error: null }),
    fail: (id, error) => write(id, { error: error.slice(0, 1_000) }),
  };
}

/** The notices of trials that are about to end. */
export const trialNotices = (database: ServiceDatabase): Pick<EventDependencies, 'expectTrialEnd'> => ({
  async expectTrialEnd(stripeId) {
    const answer = await database.rpc('expect_trial_end', { _stripe_subscription_id: stripeId });
    answerOf('expect_trial_end', answer);
  },
});
