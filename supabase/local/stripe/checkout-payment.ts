import type { StripeAccount } from './account.ts';
import { detailsOf, keepSession } from './checkout-sessions.ts';
import { newCustomer } from './customers.ts';
import { day } from './periods.ts';
import type { Checkout } from './state.ts';
import { beginSubscription } from './subscription-life.ts';
import { type CheckoutSession, type Customer, newId } from './wire.ts';

/** The cards of the stand-in's pages: two of Stripe's test cards that fail, one that does not, and none. */
export const cardChoices = ['works', 'declined_later', 'declined_now', 'none'] as const;
export type CardChoice = (typeof cardChoices)[number];

export interface CheckoutForm {
  card: CardChoice;
  email: string | null;
  name: string | null;
  phone: string | null;
}

/** Why a payment is refused; the session stays open, as Stripe's page stays. */
export type Refusal = 'card_declined' | 'card_missing' | 'email_missing';

/**
 * Pays an open session: its subscription begins, with a customer of its own where it was made without one.
 *
 * @returns why it is refused; null when it is paid.
 */
export function payCheckout(
  account: StripeAccount,
  session: CheckoutSession,
  form: CheckoutForm,
): Refusal | null {
  const checkout = account.checkouts.get(session.id);
  if (!checkout) throw new Error(`The stand-in lost what ${session.id} sells`);
  const present = typeof session.customer === 'string' ? account.customers.get(session.customer) : undefined;
  const email = present?.email ?? session.customer_email ?? form.email;
  if (email === null) return 'email_missing';
  // Without a trial the first charge is now.
  const isCharged = checkout.trialDays === null;
  if (form.card === 'declined_now' || (isCharged && form.card === 'declined_later')) return 'card_declined';
  if (form.card === 'none' && !mayHaveNoCard(session, checkout)) return 'card_missing';

  const customer = customerWith(account, present, { ...form, email });
  if (form.card !== 'none') account.cards.set(customer.id, form.card === 'works' ? 'works' : 'declined');
  complete(account, { session, customer, checkout });
  return null;
}

/** Whether the page offers to pay later without a card. */
export function mayHaveNoCard(session: CheckoutSession, checkout: Checkout): boolean {
  return session.payment_method_collection === 'if_required' && checkout.trialDays !== null;
}

function customerWith(
  account: StripeAccount,
  present: Customer | undefined,
  { email, name, phone }: { email: string; name: string | null; phone: string | null },
): Customer {
  if (present) {
    const customer = {
      ...present,
      name: name ?? present.name ?? null,
      phone: phone ?? present.phone ?? null,
    };
    account.customers.add(customer);
    return customer;
  }
  const customer = newCustomer({ id: newId('cus', 14), created: account.now(), email, name, phone });
  account.customers.add(customer);
  account.emit('customer.created', customer);
  return customer;
}

function complete(
  account: StripeAccount,
  { session, customer, checkout }: { session: CheckoutSession; customer: Customer; checkout: Checkout },
): void {
  const [line] = checkout.lines;
  if (!line) throw new Error(`The session ${session.id} sells nothing`);
  const { trialDays, metadata, description, missingCard } = checkout;
  const subscription = beginSubscription(account, {
    id: newId('sub'),
    customer: customer.id,
    ...line,
    metadata,
    description,
    missingCard,
    trialEnd: trialDays === null ? null : account.now() + trialDays * day,
  });
  const completed: CheckoutSession = {
    ...session,
    customer: customer.id,
    customer_details: detailsOf(customer, customer.email),
    invoice: subscription.latestInvoice,
    payment_status: trialDays === null ? 'paid' : 'no_payment_required',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  };
  keepSession(account, completed);
  account.emit('checkout.session.completed', completed);
  account.isChanged = true;
}
