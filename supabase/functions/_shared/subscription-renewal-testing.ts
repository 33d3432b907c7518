import type { Subscription } from '@flow/contracts/subscription.ts';
import type { AuditEntry } from './audit-log.ts';
import type { StripeColumns, StripeSubscription } from './stripe.ts';
import type { RenewalDependencies } from './subscription-renewal.ts';
import { client, testSurroundings } from './testing.ts';

/** The client's running subscription, ten days before its period ends. */
export const running: Subscription = {
  id: '7f5b7a5e-0000-4000-8000-000000000009',
  email: 'client@flow.example',
  name: 'Client',
  plan: 'Online, monthly',
  status: 'active',
  trial_start: null,
  trial_end: null,
  current_period_end: '2026-12-01T00:00:00.000Z',
  stripe_customer_id: 'cus_1',
  stripe_subscription_id: 'sub_1',
  last_sign_in_at: '2026-11-20T00:00:00.000Z',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-11-01T00:00:00.000Z',
  user_id: client.userId,
  user_deleted: false,
  cancel_at_period_end: false,
};

/** The same subscription, cancelled. */
export const ending: Subscription = { ...running, cancel_at_period_end: true };

/** The subscription as Stripe tells it. */
export const stripes = (ends: boolean): StripeSubscription => ({
  id: 'sub_1',
  status: 'active',
  trial_start: null,
  trial_end: null,
  cancel_at_period_end: ends,
  customer: 'cus_1',
  metadata: {},
  items: {
    data: [{ current_period_end: 1_796_083_200, price: { nickname: 'Online, monthly', lookup_key: null } }],
  },
});

/** Surroundings with one subscription, `sub_1`, which remember in `steps` what was done. */
export function renewalSurroundings(
  row: Subscription | null = running,
  overrides: Partial<RenewalDependencies> = {},
) {
  const { dependencies, lines } = testSurroundings();
  let current = row;
  let writes = 0;
  const steps: string[] = [];
  const keys: string[] = [];
  const audited: AuditEntry[] = [];
  const written: StripeColumns[] = [];
  const counted: string[] = [];
  const surroundings: RenewalDependencies = {
    ...dependencies,
    currentTime: () => new Date('2026-11-21T10:00:00Z'),
    async takeRateLimit(key) {
      counted.push(key);
      return { allowed: true, retryAfter: 0 };
    },
    version: async (id) => (id === 'sub_1' && current ? `version-${writes}` : null),
    find: async (id) => (id === 'sub_1' ? current : null),
    async setEnding(_, ends, key) {
      steps.push(`stripe ${ends}`);
      keys.push(key);
      return stripes(ends);
    },
    async audit(entry) {
      steps.push('audit');
      audited.push(entry);
    },
    async update(_, version, columns) {
      if (version !== `version-${writes}`) return false;
      steps.push('update');
      writes += 1;
      written.push(columns);
      if (current) current = { ...current, cancel_at_period_end: columns.cancel_at_period_end };
      return true;
    },
    async retrieve() {
      steps.push('retrieve');
      return stripes(current?.cancel_at_period_end ?? false);
    },
    insert: () => Promise.reject(new Error('The row is there')),
    ...overrides,
  };
  /** Another writes the row: a webhook, for example. */
  const writeElsewhere = (changes: Partial<Subscription>) => {
    writes += 1;
    if (current) current = { ...current, ...changes };
  };
  return { surroundings, steps, keys, audited, written, counted, lines, writeElsewhere };
}
