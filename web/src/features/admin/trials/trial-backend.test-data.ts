import type { NewTrial } from '@flow/sdk';
import type { Checkout } from '@flow/sdk/contracts/trial';
import { vi } from 'vitest';
import { checkoutRow } from './checkout-rows.test-data.ts';

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
