import * as z from 'zod';
import { positive, range } from './fields.ts';

const count = positive.int();

/** The numbers of the terms and the privacy policy. Each name ends in its unit. */
export const termsFileSchema = z.strictObject({
  minimumAgeYears: count,
  cancellationDays: count,
  refundProcessingBusinessDays: range,
  priceChangeNoticeDays: count,
  inquiryResponseBusinessDays: count,
  disputeResponseBusinessDays: count,
  disputeResolutionDays: count,
  privacyRequestDays: count,
  uptimePercent: positive.max(100),
  dataAfterCancellationDays: count,
  termsRetentionYears: count,
  privacyRetentionYears: count,
  financialRetentionYears: count,
});
export type Terms = z.infer<typeof termsFileSchema>;
