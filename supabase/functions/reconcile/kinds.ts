import type { DriftKind } from '@flow/contracts/billing.ts';
import {
  type DisputeRow,
  type DisputeRows,
  followDispute,
  followInvoice,
  type InvoiceRow,
  type InvoiceRows,
  type StripeInvoice,
} from '../_shared/invoice-mirror.ts';
import type { RequestContext } from '../_shared/serve.ts';
import type { StripeSubscription } from '../_shared/stripe.ts';
import { isRunning } from '../_shared/stripe-household.ts';
import type { StripeObjects } from '../_shared/stripe-objects.ts';
import { followStripe, type SubscriptionMirror } from '../_shared/subscription-mirror.ts';
import {
  linkAccountAndAssignForms,
  notedAccount,
  type OwnerDependencies,
} from '../_shared/subscription-owner.ts';
import type { CheckoutEventDependencies, PaidCheckout } from '../stripe-webhook/checkout-events.ts';
import { settleCheckout } from '../stripe-webhook/settle-checkout.ts';
import {
  type CheckoutRow,
  checkoutDrift,
  disputeDrift,
  driftOf,
  invoiceDrift,
  type ListedDispute,
  type MirrorRow,
} from './drift.ts';

export type Context = Pick<RequestContext<'public'>, 'requestId' | 'log'>;

/** What our table has of a kind. */
export interface ComparedRows<Row> {
  rows(stripeIds: readonly string[]): Promise<Row[]>;
  /** Rows that a run has not met at Stripe, after an id and in the order of their ids. */
  unseen(runId: string, after: string): Promise<string[]>;
  /** Notes that Stripe does not know a row; false when the row was written since it was seen. */
  markMissing(stripeId: string, version: string): Promise<boolean>;
}

/** What of a kind is listed at Stripe, and what our table has. */
export interface Compared<Listed, Row> extends ComparedRows<Row> {
  /** Stripe's objects that follow one, newest first, never more than a hundred. */
  page(after: string | null): Promise<{ items: Listed[]; hasMore: boolean }>;
}

/** One kind of object, as a run compares and repairs it. */
export interface Kind<Listed extends { id: string }, Row, Theirs extends Listed = Listed>
  extends ComparedRows<Row> {
  /** The number of the run that counts it; null where it has been counted as another kind. */
  counter: 'walked' | 'walkedInvoices' | 'walkedDisputes' | 'walkedCheckouts' | null;
  idOf(row: Row): string | null;
  version(stripeId: string): Promise<string | null>;
  retrieve(stripeId: string): Promise<Theirs>;
  drift(row: Row | null, theirs: Listed | Theirs | null): DriftKind[];
  /** Brings the row to Stripe's present state; null where a person decides what is to be done. */
  repair: ((stripeId: string, row: Row | null, context: Context) => Promise<void>) | null;
}

/** A kind of which a run reads Stripe's list too. */
export type ListedKind<Listed extends { id: string }, Row> = Kind<Listed, Row> & Compared<Listed, Row>;

export interface KindDependencies
  extends SubscriptionMirror,
    OwnerDependencies,
    Pick<StripeObjects, 'retrieveInvoice' | 'retrieveDispute'>,
    Compared<StripeSubscription, MirrorRow> {
  invoices: InvoiceRows & Compared<StripeInvoice, InvoiceRow>;
  disputes: DisputeRows & Compared<ListedDispute, DisputeRow>;
  /** Our open pages, and what is done with one that was paid. */
  checkouts: Pick<ComparedRows<CheckoutRow>, 'rows' | 'unseen'> &
    Omit<CheckoutEventDependencies, 'follow' | 'assignDefaultForms'>;
  duplicates: {
    /** Second subscriptions that were charged and go on beside the first one, after an id and in the order of their ids. */
    unseen(runId: string, after: string): Promise<string[]>;
    /** The one that a second subscription stands beside. */
    beside(stripeId: string): Promise<string | null>;
  };
  /** Those of the accounts that there are: others have been deleted. */
  existing(clientIds: readonly string[]): Promise<string[]>;
}

export function subscriptionKind(dependencies: KindDependencies): ListedKind<StripeSubscription, MirrorRow> {
  const { page, retrieve, existing } = dependencies;
  /** A row cannot belong to an account that was deleted: its note is none. */
  async function withoutDeletedAccounts(theirs: StripeSubscription[]): Promise<StripeSubscription[]> {
    const accounts = new Set(await existing(theirs.flatMap((one) => notedAccount(one) ?? [])));
    return theirs.map((one) => (accounts.has(notedAccount(one) ?? '') ? one : { ...one, metadata: {} }));
  }
  return {
    ...dependencies,
    counter: 'walked',
    idOf: (row) => row.stripe_subscription_id,
    async page(after) {
      const { items, hasMore } = await page(after);
      return { items: await withoutDeletedAccounts(items), hasMore };
    },
    async retrieve(id) {
      const theirs = await retrieve(id);
      const [known = theirs] = await withoutDeletedAccounts([theirs]);
      return known;
    },
    drift: driftOf,
    async repair(id, row, context) {
      const present = await followStripe(id, dependencies);
      await linkAccountAndAssignForms(present, row?.status === 'trialing', dependencies, context);
    },
  };
}

export const invoiceKind = ({
  invoices,
  retrieveInvoice,
}: KindDependencies): ListedKind<StripeInvoice, InvoiceRow> => ({
  ...invoices,
  counter: 'walkedInvoices',
  idOf: ({ id }) => id,
  retrieve: retrieveInvoice,
  drift: invoiceDrift,
  async repair(id) {
    await followInvoice(id, invoices, retrieveInvoice);
  },
});

export const disputeKind = ({
  disputes,
  retrieveDispute,
}: KindDependencies): ListedKind<ListedDispute, DisputeRow> => ({
  ...disputes,
  counter: 'walkedDisputes',
  idOf: ({ id }) => id,
  retrieve: retrieveDispute,
  drift: disputeDrift,
  async repair(id) {
    await followDispute(id, disputes, retrieveDispute);
  },
});

/** Our open pages are few, and Stripe's list of all that ever were is long: each of ours is asked for by itself. */
export function checkoutKind(dependencies: KindDependencies): Kind<PaidCheckout, CheckoutRow> {
  const { checkouts } = dependencies;
  return {
    ...checkouts,
    counter: 'walkedCheckouts',
    idOf: (row) => row.stripe_session_id,
    version: async (id) => (await checkouts.rows([id]))[0]?.updated_at ?? null,
    retrieve: checkouts.retrieveSession,
    drift: checkoutDrift,
    async markMissing(id) {
      await checkouts.close(id, null);
      return true;
    },
    repair: (id, _, context) => settleCheckout(id, { ...dependencies, ...checkouts }, context),
  };
}

/** A second subscription at Stripe, and whether it and the first one both go on. */
interface Duplicate {
  id: string;
  goesOn: boolean;
}

/** Second subscriptions that were charged. Which one ends, and whether money goes back, a person decides. */
export const duplicateKind = ({ duplicates, retrieve }: KindDependencies): Kind<Duplicate, never> => ({
  counter: null,
  idOf: () => null,
  rows: async () => [],
  unseen: duplicates.unseen,
  version: async () => null,
  markMissing: async () => false,
  async retrieve(id) {
    const first = await duplicates.beside(id);
    const both = await Promise.all([id, ...(first === null ? [] : [first])].map(retrieve));
    const goOn = both.filter((one) => isRunning(one) && !one.cancel_at_period_end);
    return { id, goesOn: goOn.length === 2 };
  },
  drift: (_, theirs) => (theirs?.goesOn ? ['duplicate_subscription'] : []),
  repair: null,
});
