import type { StripeAccount } from './account.ts';
import { collect, finalize, markUncollectible, settle, subscriptionOf, voidInvoice } from './billing.ts';
import { cardDeclined, invalidRequest, nothingUpcoming } from './errors.ts';
import { newInvoice } from './invoice.ts';
import { listPage } from './list.ts';
import { periodEnd } from './periods.ts';
import { type Call, get, post, type Route, retrieve } from './routes.ts';
import { followInvoice, isRunning } from './subscription-life.ts';
import type { Invoice } from './wire.ts';

const statuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

export const invoiceRoutes: Route[] = [
  get('/v1/invoices', (call) => {
    const { account, parameters } = call;
    const status = parameters.oneOf('status', statuses);
    const subscription = parameters.text('subscription');
    const isWithin = parameters.range('created');
    // The invoices of a subscription stand with those of its customer.
    const owner =
      parameters.text('customer') ?? account.subscriptions.get(subscription ?? '')?.customer ?? undefined;
    return listPage(account.invoices, call, {
      owner,
      matches: (invoice) =>
        (status === undefined || invoice.status === status) &&
        (subscription === undefined || subscriptionOf(invoice) === subscription) &&
        isWithin(invoice.created),
    });
  }),

  /** What a subscription is billed next; nothing of it is kept. */
  post('/v1/invoices/create_preview', ({ account, parameters }) => {
    const id = parameters.required('subscription');
    parameters.end();
    const record = account.subscriptions.known(id, 'subscription');
    const { recurring } = account.price(record.price);
    if (!isRunning(record) || record.cancelAtPeriodEnd || !recurring) throw nothingUpcoming();
    const start = record.periodEnd;
    const period = { start, end: periodEnd(recurring, record.anchor, start) };
    return account.at(start, () => {
      const invoice = newInvoice(account, record, { reason: 'subscription_cycle', period });
      return { ...invoice, id: `upcoming_${invoice.id}` };
    });
  }),

  retrieve('/v1/invoices/:id', ({ invoices }) => invoices),

  post('/v1/invoices/:id', ({ account, parameters, id }) => {
    const present = account.invoices.known(id);
    const invoice = { ...present, metadata: parameters.metadata(present.metadata ?? {}) };
    parameters.end();
    account.invoices.add(invoice);
    return invoice;
  }),

  post('/v1/invoices/:id/finalize', (call) => {
    call.parameters.ignore('auto_advance');
    return finalize(call.account, invoiceIn(call, ['draft'], 'finalized'));
  }),

  post('/v1/invoices/:id/pay', (call) => {
    const { account, parameters } = call;
    const isOutOfBand = parameters.boolean('paid_out_of_band') ?? false;
    parameters.ignore('forgive', 'off_session', 'payment_method');
    const invoice = invoiceIn(call, ['draft', 'open', 'uncollectible'], 'paid');
    return pay(account, invoice.status === 'draft' ? finalize(account, invoice) : invoice, isOutOfBand);
  }),

  post('/v1/invoices/:id/void', (call) =>
    voidInvoice(call.account, invoiceIn(call, ['open', 'uncollectible'], 'voided')),
  ),

  post('/v1/invoices/:id/mark_uncollectible', (call) =>
    markUncollectible(call.account, invoiceIn(call, ['open'], 'marked uncollectible')),
  ),

  get('/v1/invoice_payments', (call) => {
    const { account, parameters } = call;
    const intent = parameters.text('payment[payment_intent]');
    parameters.ignore('payment[type]', 'status');
    return listPage(account.invoicePayments, call, {
      owner: parameters.text('invoice'),
      matches: ({ payment }) => intent === undefined || payment.payment_intent === intent,
    });
  }),

  get('/v1/charges', (call) => {
    const isWithin = call.parameters.range('created');
    return listPage(call.account.charges, call, {
      owner: call.parameters.text('customer'),
      matches: ({ created }) => isWithin(created),
    });
  }),

  retrieve('/v1/charges/:id', ({ charges }) => charges),
];

/** @throws StripeFailure when the card is declined, after the try was recorded. */
function pay(account: StripeAccount, invoice: Invoice, isOutOfBand: boolean): Invoice {
  const { invoice: tried, collected } = isOutOfBand
    ? settle(account, invoice)
    : collect(account, invoice, { isByHand: true });
  followInvoice(account, tried, subscriptionOf(invoice) ?? '', collected);
  if (collected !== 'paid') throw cardDeclined();
  return tried;
}

function invoiceIn({ account, parameters, id }: Call, allowed: readonly string[], done: string): Invoice {
  const invoice = account.invoices.known(id);
  parameters.end();
  if (!allowed.includes(String(invoice.status))) {
    throw invalidRequest(
      invoice.status === 'paid' && done === 'paid'
        ? 'Invoice is already paid'
        : `This invoice is ${invoice.status} and cannot be ${done}.`,
    );
  }
  return invoice;
}
