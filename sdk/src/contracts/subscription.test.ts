import { describe, expect, it } from 'vitest';
import {
  canCancel,
  cancelSubscriptionRequestSchema,
  canResume,
  endsAt,
  lastActivity,
  listSubscriptionsRequestSchema,
  listSubscriptionsResponseSchema,
  type Subscription,
  statusFilters,
  subscriptionRequestSchema,
  subscriptionSchema,
  subscriptionStatuses,
  trialDay,
} from './subscription.ts';
import { subscriptionCsvColumns } from './subscription-export.ts';

const row = {
  id: '7f3f1f3e-0c1f-4a53-9a54-0a3c6d1f0001',
  email: 'client@flow.example',
  name: 'Layla Haddad',
  plan: 'Online Monthly',
  status: 'active',
  trial_start: '2026-11-01 10:00:00+00',
  trial_end: '2026-11-08 10:00:00+00',
  current_period_end: '2026-12-08T10:00:00+00:00',
  stripe_customer_id: 'cus_1',
  stripe_subscription_id: 'sub_1',
  last_sign_in_at: null,
  created_at: '2026-11-01 10:00:00.123456+00',
  updated_at: '2026-11-09T10:00:00Z',
  user_id: '7f3f1f3e-0c1f-4a53-9a54-0a3c6d1f0002',
  user_deleted: false,
  cancel_at_period_end: false,
};
const subscription: Subscription = subscriptionSchema.parse(row);

describe('a subscription', () => {
  it('has its timestamps normalised and everything else as it was', () => {
    expect(subscription).toEqual({
      ...row,
      trial_start: '2026-11-01T10:00:00.000Z',
      trial_end: '2026-11-08T10:00:00.000Z',
      current_period_end: '2026-12-08T10:00:00.000Z',
      created_at: '2026-11-01T10:00:00.123Z',
      updated_at: '2026-11-09T10:00:00.000Z',
    });
  });

  it.each([
    [null, 'none'],
    ['', 'none'],
    ['none', 'none'],
    ['past_due', 'past_due'],
    ['paused', 'paused'],
  ])('with the status %j shows %j', (status, shown) => {
    expect(subscriptionSchema.parse({ ...row, status }).status).toBe(shown);
  });

  it('survives its user: every personal field may be null', () => {
    const orphan = { ...row, email: null, name: null, plan: null, user_id: null, user_deleted: true };
    expect(subscriptionSchema.safeParse(orphan).success).toBe(true);
  });

  it.each([
    ['status', 7],
    ['id', 'sub_1'],
    ['trial_end', 'soon'],
    ['user_deleted', 'yes'],
    ['updated_at', null],
    ['cancel_at_period_end', undefined],
  ])('may not have the %s %j', (field, value) => {
    expect(subscriptionSchema.safeParse({ ...row, [field]: value }).error?.issues[0]?.path).toEqual([field]);
  });

  it('can be cancelled while it runs, once, and only when Stripe knows it', () => {
    const offered = subscriptionStatuses.filter((status) => canCancel({ ...subscription, status }));
    expect(offered).toEqual(['trialing', 'active']);
    expect(canCancel({ ...subscription, stripe_subscription_id: null })).toBe(false);
    expect(canCancel({ ...subscription, cancel_at_period_end: true })).toBe(false);
  });

  it('ends at its period’s end when it was cancelled and still runs', () => {
    const cancelled = { ...subscription, cancel_at_period_end: true };
    const ending = subscriptionStatuses.filter((status) => endsAt({ ...cancelled, status }) !== null);
    expect(ending).toEqual(['trialing', 'active']);
    expect(endsAt(cancelled)).toBe(subscription.current_period_end);
    expect(endsAt(subscription)).toBeNull();
  });

  it('can be resumed until the date at which it ends', () => {
    const cancelled = { ...subscription, cancel_at_period_end: true };
    const before = new Date('2026-12-08T09:59:59.999Z');
    expect(canResume(cancelled, before)).toBe(true);
    expect(canResume({ ...cancelled, status: 'trialing' }, before)).toBe(true);
    expect(canResume(cancelled, new Date('2026-12-08T10:00:00Z'))).toBe(false);
    expect(canResume(subscription, before)).toBe(false);
    expect(canResume({ ...cancelled, status: 'canceled' }, before)).toBe(false);
    expect(canResume({ ...cancelled, current_period_end: null }, before)).toBe(false);
    expect(canResume({ ...cancelled, stripe_subscription_id: null }, before)).toBe(false);
  });

  it.each([
    ['its first moment', '2026-11-01T10:00:00Z', 1],
    ['the last moment of its first day', '2026-11-02T09:59:59.999Z', 1],
    ['its second day', '2026-11-02T10:00:00Z', 2],
    ['its last moment', '2026-11-08T09:59:59.999Z', 7],
    ['a moment before it, by another clock', '2026-11-01T09:59:00Z', 1],
    ['a moment after it, while the next state is awaited', '2026-11-08T10:01:00Z', 7],
  ])('counts a trial’s days by 24 hours: %s', (_, at, day) => {
    const trial = { ...subscription, status: 'trialing' as const };
    expect(trialDay(trial, new Date(at))).toEqual({ day, of: 7 });
  });

  it('counts the days of a trial that was made longer, and none without a trial', () => {
    const trial = { ...subscription, status: 'trialing' as const };
    const longer = { ...trial, trial_end: '2026-11-15T10:00:00.000Z' };
    expect(trialDay(longer, new Date('2026-11-10T10:00:00Z'))).toEqual({ day: 10, of: 14 });
    expect(trialDay(subscription, new Date('2026-11-02T10:00:00Z'))).toBeNull();
    expect(trialDay({ ...trial, trial_start: null }, new Date())).toBeNull();
    expect(trialDay({ ...trial, trial_end: null }, new Date())).toBeNull();
  });

  it('was last active at the last sign-in, else at its last change', () => {
    expect(lastActivity(subscription)).toBe('2026-11-09T10:00:00.000Z');
    expect(lastActivity({ ...subscription, last_sign_in_at: '2026-11-02T10:00:00.000Z' })).toBe(
      '2026-11-02T10:00:00.000Z',
    );
  });
});

describe('the list of subscriptions', () => {
  it('has the documented filters', () => {
    expect(statusFilters).toEqual(['all', 'trialing', 'active', 'past_due', 'canceled', 'none']);
  });

  it('may be asked for without anything: a thousand of all statuses', () => {
    expect(listSubscriptionsRequestSchema.parse({})).toEqual({ status: 'all', limit: 1_000 });
  });

  it('takes each status, open and closed day ranges, and a page', () => {
    for (const status of statusFilters) {
      expect(listSubscriptionsRequestSchema.safeParse({ status }).success).toBe(true);
    }
    const request = { status: 'all', from: '2026-11-01', to: null, limit: 1_000, cursor: 'abc' };
    expect(listSubscriptionsRequestSchema.parse(request)).toEqual(request);
    expect(listSubscriptionsRequestSchema.safeParse({ limit: 1, cursor: null, from: null }).success).toBe(
      true,
    );
  });

  it.each([
    ['status', 'ended'],
    ['status', null],
    ['from', '2026-02-30'],
    ['to', 'yesterday'],
    ['limit', 0],
    ['limit', 1_001],
    ['limit', 2.5],
    ['limit', '10'],
    ['cursor', 'x'.repeat(201)],
  ])('refuses %s %j', (field, value) => {
    const result = listSubscriptionsRequestSchema.safeParse({ [field]: value });
    expect(result.error?.issues[0]?.path).toEqual([field]);
  });

  it('answers rows and where the next page begins', () => {
    expect(listSubscriptionsResponseSchema.parse({ items: [row], next_cursor: null })).toEqual({
      items: [subscription],
      next_cursor: null,
    });
    expect(listSubscriptionsResponseSchema.safeParse({ items: [row] }).success).toBe(false);
    expect(listSubscriptionsResponseSchema.safeParse({ items: null, next_cursor: null }).success).toBe(false);
  });

  it('exports the documented columns in their order, and after them what ends', () => {
    expect(subscriptionCsvColumns.join(', ')).toBe(
      'email, name, plan, status, trial_start, trial_end, current_period_end, stripe_customer_id, stripe_subscription_id, last_sign_in_at, updated_at, user_deleted, cancel_at_period_end',
    );
  });
});

describe('a cancellation', () => {
  it('is always at the period’s end', () => {
    const request = { stripe_subscription_id: 'sub_1AbC', at_period_end: true };
    expect(cancelSubscriptionRequestSchema.parse(request)).toEqual(request);
    expect(cancelSubscriptionRequestSchema.safeParse({ ...request, at_period_end: false }).success).toBe(
      false,
    );
    expect(cancelSubscriptionRequestSchema.safeParse({ stripe_subscription_id: 'sub_1' }).success).toBe(
      false,
    );
  });

  it.each(['', '../customers', 'sub_1/../x', 'sub 1', 'sub_1?x=1', 'x'.repeat(256), null])(
    'refuses the subscription id %j',
    (id) => {
      const request = { stripe_subscription_id: id };
      expect(subscriptionRequestSchema.safeParse(request).success).toBe(false);
      expect(cancelSubscriptionRequestSchema.safeParse({ ...request, at_period_end: true }).success).toBe(
        false,
      );
    },
  );
});
