import type { TrialNoticeKind } from '@flow/contracts/trial-notice.ts';
import type Stripe from 'stripe';

/** The parts of Stripe's subscription that decide about a notice. */
export type TrialSubscription = Pick<
  Stripe.Subscription,
  'status' | 'trial_end' | 'cancel_at' | 'cancel_at_period_end'
>;

/** Whether a notice is to be sent now. */
export type NoticeDecision =
  | { now: 'send' }
  /** Not yet: there are so many seconds until then. */
  | { now: 'wait'; seconds: number }
  /** `late`: less than a day is left, which the other notice is for. */
  | { now: 'withdraw'; why: 'over' | 'cancelled' | 'moved' | 'late' };

const day = 24 * 60 * 60;
const before: Record<Exclude<TrialNoticeKind, 'second_subscription'>, number> = {
  three_days: 3 * day,
  one_day: day,
};

/** What a notice comes to, by Stripe's subscription and by the time, in Unix seconds, that it is there. */
export function decideNotice(
  { kind, trialEnd }: { kind: TrialNoticeKind; trialEnd: string },
  theirs: TrialSubscription,
  time: number,
): NoticeDecision {
  // It was cancelled before this was written, and cannot run again.
  if (kind === 'second_subscription') return { now: 'send' };
  const { status, trial_end: end, cancel_at: cancelAt } = theirs;
  if (status !== 'trialing' || end === null) return { now: 'withdraw', why: 'over' };
  if (theirs.cancel_at_period_end || (cancelAt !== null && cancelAt <= end)) {
    return { now: 'withdraw', why: 'cancelled' };
  }
  if (end !== Math.floor(new Date(trialEnd).getTime() / 1000)) return { now: 'withdraw', why: 'moved' };
  const left = end - time;
  if (left <= 0) return { now: 'withdraw', why: 'over' };
  if (kind === 'three_days' && left <= before.one_day) return { now: 'withdraw', why: 'late' };
  return left > before[kind] ? { now: 'wait', seconds: left - before[kind] } : { now: 'send' };
}
