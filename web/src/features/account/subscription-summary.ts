import { formatBusinessDate } from '@flow/sdk/contracts/business-time';
import {
  canCancel,
  canResume,
  endsAt,
  isRunning,
  type OwnSubscription,
  trialDay,
} from '@flow/sdk/contracts/subscription';

/** What a client reads about a subscription. */
export interface SubscriptionSummary {
  title: string;
  /** The day of a running trial. */
  day: { day: number; of: number } | null;
  sentences: string[];
  tone: 'success' | 'warning' | 'danger' | 'neutral';
  status: string;
  canCancel: boolean;
  canResume: boolean;
  /** A payment failed: the card is to be put right. */
  isOwed: boolean;
  /** It is over: the way to a new beginning is shown. */
  ended: boolean;
}

/** Stripe has stopped billing, as after a trial without a card. Among our five statuses it is none. */
const isPaused = ({ provider_status }: OwnSubscription) => provider_status === 'paused';

/** The subscription that counts: the newest that runs, else that is to be paid, else that is paused, else the newest. */
export function currentSubscription<Row extends OwnSubscription>(rows: readonly Row[]): Row | null {
  const owing = (row: Row) => row.status === 'past_due';
  return rows.find(isRunning) ?? rows.find(owing) ?? rows.find(isPaused) ?? rows[0] ?? null;
}

/** Whether the person has had free days: a plan that they begin has none. */
export function hasHadTrial(rows: readonly Pick<OwnSubscription, 'trial_start'>[]): boolean {
  return rows.some(({ trial_start }) => trial_start !== null);
}

const on = (instant: string | null, words: (date: string) => string): string[] =>
  instant === null ? [] : [words(formatBusinessDate(instant))];

/** `followedBy` says what follows a trial, and what it costs. */
export function summarize(
  subscription: OwnSubscription,
  { now, followedBy }: { now: Date; followedBy: string },
): SubscriptionSummary {
  const { status, trial_end, current_period_end, plan } = subscription;
  const end = endsAt(subscription);
  const common = {
    day: null,
    isOwed: status === 'past_due',
    ended: false,
    canCancel: canCancel(subscription),
    canResume: canResume(subscription, now),
  };
  const name = plan ?? 'Your plan';
  if (isRunning(subscription) && end !== null) {
    return {
      ...common,
      day: trialDay(subscription, now),
      title: `Cancelled, and yours until ${formatBusinessDate(end)}`,
      tone: 'warning',
      status: 'Ending',
      sentences: ['Nothing is charged any more. Until then everything stays as it is.'],
    };
  }
  if (status === 'trialing') {
    const day = trialDay(subscription, now);
    return {
      ...common,
      day,
      title: day ? `Day ${day.day} of ${day.of}` : 'Your free trial',
      tone: 'success',
      status: 'Free trial',
      sentences: [...on(trial_end, (date) => `Your free trial ends on ${date}.`), followedBy],
    };
  }
  if (status === 'active') {
    return {
      ...common,
      title: name,
      tone: 'success',
      status: 'Active',
      sentences: on(current_period_end, (date) => `The next payment is on ${date}.`),
    };
  }
  if (status === 'past_due') {
    return {
      ...common,
      title: 'A payment did not go through',
      tone: 'danger',
      status: 'Payment due',
      sentences: [`${name} goes on for now. Put the card right under ‘Cards and invoices’, or write to us.`],
    };
  }
  if (isPaused(subscription)) {
    return {
      ...common,
      title: `${name} is paused`,
      tone: 'warning',
      status: 'Paused',
      sentences: [
        'Nothing is charged while it is paused. To go on, see to the card under ‘Cards and invoices’ and write to us.',
      ],
    };
  }
  return {
    ...common,
    title: 'You have no subscription',
    tone: 'neutral',
    status: status === 'canceled' ? 'Ended' : 'None',
    ended: true,
    sentences:
      status === 'canceled' ? on(current_period_end, (date) => `The last one ended on ${date}.`) : [],
  };
}
