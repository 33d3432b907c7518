import type { RequestContext } from '../_shared/serve.ts';
import { hasDeletedCustomer, idOf, type StripeSubscription } from '../_shared/stripe.ts';

/** What of a checkout session counts, as Stripe has it now. */
export interface PaidCheckout {
  id: string;
  /** 'complete' once it is paid, 'expired' when nobody can pay any more. */
  status: string | null;
  /** Unix seconds. */
  created: number;
  subscriptionId: string | null;
  /** The account that the checkout was begun for. */
  userId: string | null;
  email: string | null;
  name: string | null;
}

/** Whose a page is, for whom else of their household another one may have been paid, and what is still open. */
export interface CheckoutHousehold {
  email: string;
  phone: string | null;
  /** Stripe's customers of the person, as far as we know them. */
  ownCustomers: readonly string[];
  householdCustomers: readonly string[];
  /** Stripe's sessions of the pages that the payment ends. */
  rivals: readonly string[];
}

/** What a page has become. */
export interface CheckoutEnd {
  subscriptionId: string;
  /** Null where nobody becomes a client by it. */
  clientId: string | null;
  /** The subscription that stood already. */
  duplicateOf: string | null;
  isCancelled: boolean;
}

export interface CheckoutEventDependencies {
  retrieveSession(sessionId: string): Promise<PaidCheckout>;
  /** Brings the row of a subscription to Stripe's present state. */
  follow(stripeId: string): Promise<StripeSubscription>;
  /** Null for a page that is none of ours. */
  householdOf(sessionId: string): Promise<CheckoutHousehold | null>;
  /**
   * The subscription that was begun before this one and excludes it: it runs for the same person, or was the one trial of
   * the household.
   */
  findEarlier(subscription: StripeSubscription, household: CheckoutHousehold): Promise<string | null>;
  /** Ends a subscription at once. May be repeated. */
  endSubscription(stripeId: string): Promise<void>;
  /** Ends a page at Stripe, unless it was paid. */
  expirePage(sessionId: string): Promise<'expired' | 'paid'>;
  /**
   * The account of who paid: the confirmed one of the address, or one that is made, and mailed an invitation unless one has
   * been sent since. Of several deliveries at the same time one mails it, and the others fail.
   */
  accountOf(
    paid: { customerId: string | null; email: string; name: string | null; since: Date },
    requestId: string,
  ): Promise<string>;
  /** Gives a new client the default forms, each once; false when there is no such client. */
  assignDefaultForms(clientId: string): Promise<boolean>;
  /** Notes the account at Stripe, where a mirror that was lost finds it. */
  noteAccount(stripeId: string, clientId: string): Promise<void>;
  /** Completes the row in one transaction; when nobody paid the page is over. May be repeated. */
  close(sessionId: string, end: CheckoutEnd | null): Promise<void>;
}

/** Nothing was charged for it: it has its free days before it, or ended without a period that was paid. */
const isUncharged = ({ status, trial_start }: StripeSubscription) =>
  status === 'trialing' || (status === 'canceled' && trial_start !== null) || status === 'incomplete_expired';

/**
 * Makes of who paid a client: row, account, forms, and last of all the checkout's own row, so that whatever fails in between
 * is repeated with the next delivery. A second subscription ends instead, unless it was charged.
 */
export async function followCheckout(
  sessionId: string,
  { requestId, log }: Pick<RequestContext<'public'>, 'requestId' | 'log'>,
  dependencies: CheckoutEventDependencies,
): Promise<void> {
  const { retrieveSession, follow, householdOf, findEarlier, endSubscription, expirePage } = dependencies;
  const { accountOf, assignDefaultForms, noteAccount, close } = dependencies;
  const session = await retrieveSession(sessionId);
  if (session.status === 'expired') return close(sessionId, null);
  const { subscriptionId, userId, email, name, created } = session;
  if (session.status !== 'complete' || subscriptionId === null) return;
  const present = await follow(subscriptionId);
  if (hasDeletedCustomer(present)) {
    // Nothing runs any more, and an invitation would greet a person whom an admin has just removed.
    log('warning', 'paid-customer-deleted', { subscription_id: subscriptionId });
    return close(sessionId, { subscriptionId, clientId: null, duplicateOf: null, isCancelled: false });
  }
  const household = await householdOf(sessionId);
  const duplicateOf = household === null ? null : await findEarlier(present, household);
  if (duplicateOf !== null && isUncharged(present)) {
    log('warning', 'second-subscription-cancelled', { subscription_id: subscriptionId, beside: duplicateOf });
    if (present.status === 'trialing') {
      await endSubscription(subscriptionId);
      await follow(subscriptionId);
    }
    return close(sessionId, { subscriptionId, clientId: null, duplicateOf, isCancelled: true });
  }
  if (duplicateOf !== null) {
    // Money has moved: whether it goes back is for people to say.
    log('error', 'second-subscription-charged', { subscription_id: subscriptionId, beside: duplicateOf });
  }
  for (const rival of household?.rivals ?? []) {
    // One that was paid has an event of its own, which finds this subscription.
    if ((await expirePage(rival)) === 'expired') await close(rival, null);
  }
  let clientId = userId;
  // An account that was deleted since the page was made leaves the subscription to the address.
  if (clientId === null || !(await assignDefaultForms(clientId))) {
    if (email === null) throw new Error(`Stripe's session ${sessionId} has no address`);
    const customerId = idOf(present.customer);
    const paid = { customerId, email: email.toLowerCase(), name, since: new Date(created * 1_000) };
    clientId = await accountOf(paid, requestId);
    await assignDefaultForms(clientId);
    await noteAccount(subscriptionId, clientId);
  }
  await close(sessionId, { subscriptionId, clientId, duplicateOf, isCancelled: false });
}
