import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

/** An object of the official package with the texts of which its client makes numbers of any length. */
type WithDecimals<T, Field extends keyof T> = Omit<T, Field> & { [Name in Field]: string | null };
type With<T, Fields> = Omit<T, keyof Fields> & Fields;

export type Customer = Stripe.Customer;
export type Product = Stripe.Product;
export type Price = WithDecimals<Stripe.Price, 'unit_amount_decimal'>;
type Plan = WithDecimals<Stripe.Plan, 'amount_decimal'>;
export type TaxRate = Stripe.TaxRate;
export type LineItem = With<Stripe.LineItem, { price: Price }>;
export type CheckoutSession = With<Stripe.Checkout.Session, { line_items?: Stripe.ApiList<LineItem> }>;
export type PortalSession = Stripe.BillingPortal.Session;
type LinePricing = WithDecimals<NonNullable<Stripe.InvoiceLineItem['pricing']>, 'unit_amount_decimal'>;
export type InvoiceLine = With<
  WithDecimals<Stripe.InvoiceLineItem, 'quantity_decimal'>,
  { pricing: LinePricing }
>;
export type Invoice = With<Stripe.Invoice, { lines: Stripe.ApiList<InvoiceLine> }>;
export type InvoicePayment = Stripe.InvoicePayment;
export type Charge = Stripe.Charge;
export type Dispute = Stripe.Dispute;
export type TestClock = Stripe.TestHelpers.TestClock;
export type SubscriptionItem = With<Stripe.SubscriptionItem, { price: Price; plan: Plan }>;
export type StripeSubscription = With<Stripe.Subscription, { items: Stripe.ApiList<SubscriptionItem> }>;

/** What a list knows an object by. */
export interface Listed {
  id: string;
  created: number;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id of Stripe's form: letters and digits after the prefix of its kind. */
export function newId(prefix: string, length = 24): string {
  const characters = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]);
  return `${prefix}_${characters.join('')}`;
}
