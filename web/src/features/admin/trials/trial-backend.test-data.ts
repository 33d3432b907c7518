import type { NewTrial } from '@flow/sdk';
import type { Checkout } from '@flow/sdk/contracts/trial';
import { vi } from 'vitest';

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

/** The trials of one person, before a backend that keeps what it makes. */
export function trialsOf(stored: Checkout[] = []) {
  let rows = stored;
  return {
    of: vi.fn(async (_: object): Promise<Checkout[]> => rows),
    start: vi.fn(async ({ plan, email, withoutTrial }: NewTrial): Promise<Checkout> => {
      const made = checkoutRow({
        id: crypto.randomUUID(),
        plan,
        trial_days: withoutTrial ? 0 : 7,
        ...(email ? { email } : {}),
      });
      rows = [made, ...rows];
      return made;
    }),
  };
}
