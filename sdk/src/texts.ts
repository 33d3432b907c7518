// What people read in the admin and in the command line alike: the contracts have no words.
import { formatBusinessDateTime } from './contracts/business-time.ts';
import type { Dispute } from './contracts/dispute.ts';
import { formatMoney } from './contracts/money.ts';
import type { TrialPlan } from './contracts/trial.ts';
import type { TrialNotice, TrialNoticeKind } from './contracts/trial-notice.ts';

/** What follows the free days of a trial. */
export const trialPlanLabels: Readonly<Record<TrialPlan, string>> = {
  weekly: 'Weekly',
  monthly: 'Monthly',
  'twelve-weeks': '12 weeks',
};

/** A dispute in a line, for people: `AED 999, product not received, needs response, answer by 28 Nov 2026, 14:00`. */
export function disputeText({
  amount,
  currency,
  reason,
  status,
  evidence_due_by,
}: Pick<Dispute, 'amount' | 'currency' | 'reason' | 'status' | 'evidence_due_by'>): string {
  const spaced = (words: string) => words.replaceAll('_', ' ');
  const due = evidence_due_by === null ? [] : [`answer by ${formatBusinessDateTime(evidence_due_by)}`];
  return [formatMoney(amount, currency), spaced(reason), spaced(status), ...due].join(', ');
}

const subjects: Partial<Record<string, string>> = {
  three_days: 'three days before',
  one_day: 'one day before',
  second_subscription: 'that it was a second subscription',
} satisfies Record<TrialNoticeKind, string>;

/** A notice in a line, for people: `told three days before, 25 Nov 2026, 14:02`, `not told one day before: …`. */
export function trialNoticeText({ kind, sent_at, reason }: TrialNotice): string {
  const subject = subjects[kind] ?? kind;
  if (sent_at !== null) return `told ${subject}, ${formatBusinessDateTime(sent_at)}`;
  return `not told ${subject}${reason === null ? '' : `: ${reason}`}`;
}
