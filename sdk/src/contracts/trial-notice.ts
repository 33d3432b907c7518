import * as z from 'zod/mini';
import { openEnum } from './open-enum.ts';
import { timestampSchema } from './timestamp.ts';

export const trialNoticeKinds = ['three_days', 'one_day', 'second_subscription'] as const;
export type TrialNoticeKind = (typeof trialNoticeKinds)[number];

/** A mail that tells a client before a trial turns paid, or that a second subscription was cancelled; or why it is not sent. */
export const trialNoticeSchema = z.object({
  /** How long before the end; `second_subscription` tells that this one was cancelled, because there was another one before. */
  kind: openEnum(trialNoticeKinds),
  /** The end of the trial, or when it would have been. */
  trial_end: timestampSchema,
  /** `pending` is tried again; `refused` is not, because the address takes no mail. */
  status: openEnum(['pending', 'sent', 'refused']),
  sent_to: z.nullable(z.string()),
  sent_at: z.nullable(timestampSchema),
  /** Why it is not sent. */
  reason: z.nullable(z.string()),
});
export type TrialNotice = z.infer<typeof trialNoticeSchema>;
