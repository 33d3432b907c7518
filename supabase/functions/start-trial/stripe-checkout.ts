import type Stripe from 'stripe';
import { type Billing, stripePlan } from '../_shared/billing.ts';
import { HttpError } from '../_shared/errors.ts';
import { stripeFailure } from '../_shared/stripe.ts';
import type { Person, Refusal, TrialDependencies } from './handler.ts';

/** Stripe keeps a page open for a day at most, counted from when it is made: an hour is for who comes back late. */
const openSeconds = 23 * 60 * 60;

const runningStatuses = new Set<Stripe.Subscription.Status>([
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
]);

/** What Stripe is asked and told when a subscription begins. */
export function stripeCheckout(
  stripe: Pick<Stripe, 'customers' | 'subscriptions' | 'checkout' | 'prices' | 'taxRates'>,
  billing: Billing,
  siteUrl: string,
): Pick<TrialDependencies, 'askStripe' | 'makePage'> {
  const site = siteUrl.replace(/\/+$/, '');

  /** Stripe's customers of the address, and with it of the number. */
  async function customersOf({ email, phone }: Person): Promise<Stripe.Customer[]> {
    const [byEmail, byPhone] = await Promise.all([
      stripe.customers.list({ email, limit: 100 }),
      phone === null ? null : stripe.customers.search({ query: `phone:'${phone}'`, limit: 100 }),
    ]);
    return [...byEmail.data, ...(byPhone?.data ?? [])];
  }

  async function refusalOf(person: Person): Promise<Refusal | null> {
    const customers = new Map((await customersOf(person)).map((customer) => [customer.id, customer]));
    let began: number | null = null;
    for (const { id, email } of customers.values()) {
      const { data } = await stripe.subscriptions.list({ customer: id, status: 'all', limit: 100 });
      const running = data.find(({ status }) => runningStatuses.has(status));
      // One of the household may train while another one does.
      if (running !== undefined && email?.toLowerCase() === person.email) {
        return { refusal: 'running', status: running.status };
      }
      for (const { trial_start } of data) {
        if (trial_start !== null && (began === null || trial_start < began)) began = trial_start;
      }
    }
    if (began === null) return null;
    return { refusal: 'trial_used', began: new Date(began * 1_000).toISOString() };
  }

  /** The customer of the address, so that invoices of one person stay together; else a new one. */
  async function customerOf(checkoutId: string, { email, name, phone }: Person): Promise<string> {
    const { data } = await stripe.customers.list({ email, limit: 1 });
    const known = data[0];
    if (known !== undefined) return known.id;
    const created = await stripe.customers.create(
      { email, ...(name === null ? {} : { name }), ...(phone === null ? {} : { phone }) },
      { idempotencyKey: `customer-${checkoutId}` },
    );
    return created.id;
  }

  const failing = <Answer>(work: Promise<Answer>) =>
    work.catch((thrown: unknown) => {
      throw thrown instanceof HttpError ? thrown : stripeFailure(thrown);
    });

  return {
    askStripe: (person) => failing(refusalOf(person)),

    makePage: (checkout, person, plan, trialDays) =>
      failing(
        (async () => {
          const { price, taxRate } = await stripePlan(stripe, billing, plan);
          const customer = await customerOf(checkout.id, person);
          const metadata = {
            checkout_id: checkout.id,
            ...(person.clientId === null ? {} : { user_id: person.clientId }),
          };
          const session = await stripe.checkout.sessions.create(
            {
              mode: 'subscription',
              customer,
              client_reference_id: checkout.id,
              line_items: [{ price, quantity: 1, tax_rates: [taxRate] }],
              payment_method_collection: 'always',
              subscription_data: { metadata, ...(trialDays > 0 && { trial_period_days: trialDays }) },
              metadata,
              success_url: `${site}/thank-you-trial`,
              // Who has an account goes on where it is.
              cancel_url: `${site}${person.clientId === null ? '/pricing' : '/dashboard'}`,
              expires_at: Math.floor(Date.parse(checkout.createdAt) / 1_000) + openSeconds,
            },
            { idempotencyKey: `session-${checkout.id}` },
          );
          if (session.url === null) throw new Error(`Stripe's session ${session.id} has no page`);
          return {
            customerId: customer,
            sessionId: session.id,
            url: session.url,
            expiresAt: new Date(session.expires_at * 1_000).toISOString(),
          };
        })(),
      ),
  };
}
