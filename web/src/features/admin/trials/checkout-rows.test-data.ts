import type { Checkout } from '@flow/sdk/contracts/trial';

/** An open checkout, for tests. */
export function checkoutRow(changes: Partial<Checkout> = {}): Checkout {
  return {
    id: '99999999-9999-4999-8999-999999999999',
    email: 'layla@example.com',
    plan: 'monthly',
    trial_days: 7,
    status: 'open',
    url: 'https://checkout.stripe.example/1',
    expires_at: '2026-11-22T07:00:00.000Z',
    created_at: '2026-11-21T08:00:00.000Z',
    completed_at: null,
    ...changes,
  };
}
