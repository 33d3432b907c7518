import * as z from 'zod/mini';
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
