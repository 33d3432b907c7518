import type { StripeSubscription } from '../_shared/stripe.ts';

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

export interface CheckoutEventDependencies {
  retrieveSession(sessionId: string): Promise<PaidCheckout>;
  /** Brings the row of a subscription to Stripe's present state. */
  follow(stripeId: string): Promise<StripeSubscription>;
  /**
   * The account of who paid: the confirmed one of the address, or one that is made, and mailed an invitation unless one has
   * been sent since.
   */
  accountOf(paid: { email: string; name: string | null; since: Date }, requestId: string): Promise<string>;
  /** Gives a new client the default forms, each once; false when there is no such client. */
  giveForms(clientId: string): Promise<boolean>;
  /** Notes the account at Stripe, where a mirror that was lost finds it. */
  noteAccount(stripeId: string, clientId: string): Promise<void>;
  /** Completes the row in one transaction; when nobody paid the page is over. May be repeated. */
  close(sessionId: string, paid: { subscriptionId: string; clientId: string } | null): Promise<void>;
}

/**
 * Makes of who paid a client: row, account, forms, and last of all the checkout's own row, so that whatever fails in between
 * is repeated with the next delivery.
 */
export async function followCheckout(
  sessionId: string,
  requestId: string,
  dependencies: CheckoutEventDependencies,
): Promise<void> {
  const { retrieveSession, follow, accountOf, giveForms, noteAccount, close } = dependencies;
  const session = await retrieveSession(sessionId);
  if (session.status === 'expired') return close(sessionId, null);
  const { subscriptionId, userId, email, name, created } = session;
  if (session.status !== 'complete' || subscriptionId === null) return;
  await follow(subscriptionId);
  let clientId = userId;
  // An account that was deleted since the page was made leaves the subscription to the address.
  if (clientId === null || !(await giveForms(clientId))) {
    if (email === null) throw new Error(`Stripe's session ${sessionId} has no address`);
    const paid = { email: email.toLowerCase(), name, since: new Date(created * 1_000) };
    clientId = await accountOf(paid, requestId);
    await giveForms(clientId);
    await noteAccount(subscriptionId, clientId);
  }
  await close(sessionId, { subscriptionId, clientId });
}
