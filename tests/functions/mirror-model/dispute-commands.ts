import fc from 'fast-check';
import { closeDispute, openDispute } from '../../../supabase/local/stripe/disputes.ts';
import { any, anyOf, command, overtake } from './command.ts';
import { openDisputes, paidSubscriptions } from './disputes.ts';
import type { World } from './world.ts';

const end = fc.constantFrom('won' as const, 'lost' as const);

/** The customer's bank takes back a payment. */
export function dispute(world: World, which: number): void {
  const record = anyOf(paidSubscriptions(world), which);
  if (record !== undefined) openDispute(world.account, record);
  world.takeEvents();
}

function close(world: World, which: number, status: 'won' | 'lost'): void {
  const open = anyOf(openDisputes(world), which);
  if (open !== undefined) closeDispute(world.account, open, status);
  world.takeEvents();
}

export const disputePayment = command('dispute payment', fc.record({ which: any }), {
  needs: 'payments',
  run: async (world, { which }) => dispute(world, which),
});

export const endDispute = command('end dispute', fc.record({ which: any, status: end }), {
  needs: 'disputes',
  run: async (world, { which, status }) => close(world, which, status),
});

/** The newest dispute is the one that was opened last. */
export const overtakeDispute = command(
  'overtake dispute',
  fc.record({ which: any, status: end, steps: fc.integer({ min: 1, max: 6 }) }),
  {
    needs: 'payments',
    run: (world, { which, status, steps }) =>
      overtake(world, steps, [() => dispute(world, which), () => close(world, 0, status)]),
  },
);
