import type { Subscription } from '@flow/sdk/contracts/subscription';

/** A subscription as the list answers it, for tests. */
export function subscriptionRow(changes: Partial<Subscription> = {}): Subscription {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    email: 'layla@flow.example',
    name: 'Layla Haddad',
    plan: 'Online monthly',
    status: 'active',
    trial_start: '2026-10-01T06:00:00.000Z',
    trial_end: '2026-10-08T06:00:00.000Z',
    current_period_end: '2026-12-08T06:00:00.000Z',
    stripe_customer_id: 'cus_1',
    stripe_subscription_id: 'sub_1',
    last_sign_in_at: '2026-11-20T20:05:00.000Z',
    created_at: '2026-10-01T06:00:00.000Z',
    updated_at: '2026-11-08T06:00:00.000Z',
    user_id: '22222222-2222-4222-8222-222222222222',
    user_deleted: false,
    cancel_at_period_end: false,
    ...changes,
  };
}

/** So many different subscriptions. */
export function subscriptionRows(count: number): Subscription[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index).padStart(12, '0');
    return subscriptionRow({
      id: `11111111-1111-4111-8111-${number}`,
      email: `client-${index}@flow.example`,
      stripe_subscription_id: `sub_${index}`,
    });
  });
}
