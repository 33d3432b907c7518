import { daysAfter, type Random } from './random.ts';
import type { DemoSubscription } from './subscriptions.ts';

const minute = 60_000;
/** How long before the end each is sent. */
const daysBefore = { three_days: 3, one_day: 1 } as const;

/** What the clients of trials that are about to end have been told by now. */
export function inventTrialNotices(random: Random, subscriptions: readonly DemoSubscription[], now: Date) {
  return subscriptions.flatMap(({ status, cancel_at_period_end, trial_end, email, stripe_subscription_id }) =>
    Object.entries(daysBefore).flatMap(([kind, days]) => {
      const due = trial_end && daysAfter(trial_end, -days);
      if (status !== 'trialing' || cancel_at_period_end || !due || due > now) return [];
      const sentAt = new Date(Math.min(due.getTime() + random.between(0, 4) * minute, now.getTime()));
      return {
        id: random.uuid(),
        stripe_subscription_id,
        kind,
        trial_end,
        status: 'sent',
        attempts: 1,
        next_attempt_at: sentAt,
        claimed_at: sentAt,
        sent_to: email,
        sent_at: sentAt,
        created_at: due,
        updated_at: sentAt,
      };
    }),
  );
}
