import * as z from 'zod';
import { positive, range, words } from './fields.ts';

const count = positive.int();

/** The promises that are numbers or times. Where a name ends in a unit, the number is of that. */
export const termsFileSchema = z.strictObject({
  minimumAgeYears: count,
  refundWindowDays: count,
  refundProcessingBusinessDays: range,
  priceChangeNoticeDays: count,
  /** Fits after 'within': `the same working day`. */
  firstContact: words,
  inquiryResponseBusinessDays: count,
  disputeResponseBusinessDays: count,
  disputeResolutionDays: count,
  privacyRequestDays: count,
  firstWeekWorkouts: count,
  uptimePercent: positive.max(100),
  dataAfterCancellationDays: count,
  termsRetentionYears: count,
  privacyRetentionYears: count,
  financialRetentionYears: count,
});
export type Terms = z.infer<typeof termsFileSchema>;
