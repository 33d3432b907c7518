import * as z from 'zod';

export const stripeStatuses = [
  'trialing',
  'active',
  'past_due',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'unpaid',
  'paused',
] as const;

const id = (prefix: string) => z.string().startsWith(`${prefix}_`);
const time = z.int();

const shared = {
  id: id('sub'),
  customer: id('cus'),
  status: z.enum(stripeStatuses),
  created: time,
  trialStart: time.nullable(),
  trialEnd: time.nullable(),
  periodStart: time,
  periodEnd: time,
  cancelAtPeriodEnd: z.boolean(),
  canceledAt: time.nullable(),
  metadata: z.record(z.string(), z.string()),
};

/** What the database knows of a subscription, from which the stand-in makes its own. Times are Unix seconds. */
export const subscriptionSeedSchema = z.object({
  ...shared,
  plan: z.string(),
  email: z.string().nullable().default(null),
  name: z.string().nullable().default(null),
  /** The invoice that is open, where there is one. */
  owed: z
    .object({
      id: id('in'),
      number: z.string().nullable(),
      created: time,
      period_start: time,
      period_end: time,
      finalized_at: time.nullable(),
      next_payment_attempt: time.nullable(),
      attempt_count: z.int(),
      total: z.int(),
    })
    .nullable()
    .default(null),
});

/** What the stand-in remembers of a subscription. Times are Unix seconds, as everywhere in Stripe. */
export const subscriptionRecordSchema = z.object({
  ...shared,
  price: z.string(),
  quantity: z.int(),
  taxRates: z.array(z.string()),
  description: z.string().nullable(),
  /** What the periods are counted from. */
  anchor: time,
  endedAt: time.nullable(),
  cancellation: z.object({
    reason: z.enum(['cancellation_requested', 'payment_failed']).nullable(),
    comment: z.string().nullable(),
    feedback: z.string().nullable(),
  }),
  latestInvoice: z.string().nullable(),
  pauseCollection: z
    .object({
      behavior: z.enum(['keep_as_draft', 'mark_uncollectible', 'void']),
      resumesAt: time.nullable(),
    })
    .nullable(),
  /** What the end of a trial does where there is no card. */
  missingCard: z.enum(['cancel', 'create_invoice', 'pause']),
  isTrialEndAnnounced: z.boolean(),
  /** Its period was over when it came from the database: it stays as it came, and no time of it is made up for. */
  standsStill: z.boolean(),
});

/** What the database knows of a customer. */
export interface CustomerSeed {
  id: string;
  created: number;
  email: string | null;
  name: string | null;
}

export type SubscriptionSeed = z.input<typeof subscriptionSeedSchema>;
export type SubscriptionRecord = z.infer<typeof subscriptionRecordSchema>;
