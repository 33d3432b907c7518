import type { Subscription } from '@flow/sdk/contracts/subscription';

/** An active subscription, with what the test is about in the place of the usual. */
export function subscription(changes: Partial<Subscription> = {}): Subscription {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'amal@example.com',
    name: 'Amal Haddad',
    plan: 'Online monthly',
    status: 'active',
    trial_start: '2026-10-01T08:00:00.000Z',
    trial_end: '2026-10-08T08:00:00.000Z',
    current_period_end: '2026-12-08T08:00:00.000Z',
    stripe_customer_id: 'cus_1',
    stripe_subscription_id: 'sub_1',
    last_sign_in_at: '2026-11-20T20:30:00.000Z',
    created_at: '2026-10-01T08:00:00.000Z',
    updated_at: '2026-11-08T08:00:00.000Z',
    user_id: '00000000-0000-4000-8000-0000000000a1',
    user_deleted: false,
    cancel_at_period_end: false,
    ...changes,
  };
}

/** So many subscriptions, `sub_1` to `sub_<count>`. */
export function subscriptions(count: number, changes: Partial<Subscription> = {}): Subscription[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const own = { email: `client${number}@example.com`, stripe_subscription_id: `sub_${number}` };
    return subscription({ ...own, ...changes });
  });
}
