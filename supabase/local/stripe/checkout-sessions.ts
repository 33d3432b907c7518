import type { StripeAccount } from './account.ts';
import { invalidRequest, invalidUrl, missingParameter } from './errors.ts';
import { listPage } from './list.ts';
import { amountsOf } from './money.ts';
import { type OrderedLine, orderedLine } from './ordered-line.ts';
import type { Parameters } from './parameters.ts';
import { type Call, get, post, type Route, retrieve } from './routes.ts';
import type { Checkout } from './state.ts';
import { missingCardOf } from './subscriptions.ts';
import { type CheckoutSession, type Customer, newId } from './wire.ts';

const halfAnHour = 30 * 60;
const oneDay = 24 * 60 * 60;

export const checkoutSessionRoutes: Route[] = [
  post('/v1/checkout/sessions', (call) => {
    const { account, parameters } = call;
    const mode = parameters.required('mode');
    if (mode !== 'subscription')
      throw invalidRequest('The stand-in knows the mode `subscription` alone.', 'mode');
    const customerId = parameters.text('customer');
    const customer = customerId === undefined ? null : account.customers.known(customerId, 'customer');
    const checkout = checkoutOf(account, parameters);
    const session = newSession(call, { customer, checkout });
    parameters.ignore('automatic_tax', 'billing_address_collection', 'consent_collection', 'custom_text');
    parameters.ignore('payment_method_types', 'saved_payment_method_options', 'submit_type', 'ui_mode');
    parameters.ignore('allow_promotion_codes', 'tax_id_collection', 'customer_update', 'adaptive_pricing');
    parameters.end();
    account.checkouts.set(session.id, checkout);
    keepSession(account, session);
    return session;
  }),

  get('/v1/checkout/sessions', (call) => {
    const { parameters } = call;
    const status = parameters.oneOf('status', ['open', 'complete', 'expired']);
    const subscription = parameters.text('subscription');
    const isWithin = parameters.range('created');
    const email = parameters.text('customer_details[email]');
    return listPage(call.account.checkoutSessions, call, {
      owner: parameters.text('customer'),
      matches: (session) =>
        (status === undefined || session.status === status) &&
        (subscription === undefined || session.subscription === subscription) &&
        (email === undefined || session.customer_details?.email === email) &&
        isWithin(session.created),
    });
  }),

  retrieve('/v1/checkout/sessions/:id', ({ checkoutSessions }) => checkoutSessions),

  get('/v1/checkout/sessions/:id/line_items', ({ account, parameters, id }) => {
    parameters.ignore('limit', 'starting_after', 'ending_before');
    parameters.end();
    return lineItems(account, account.checkoutSessions.known(id));
  }),

  post('/v1/checkout/sessions/:id', ({ account, parameters, id }) => {
    const present = account.checkoutSessions.known(id);
    const session = { ...present, metadata: parameters.metadata(present.metadata ?? {}) };
    parameters.end();
    keepSession(account, session);
    return session;
  }),

  post('/v1/checkout/sessions/:id/expire', ({ account, parameters, id }) => {
    const session = account.checkoutSessions.known(id);
    parameters.end();
    if (session.status !== 'open') {
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    return expireSession(account, session);
  }),
];

export function keepSession(account: StripeAccount, session: CheckoutSession): void {
  account.checkoutSessions.add(session);
  account.agenda.set(session.id, session.status === 'open' ? session.expires_at : null);
}

export function expireSession(account: StripeAccount, session: CheckoutSession): CheckoutSession {
  const expired: CheckoutSession = { ...session, status: 'expired', url: null };
  keepSession(account, expired);
  account.emit('checkout.session.expired', expired);
  return expired;
}

/** What is bought, as `expand: ['line_items']` shows it. Within a trial nothing is due yet. */
export function lineItems(
  account: StripeAccount,
  session: CheckoutSession,
): NonNullable<CheckoutSession['line_items']> {
  const checkout = account.checkouts.get(session.id);
  const isTrial = (checkout?.trialDays ?? 0) > 0;
  const data = (checkout?.lines ?? []).map((line, index) => {
    const price = account.price(line.price);
    const due = isTrial ? { ...price, unit_amount: 0 } : price;
    const amounts = amountsOf(due, line.quantity, account.rates(line.taxRates));
    return {
      id: `li_${session.id.slice(-20)}${index}`,
      object: 'item' as const,
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: amounts.subtotal,
      amount_tax: amounts.tax,
      amount_total: amounts.total,
      currency: price.currency,
      description: account.products.get(String(price.product))?.name ?? price.nickname,
      metadata: {},
      price,
      quantity: line.quantity,
    };
  });
  return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${session.id}/line_items` };
}

function checkoutOf(account: StripeAccount, parameters: Parameters): Checkout {
  const rows = parameters.rows('line_items');
  if (rows.length === 0) throw missingParameter('line_items');
  if (rows.length > 1) throw invalidRequest('The stand-in sells one plan at a time.', 'line_items');
  const lines = rows.map((row): OrderedLine => orderedLine(account, parameters, row));
  const trialDays = parameters.integer('subscription_data[trial_period_days]', { least: 1, most: 730 });
  return {
    lines,
    trialDays: trialDays ?? null,
    metadata: parameters.metadata({}, 'subscription_data[metadata]'),
    description: parameters.text('subscription_data[description]') ?? null,
    missingCard: missingCardOf(parameters, 'subscription_data'),
  };
}

/** An address that a page may lead to. */
export function addressOf(parameters: Parameters, name: string): string | null {
  const address = parameters.text(name);
  if (address === undefined) return null;
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? '')) throw invalidUrl(name);
  return address;
}

function expiryOf({ account, parameters }: Call): number {
  const now = account.now();
  const asked = parameters.integer('expires_at');
  const expiresAt = asked === undefined ? now + oneDay : asked + account.ahead();
  if (expiresAt < now + halfAnHour || expiresAt > now + oneDay) {
    throw invalidRequest(
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
      'expires_at',
    );
  }
  return expiresAt;
}

function newSession(
  call: Call,
  { customer, checkout }: { customer: Customer | null; checkout: Checkout },
): CheckoutSession {
  const { account, parameters } = call;
  const now = account.now();
  const id = newId('cs_test', 58);
  const line = checkout.lines[0];
  const price = account.price(line?.price ?? '');
  const due = checkout.trialDays === null ? price : { ...price, unit_amount: 0 };
  const amounts = amountsOf(due, line?.quantity ?? 1, account.rates(line?.taxRates ?? []));
  const email = parameters.text('customer_email') ?? null;
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: amounts.subtotal,
    amount_total: amounts.total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: addressOf(parameters, 'cancel_url'),
    client_reference_id: parameters.text('client_reference_id') ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: customer?.id ?? null,
    customer_account: null,
    customer_creation: customer ? null : 'always',
    customer_details: customer || email ? detailsOf(customer, email) : null,
    customer_email: email,
    discounts: [],
    expires_at: expiryOf(call),
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: (parameters.text('locale') ?? null) as CheckoutSession['locale'],
    managed_payments: null,
    metadata: parameters.metadata({}),
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection:
      parameters.oneOf('payment_method_collection', ['always', 'if_required']) ?? 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: parameters.boolean('phone_number_collection[enabled]') ?? false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: addressOf(parameters, 'success_url') ?? parameters.required('success_url'),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: amounts.tax },
    ui_mode: 'hosted_page',
    url: `${account.url}/c/pay/${id}`,
    wallet_options: null,
  };
}

export function detailsOf(
  customer: Customer | null,
  email: string | null,
): NonNullable<CheckoutSession['customer_details']> {
  return {
    address: null,
    business_name: null,
    email: customer?.email ?? email,
    individual_name: customer?.name ?? null,
    name: customer?.name ?? null,
    phone: customer?.phone ?? null,
    tax_exempt: 'none',
    tax_ids: [],
  };
}
