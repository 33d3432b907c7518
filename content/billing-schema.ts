import * as z from 'zod';
import { words } from './fields.ts';

const planSchema = z.strictObject({
  /** On the checkout page, on invoices and in the admin. */
  name: words,
  lookupKey: z.string().regex(/^[a-z0-9_]{1,100}$/, 'must be small letters, digits and underscores'),
});

/** What a trial can be begun for. */
export const billingFileSchema = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/, 'must be the two letters of a country, like AE'),
  /** The tax's name on an invoice. */
  vatName: words,
  plans: z.strictObject({ weekly: planSchema, monthly: planSchema, 'twelve-weeks': planSchema }),
});
export type BillingFile = z.infer<typeof billingFileSchema>;
