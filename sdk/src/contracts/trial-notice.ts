import * as z from 'zod/mini';
import { formatBusinessDateTime } from './business-time.ts';
import { openEnum } from './open-enum.ts';
import { timestampSchema } from './timestamp.ts';

export const trialNoticeKinds = ['three_days', 'one_day'] as const;
export type TrialNoticeKind = (typeof trialNoticeKinds)[number];

/** A mail that tells a client before a trial turns paid, or why it is not sent. */
export const trialNoticeSchema = z.object({
  /** How long before the end. */
  kind: openEnum(trialNoticeKinds),
  /** The end of which it tells. */
  trial_end: timestampSchema,
  /** `pending` is tried again; `refused` is not, because the address takes no mail. */
  status: openEnum(['pending', 'sent', 'refused']),
  sent_to: z.nullable(z.string()),
  sent_at: z.nullable(timestampSchema),
  /** Why it is not sent. */
  reason: z.nullable(z.string()),
});
export type TrialNotice = z.infer<typeof trialNoticeSchema>;

const before: Partial<Record<string, string>> = {
  three_days: 'three days before',
  one_day: 'one day before',
} satisfies Record<TrialNoticeKind, string>;

/** A notice in a line, for people: `told three days before, 25 Nov 2026, 14:02`, `not told one day before: …`. */
export function trialNoticeText({ kind, sent_at, reason }: TrialNotice): string {
  const when = before[kind] ?? kind;
  if (sent_at !== null) return `told ${when}, ${formatBusinessDateTime(sent_at)}`;
  return `not told ${when}${reason === null ? '' : `: ${reason}`}`;
}
