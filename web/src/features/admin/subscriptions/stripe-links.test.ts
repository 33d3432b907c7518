import { expect, test } from 'vitest';
import { stripeCustomerUrl, stripeDisputeUrl, stripeSubscriptionUrl } from './stripe-links.ts';

test('a test key leads to the test dashboard', () => {
  expect(stripeCustomerUrl('cus_1', 'test')).toBe('https://dashboard.stripe.com/test/customers/cus_1');
  expect(stripeSubscriptionUrl('sub_1', 'test')).toBe(
    'https://dashboard.stripe.com/test/subscriptions/sub_1',
  );
});

test('a dispute is answered on the dashboard of its key', () => {
  expect(stripeDisputeUrl('du_1', 'test')).toBe('https://dashboard.stripe.com/test/disputes/du_1');
  expect(stripeDisputeUrl('du_1', 'live')).toBe('https://dashboard.stripe.com/disputes/du_1');
});

test('a live key leads to the live dashboard', () => {
  expect(stripeCustomerUrl('cus_1', 'live')).toBe('https://dashboard.stripe.com/customers/cus_1');
  expect(stripeSubscriptionUrl('sub_1', 'live')).toBe('https://dashboard.stripe.com/subscriptions/sub_1');
});
