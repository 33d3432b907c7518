import type Stripe from 'stripe';
import { isMissing } from './stripe.ts';

type Customers = Pick<Stripe, 'customers'>;

const runningStatuses = new Set<Stripe.Subscription.Status>([
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
]);

/** Goes on by itself, or could be made to. */
export const isRunning = ({ status }: Pick<Stripe.Subscription, 'status'>) => runningStatuses.has(status);

const quoted = (value: string) => `'${value.replaceAll(/[\\']/g, '\\$&')}'`;

/**
 * Stripe's customers of an address. The list knows what was made just now, and only the address as it is written there; the
 * search knows any letters, and what is a minute old.
 */
export async function customersOfEmail({ customers }: Customers, email: string): Promise<Stripe.Customer[]> {
  const [listed, searched] = await Promise.all([
    customers.list({ email, limit: 100 }),
    customers.search({ query: `email:${quoted(email)}`, limit: 100 }),
  ]);
  const all = [...listed.data, ...searched.data.filter((known) => known.email?.toLowerCase() === email)];
  return [...new Map(all.map((customer) => [customer.id, customer])).values()];
}

export async function customersOfPhone({ customers }: Customers, phone: string): Promise<Stripe.Customer[]> {
  return (await customers.search({ query: `phone:${quoted(phone)}`, limit: 100 })).data;
}

/** The subscriptions of a customer, those that have ended too; none where Stripe knows no such customer. */
export async function subscriptionsOf(
  { subscriptions }: Pick<Stripe, 'subscriptions'>,
  customer: string,
): Promise<Stripe.Subscription[]> {
  try {
    return (await subscriptions.list({ customer, status: 'all', limit: 100 })).data;
  } catch (thrown) {
    if (isMissing(thrown)) return [];
    throw thrown;
  }
}
