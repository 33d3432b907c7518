import Stripe from 'stripe';
import type { DisputeRow, InvoiceRow, StripeDispute, StripeInvoice } from '../_shared/invoice-mirror.ts';
import type { SubscriptionChange } from '../_shared/pending-changes.ts';
import type { StripeSubscription } from '../_shared/stripe.ts';
import { theirs } from '../_shared/stripe-fixtures.ts';
import { adminToken, assert, client, post, testSurroundings } from '../_shared/testing.ts';
import type { PaidCheckout } from '../stripe-webhook/checkout-events.ts';
import type { MirrorRow } from './drift.ts';
import { createHandler, type ReconcileDependencies } from './handler.ts';
import type { Run } from './reconciliation-run.ts';

/** What Stripe says of an object that it does not know. */
export const gone = (): Stripe.errors.StripeError =>
  new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'No such subscription',
  });

interface Situation {
  stripe?: StripeSubscription[];
  rows?: MirrorRow[];
  changes?: SubscriptionChange[];
  invoices?: StripeInvoice[];
  invoiceRows?: InvoiceRow[];
  disputes?: StripeDispute[];
  disputeRows?: DisputeRow[];
  /** Stripe's pages. */
  sessions?: PaidCheckout[];
  /** Our pages by the ids of Stripe's, each with its status. */
  checkouts?: Record<string, string>;
  /** Second subscriptions, each with the one that it stands beside. */
  duplicates?: Record<string, string>;
  /** Milliseconds that each page takes. */
  pageTakes?: number;
  pageSize?: number;
}

/** A Stripe and a mirror in memory, and the function between them. */
export function setUp(situation: Situation = {}) {
  const { stripe = [], rows = [], changes = [], pageTakes = 0, pageSize = 2 } = situation;
  const { dependencies, lines } = testSurroundings();
  const at = new Map(stripe.map((one) => [one.id, one]));
  const ours = new Map(rows.map((row) => [row.stripe_subscription_id ?? '', row]));
  const runs = new Map<string, Run & { seen: Set<string>; begun: object }>();
  const given: string[] = [];
  const ended: string[] = [];
  let writes = 0;
  let clock = 0;
  const bump = () => {
    writes += 1;
    return true;
  };
  const pageOf = <Item extends { id: string }>(all: readonly Item[], after: string | null) => {
    const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
    return { items: all.slice(start, start + pageSize), hasMore: start + pageSize < all.length };
  };
  const unseenOf = (runId: string, after: string, known: [id: string, word: string | null][]) =>
    known
      .filter(([id, word]) => id > after && !runs.get(runId)?.seen.has(id) && word !== 'missing')
      .map(([id]) => id)
      .sort()
      .slice(0, pageSize);
  /** A table whose key is Stripe's id, and Stripe's list of the same. */
  const tableOf = <Listed extends { id: string }, Row extends { id: string; status: string }>(
    listed: readonly Listed[],
    kept: Map<string, Row>,
  ) => ({
    page: async (after: string | null) => pageOf(listed, after),
    rows: async (ids: readonly string[]) => ids.flatMap((id) => kept.get(id) ?? []),
    version: async (id: string) => (kept.has(id) ? `version-${writes}` : null),
    async insert(row: Row) {
      kept.set(row.id, row);
      return bump();
    },
    async update(id: string, _: string, row: Row) {
      kept.set(id, row);
      return bump();
    },
    async markMissing(id: string) {
      kept.set(id, { ...(kept.get(id) as Row), status: 'missing' });
      return bump();
    },
    unseen: async (runId: string, after: string) =>
      unseenOf(
        runId,
        after,
        [...kept].map(([id, { status }]) => [id, status]),
      ),
  });
  const byId = <Row extends { id: string }>(all: readonly Row[] = []) =>
    new Map(all.map((row) => [row.id, row]));
  const ourInvoices = byId(situation.invoiceRows);
  const ourDisputes = byId(situation.disputeRows);
  const ourCheckouts = new Map(Object.entries(situation.checkouts ?? {}));
  const retrieving =
    <Item extends { id: string }>(all: readonly Item[] = []) =>
    async (id: string) => {
      const found = all.find((one) => one.id === id);
      if (!found) throw gone();
      return found;
    };
  const surroundings: ReconcileDependencies = {
    ...dependencies,
    now: () => clock,
    currentTime: () => new Date('2026-11-21T10:00:00Z'),
    async page(after) {
      clock += pageTakes;
      return pageOf([...at.values()], after);
    },
    invoices: tableOf(situation.invoices ?? [], ourInvoices),
    // As Stripe's list has them: without the invoice.
    disputes: tableOf(
      (situation.disputes ?? []).map(({ invoice: _, ...listed }) => listed),
      ourDisputes,
    ),
    retrieveInvoice: retrieving(situation.invoices),
    retrieveDispute: retrieving(situation.disputes),
    checkouts: {
      rows: async (ids) =>
        ids.flatMap((id) => {
          const status = ourCheckouts.get(id);
          return status === undefined
            ? []
            : { stripe_session_id: id, status, updated_at: '2026-11-21T10:00:00Z' };
        }),
      unseen: async (_, after) =>
        [...ourCheckouts]
          .filter(([id, status]) => status === 'open' && id > after)
          .map(([id]) => id)
          .sort()
          .slice(0, pageSize),
      retrieveSession: retrieving(situation.sessions),
      householdOf: async () => null,
      findEarlier: async () => null,
      async endSubscription() {},
      expirePage: async () => 'expired',
      accountOf: async () => client.userId,
      async noteAccount() {},
      async close(id, paid) {
        given.push(`${id} ${paid === null ? 'nobody' : `${paid.subscriptionId} ${paid.clientId}`}`);
        ourCheckouts.set(id, paid === null ? 'expired' : 'completed');
        const row = ours.get(paid?.subscriptionId ?? '');
        if (paid !== null && row) ours.set(paid.subscriptionId, { ...row, user_id: paid.clientId });
      },
    },
    duplicates: {
      beside: async (id) => situation.duplicates?.[id] ?? null,
      unseen: async (_, after) =>
        Object.keys(situation.duplicates ?? {})
          .filter((id) => id > after)
          .sort()
          .slice(0, pageSize),
    },
    async retrieve(id) {
      const found = at.get(id);
      if (!found) throw gone();
      return found;
    },
    rows: async (ids) => ids.flatMap((id) => ours.get(id) ?? []),
    version: async (id) => (ours.has(id) ? `version-${writes}` : null),
    async insert(row) {
      ours.set(row.stripe_subscription_id, { email: null, name: null, plan: null, user_id: null, ...row });
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
    owner: async (id) => ours.get(id)?.user_id ?? null,
    async link(id, userId) {
      given.push(`${id} ${userId}`);
      ours.set(id, { ...(ours.get(id) as MirrorRow), user_id: userId });
    },
    assign: async (clientId) => (clientId === client.userId ? { assigned: [], skipped: [] } : null),
    existing: async (clientIds) => clientIds.filter((id) => id === client.userId),
    async setEnding(id, ends) {
      const changed = theirs(id, { cancel_at_period_end: ends });
      at.set(id, changed);
      return changed;
    },
    endingChangesSince: async () => [],
    async finish(changeId, _, columns) {
      ended.push(`${changeId} done`);
      ours.set('sub_1', { ...(ours.get('sub_1') as MirrorRow), ...columns });
      return bump();
    },
    async close(changeId, outcome) {
      ended.push(`${changeId} ${outcome}`);
    },
    unfinishedChanges: async () => changes,
    unseen: async (runId, after) =>
      unseenOf(
        runId,
        after,
        [...ours].map(([id, row]) => [id, row.provider_status]),
      ),
    async beginRun(begun) {
      const id = `7f5b7a5e-0000-4000-8000-00000000000${runs.size}`;
      const walked = { walked: 0, walkedInvoices: 0, walkedDisputes: 0, walkedCheckouts: 0 };
      const counts = { ...walked, drifted: 0, fixed: 0, drift: {} };
      const run = { id, fix: begun.fix, position: '', ...counts };
      runs.set(id, { ...run, finished_at: null, seen: new Set(), begun });
      return { ...run, finished_at: null };
    },
    findRun: async (id) => runs.get(id) ?? null,
    async advance({ id, position }, step) {
      const run = runs.get(id);
      if (run?.position !== position || run.finished_at !== null) return null;
      for (const met of step.seen) run.seen.add(met);
      run.position = step.nextPosition;
      run.walked += step.walked;
      run.walkedInvoices += step.walkedInvoices;
      run.walkedDisputes += step.walkedDisputes;
      run.walkedCheckouts += step.walkedCheckouts;
      run.drifted += step.drifted;
      run.fixed += step.fixed;
      for (const [kind, count] of Object.entries(step.drift)) {
        run.drift[kind] = (run.drift[kind] ?? 0) + count;
      }
      run.finished_at = step.isFinished ? 'now' : null;
      return { ...run };
    },
  };
  const ask = (body: object, token = adminToken) => createHandler(surroundings)(post({ body, token }));
  const reconcile = async (body: object) => {
    const response = await ask(body);
    assert.equal(response.status, 200);
    return await response.json();
  };
  return {
    surroundings,
    ask,
    reconcile,
    at,
    ours,
    ourInvoices,
    ourDisputes,
    ourCheckouts,
    runs,
    given,
    ended,
    lines,
  };
}
