import { trialNoticeKinds } from '@flow/contracts/trial-notice.ts';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { ServiceDatabase } from '../_shared/database.ts';
import { answerOf } from '../_shared/database-failure.ts';
import { idOf } from '../_shared/stripe.ts';
import { periodUnits } from './letter.ts';
import type { NoticeDependencies } from './notices.ts';

const claimedSchema = z.array(
  z.object({
    id: z.guid(),
    lease_id: z.guid(),
    attempts: z.int(),
    kind: z.enum(trialNoticeKinds),
    trial_end: z.string(),
    stripe_subscription_id: z.string(),
    email: z.nullable(z.string()),
    name: z.nullable(z.string()),
  }),
);

/** The table of notices, through the functions that alone change it. */
export function databaseNotices(
  database: Pick<ServiceDatabase, 'rpc'>,
): Pick<NoticeDependencies, 'plan' | 'claim' | 'settle'> {
  return {
    plan: async () => answerOf('plan_trial_notices', await database.rpc('plan_trial_notices')) ?? 0,
    async claim(limit, holdSeconds) {
      const answer = await database.rpc('claim_trial_notices', {
        _limit: limit,
        _lease: `${holdSeconds} seconds`,
      });
      return claimedSchema.parse(answerOf('claim_trial_notices', answer)).map((row) => ({
        id: row.id,
        leaseId: row.lease_id,
        attempts: row.attempts,
        kind: row.kind,
        trialEnd: row.trial_end,
        subscriptionId: row.stripe_subscription_id,
        email: row.email,
        name: row.name,
      }));
    },
    async settle({ id, leaseId }, end, requestId, expectsNext) {
      const answer = await database.rpc('settle_trial_notice', {
        _id: id,
        _lease_id: leaseId,
        _status: end.status,
        _request_id: requestId,
        _expects_next: expectsNext,
        ...('reason' in end && end.reason !== null ? { _reason: end.reason } : {}),
        ...(end.status === 'pending' ? { _retry_in: `${end.retryIn} seconds` } : {}),
        ...(end.status === 'sent' ? { _sent_to: end.sentTo, _details: end.details } : {}),
      });
      return answerOf('settle_trial_notice', answer) === true;
    },
  };
}

/** What Stripe says of a trial, and of what it will take at its end. */
export function stripeTrials(
  stripe: Pick<Stripe, 'subscriptions' | 'invoices' | 'testHelpers'>,
): Pick<NoticeDependencies, 'trial' | 'payment'> {
  return {
    async trial(id) {
      const theirs = await stripe.subscriptions.retrieve(id, { expand: ['customer'] });
      const { customer, items } = theirs;
      const price = items.data[0]?.price;
      const clock = idOf(theirs.test_clock);
      return {
        subscription: {
          ...theirs,
          plan: price?.nickname ?? theirs.description,
          email: typeof customer === 'string' || customer.deleted ? null : customer.email,
          period: {
            unit: periodUnits.find((unit) => unit === price?.recurring?.interval) ?? 'month',
            count: price?.recurring?.interval_count ?? 1,
          },
        },
        clock: clock === null ? null : (await stripe.testHelpers.testClocks.retrieve(clock)).frozen_time,
      };
    },
    async payment(subscription) {
      const { total, currency, total_taxes: taxes } = await stripe.invoices.createPreview({ subscription });
      const tax = (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
      return { total, tax, currency };
    },
  };
}
