// Plain functions apart from subscription.ts: who asks one of them loads no schema library.

/** What of a subscription decides. Instants are ISO 8601. */
interface Facts {
  status: string;
  stripe_subscription_id: string | null;
  cancel_at_period_end: boolean;
  current_period_end: string | null;
  trial_start: string | null;
  trial_end: string | null;
}

/** Only a running subscription is cancelled or resumed. */
export function isRunning({ status }: Pick<Facts, 'status'>): boolean {
  return status === 'active' || status === 'trialing';
}

/** Only a running subscription can be cancelled, and only once. */
export function canCancel(
  subscription: Pick<Facts, 'status' | 'stripe_subscription_id' | 'cancel_at_period_end'>,
): boolean {
  return (
    isRunning(subscription) &&
    subscription.stripe_subscription_id !== null &&
    !subscription.cancel_at_period_end
  );
}

type Ending = Pick<Facts, 'status' | 'cancel_at_period_end' | 'current_period_end'>;

/** The instant until which a cancelled subscription lasts; null when no cancellation is under way. */
export function endsAt(subscription: Ending): string | null {
  const ends = isRunning(subscription) && subscription.cancel_at_period_end;
  return ends ? subscription.current_period_end : null;
}

/** A cancellation can be undone until its date. */
export function canResume(subscription: Ending & Pick<Facts, 'stripe_subscription_id'>, now: Date): boolean {
  const end = endsAt(subscription);
  return subscription.stripe_subscription_id !== null && end !== null && new Date(end) > now;
}

const dayMilliseconds = 86_400_000;

/**
 * Where a trial is: day 3 of 7. A day is 24 hours from the trial's start, so that the last one ends with the trial and
 * all are equally long in every time zone. The day stays within the trial. Null when none is running.
 */
export function trialDay(
  subscription: Pick<Facts, 'status' | 'trial_start' | 'trial_end'>,
  now: Date,
): { day: number; of: number } | null {
  const { status, trial_start, trial_end } = subscription;
  if (status !== 'trialing' || trial_start === null || trial_end === null) return null;
  const start = new Date(trial_start).getTime();
  const of = Math.max(1, Math.round((new Date(trial_end).getTime() - start) / dayMilliseconds));
  const day = Math.floor((now.getTime() - start) / dayMilliseconds) + 1;
  return { day: Math.min(Math.max(day, 1), of), of };
}
