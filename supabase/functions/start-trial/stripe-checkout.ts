import Stripe from 'stripe';
import { type Billing, stripePlan } from '../_shared/billing.ts';
import { HttpError } from '../_shared/errors.ts';
import { expirePage } from '../_shared/expire-page.ts';
import { stripeFailure } from '../_shared/stripe.ts';
import {
  customersOfEmail,
  customersOfPhone,
  isRunning,
  subscriptionsOf,
} from '../_shared/stripe-household.ts';
import { type Person, paidMeanwhile, type Refusal, type TrialDependencies } from './handler.ts';

/** Stripe keeps a page open for a day at most, counted from when it is made: an hour is for who comes back late. */
const openSeconds = 23 * 60 * 60;

const { StripeAPIError, StripeIdempotencyError } = Stripe.errors;

/** Stripe stands by this answer for a day: a failure, or that the key was used with other parameters. */
const isKept = (thrown: unknown) =>
  thrown instanceof StripeAPIError || thrown instanceof StripeIdempotencyError;

/**
 * Makes a thing once, whatever has become of an earlier request. Where Stripe would only repeat an answer that is of no use, what
 * is there is looked for, and made with another key: one for a minute, so that requests at the same time are still one.
 */
async function makeOnce<Thing>(
  key: string,
  find: () => Promise<Thing | undefined>,
  make: (options: { idempotencyKey: string }) => Promise<Thing>,
): Promise<Thing> {
  const present = await find();
  if (present !== undefined) return present;
  try {
    return await make({ idempotencyKey: key });
  } catch (thrown) {
    if (!isKept(thrown)) throw thrown;
    return (await find()) ?? make({ idempotencyKey: `${key}-${Math.floor(Date.now() / 60_000)}` });
  }
}

/** What Stripe is asked and told when a subscription begins. */
export function stripeCheckout(
  stripe: Pick<Stripe, 'customers' | 'subscriptions' | 'checkout' | 'prices' | 'taxRates'>,
  billing: Billing,
  siteUrl: string,
): Pick<TrialDependencies, 'askStripe' | 'makePage' | 'expirePage'> {
  const site = siteUrl.replace(/\/+$/, '');

  /** Stripe's customers of the address, and with it of the number. */
  async function customersOf({ email, phone }: Person): Promise<Stripe.Customer[]> {
    const [byEmail, byPhone] = await Promise.all([
      customersOfEmail(stripe, email),
      phone === null ? [] : customersOfPhone(stripe, phone),
    ]);
    return [...byEmail, ...byPhone];
  }

  async function refusalOf(person: Person): Promise<Refusal | null> {
    const customers = new Map((await customersOf(person)).map((customer) => [customer.id, customer]));
    let began: number | null = null;
    for (const { id, email } of customers.values()) {
      const subscriptions = await subscriptionsOf(stripe, id);
      const running = subscriptions.find(isRunning);
      // One of the household may train while another one does.
      if (running !== undefined && email?.toLowerCase() === person.email) {
        return { refusal: 'running', status: running.status };
      }
      for (const { trial_start } of subscriptions) {
        if (trial_start !== null && (began === null || trial_start < began)) began = trial_start;
      }
    }
    if (began === null) return null;
    return { refusal: 'trial_used', began: new Date(began * 1_000).toISOString() };
  }

  /** The customer of the address, so that invoices of one person stay together; else a new one. */
  async function customerOf(checkoutId: string, { email, name, phone }: Person): Promise<string> {
    const { id } = await makeOnce(
      `customer-${checkoutId}`,
      async () => (await customersOfEmail(stripe, email))[0],
      (options) =>
        stripe.customers.create(
          { email, ...(name === null ? {} : { name }), ...(phone === null ? {} : { phone }) },
          options,
        ),
    );
    return id;
  }

  /**
   * The open page of the checkout. Earlier ones of the customer are of plans that are not wanted any more, and end; a later one
   * belongs to a request that has taken the place of this one.
   */
  async function openPageOf(customer: string, checkoutId: string, createdAt: string) {
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
    const ours = data.filter(({ metadata }) => metadata?.checkout_id !== undefined);
    for (const { id, client_reference_id, created } of ours) {
      if (client_reference_id === checkoutId || created * 1_000 > Date.parse(createdAt)) continue;
      if ((await expirePage(stripe, id)) === 'paid') throw paidMeanwhile();
    }
    return ours.find(({ client_reference_id }) => client_reference_id === checkoutId);
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
          const session = await makeOnce(
            `session-${checkout.id}`,
            () => openPageOf(customer, checkout.id, checkout.createdAt),
            (options) =>
              stripe.checkout.sessions.create(
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
                options,
              ),
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

    expirePage: (sessionId) => failing(expirePage(stripe, sessionId)),
  };
}
