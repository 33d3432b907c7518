import Stripe from 'stripe';
import { type StripeSubscription, stripeColumns } from '../_shared/stripe.ts';
import type { SubscriptionChange } from '../_shared/subscription-changes.ts';
import { adminToken, assert, post, testSurroundings } from '../_shared/testing.ts';
import type { MirrorRow } from './drift.ts';
import { createHandler, type ReconcileDependencies } from './handler.ts';
import type { Walk } from './walk.ts';

export const theirs = (id: string, changes: object = {}): StripeSubscription =>
  ({
    id,
    status: 'active',
    trial_start: null,
    trial_end: null,
    cancel_at_period_end: false,
    customer: 'cus_1',
    metadata: {},
    items: {
      data: [{ current_period_end: 1_796_083_200, price: { nickname: 'Online, monthly', lookup_key: null } }],
    },
    ...changes,
  }) as StripeSubscription;

export const rowOf = (subscription: StripeSubscription, changes: Partial<MirrorRow> = {}): MirrorRow => ({
  stripe_subscription_id: subscription.id,
  plan: null,
  ...stripeColumns(subscription),
  ...changes,
});

const gone = () =>
  new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such subscription',
  });

interface Situation {
  stripe?: StripeSubscription[];
  rows?: MirrorRow[];
  changes?: SubscriptionChange[];
  /** Milliseconds that each page takes. */
  pageTakes?: number;
  pageSize?: number;
}

/** A Stripe and a mirror in memory, and the function between them. */
export function setUp({ stripe = [], rows = [], changes = [], pageTakes = 0, pageSize = 2 }: Situation = {}) {
  const { dependencies, lines } = testSurroundings();
  const at = new Map(stripe.map((one) => [one.id, one]));
  const ours = new Map(rows.map((row) => [row.stripe_subscription_id ?? '', row]));
  const walks = new Map<string, Walk & { seen: Set<string>; begun: object }>();
  const given: string[] = [];
  const ended: string[] = [];
  let writes = 0;
  let clock = 0;
  const bump = () => {
    writes += 1;
    return true;
  };
  const surroundings: ReconcileDependencies = {
    ...dependencies,
    now: () => clock,
    currentTime: () => new Date('2026-11-21T10:00:00Z'),
    async page(after) {
      clock += pageTakes;
      const all = [...at.values()];
      const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
      return { items: all.slice(start, start + pageSize), hasMore: start + pageSize < all.length };
    },
    async retrieve(id) {
      const found = at.get(id);
      if (!found) throw gone();
      return found;
    },
    rows: async (ids) => ids.flatMap((id) => ours.get(id) ?? []),
    version: async (id) => (ours.has(id) ? `version-${writes}` : null),
    async insert({ email: _, name: __, ...row }) {
      ours.set(row.stripe_subscription_id, { plan: null, ...row });
      return bump();
    },
    async update(id, _, columns) {
      ours.set(id, { ...(ours.get(id) as MirrorRow), ...columns });
      return bump();
    },
    async markMissing(id) {
      ours.set(id, { ...(ours.get(id) as MirrorRow), status: 'none', provider_status: 'missing' });
      return bump();
    },
    owner: async () => null,
    async link(id, userId) {
      given.push(`${id} ${userId}`);
    },
    assign: async () => ({ assigned: [], skipped: [] }),
    async setEnding(id, ends) {
      const changed = theirs(id, { cancel_at_period_end: ends });
      at.set(id, changed);
      return changed;
    },
    async finish(changeId, _, columns) {
      ended.push(`${changeId} done`);
      ours.set('sub_1', { ...(ours.get('sub_1') as MirrorRow), ...columns });
      return bump();
    },
    async close(changeId, outcome) {
      ended.push(`${changeId} ${outcome}`);
    },
    leftChanges: async () => changes,
    async unseen(walkId, after) {
      const seen = walks.get(walkId)?.seen ?? new Set();
      return [...ours.keys()]
        .filter((id) => id > after && !seen.has(id) && ours.get(id)?.provider_status !== 'missing')
        .sort()
        .slice(0, pageSize);
    },
    async beginWalk(begun) {
      const id = `7f5b7a5e-0000-4000-8000-00000000000${walks.size}`;
      const walk = { id, fix: begun.fix, position: '', walked: 0, drifted: 0, fixed: 0, drift: {} };
      walks.set(id, { ...walk, finished_at: null, seen: new Set(), begun });
      return { ...walk, finished_at: null };
    },
    findWalk: async (id) => walks.get(id) ?? null,
    async advance({ id, position }, step) {
      const walk = walks.get(id);
      if (walk?.position !== position || walk.finished_at !== null) return null;
      for (const met of step.seen) walk.seen.add(met);
      walk.position = step.nextPosition;
      walk.walked += step.walked;
      walk.drifted += step.drifted;
      walk.fixed += step.fixed;
      for (const [kind, count] of Object.entries(step.drift)) {
        walk.drift[kind] = (walk.drift[kind] ?? 0) + count;
      }
      walk.finished_at = step.isFinished ? 'now' : null;
      return { ...walk };
    },
  };
  const ask = (body: object, token = adminToken) => createHandler(surroundings)(post({ body, token }));
  const reconcile = async (body: object) => {
    const response = await ask(body);
    assert.equal(response.status, 200);
    return await response.json();
  };
  return { surroundings, ask, reconcile, at, ours, walks, given, ended, lines };
}
