import type { Subscription } from '@flow/contracts/subscription.ts';
import type { CancelResumeDependencies } from './cancel-resume.ts';
import type { EndingChange, NewChange, SubscriptionChange } from './pending-changes.ts';
import type { StripeColumns, StripeSubscription } from './stripe.ts';
import { theirs } from './stripe-fixtures.ts';
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
export const stripes = (ends: boolean) => theirs('sub_1', { cancel_at_period_end: ends });

/** A line of the audit log. */
type AuditLine = NewChange & { id: string };

/**
 * Surroundings with one subscription, `sub_1`, which remember in `steps` what was done: a Stripe that knows keys, and a row
 * with its versions. `fuse` names a step before or after which the process dies.
 */
export function cancelResumeSurroundings(
  row: Subscription | null = running,
  overrides: Partial<CancelResumeDependencies> = {},
) {
  const { dependencies, lines } = testSurroundings();
  let current = row;
  let writes = 0;
  let isEnding = row?.cancel_at_period_end ?? false;
  const answered = new Map<string, StripeSubscription>();
  const madeChanges: EndingChange[] = [];
  const noteChange = (key: string | null) =>
    madeChanges.push({ at: new Date(Math.floor(now.getTime() / 1000) * 1000), key });
  const steps: string[] = [];
  const keys: string[] = [];
  const audited: AuditLine[] = [];
  const written: StripeColumns[] = [];
  const counted: string[] = [];
  const changes: (SubscriptionChange & { request: NewChange; outcome?: string })[] = [];
  const open = () => changes.find(({ outcome }) => outcome === undefined) ?? null;
  let now = new Date('2026-11-21T10:00:00.250Z');
  const fuse = { before: '', after: '' };
  const step = (name: string, take: () => void) => {
    if (fuse.before === name) throw new Error('killed');
    take();
    steps.push(name);
    if (fuse.after === name) throw new Error('killed');
  };
  const surroundings: CancelResumeDependencies = {
    ...dependencies,
    currentTime: () => now,
    async takeRateLimit(key) {
      counted.push(key);
      return { allowed: true, retryAfter: 0 };
    },
    version: async (id) => (id === 'sub_1' && current ? `version-${writes}` : null),
    find: async (id) => (id === 'sub_1' ? current : null),
    openChange: async () => open(),
    async begin(request, version) {
      const left = open();
      if (left !== null) return left;
      if (version !== `version-${writes}`) return null;
      step('begin', () => {
        const { stripe_subscription_id, verb } = request;
        const id = `change-${changes.length}`;
        const idempotency_key = `${verb}-${id}`;
        const created_at = now.toISOString();
        changes.push({ id, stripe_subscription_id, verb, idempotency_key, created_at, request });
      });
      return open();
    },
    async setEnding(_, ends, key) {
      keys.push(key);
      const before = answered.get(key);
      if (before !== undefined) return before;
      step(`stripe ${ends}`, () => {
        isEnding = ends;
        noteChange(key);
        answered.set(key, stripes(ends));
      });
      return stripes(ends);
    },
    endingChangesSince: async (_, since) => madeChanges.filter(({ at }) => at >= since),
    async retrieve() {
      steps.push('retrieve');
      return stripes(isEnding);
    },
    async finish(id, version, columns) {
      const change = changes.find((one) => one.id === id);
      if (change === undefined) throw new Error(`There is no change ${id}`);
      if (change.outcome !== undefined) return true;
      if (version !== `version-${writes}`) return false;
      step('finish', () => {
        writes += 1;
        written.push(columns);
        if (current) current = { ...current, cancel_at_period_end: columns.cancel_at_period_end };
        audited.push({ id, ...change.request });
        change.outcome = 'done';
      });
      return true;
    },
    async close(id, outcome, error) {
      steps.push(`close ${outcome} ${error}`);
      const change = changes.find((one) => one.id === id);
      if (change) change.outcome = outcome;
    },
    ...overrides,
  };
  /** Another writes the row: a webhook, for example. */
  const writeElsewhere = (given: Partial<Subscription>) => {
    writes += 1;
    if (current) current = { ...current, ...given };
  };
  /** Somebody changes the subscription on Stripe's own pages. */
  const changeAtStripe = (ends: boolean) => {
    isEnding = ends;
    noteChange(null);
  };
  const wait = (hours: number) => {
    now = new Date(now.getTime() + hours * 3_600_000);
  };
  return {
    surroundings,
    steps,
    keys,
    audited,
    written,
    counted,
    changes,
    lines,
    fuse,
    writeElsewhere,
    changeAtStripe,
    wait,
    row: () => current,
    stripe: () => isEnding,
  };
}
