import { html } from 'hono/html';
import type { Html } from '../../stand-in-page.ts';
import type { StripeAccount } from '../account.ts';
import { subscriptionOf } from '../billing.ts';
import { isRunning } from '../subscription-life.ts';
import type { SubscriptionRecord } from '../subscription-record.ts';
import type { Invoice, PortalSession } from '../wire.ts';
import { choices, facts, notice, page } from './layout.ts';
import { moment, money, priceText } from './wording.ts';

/** What the portal says after something was done. */
export const portalMessages = {
  card: 'Your card was changed.',
  cancel: 'Your plan was cancelled. It runs until the end of its period.',
  resume: 'Your plan goes on.',
} as const;
export type PortalAction = keyof typeof portalMessages;

const shownInvoices = 24;

const statusTexts: Record<SubscriptionRecord['status'], string> = {
  trialing: 'Trial',
  active: 'Active',
  past_due: 'Past due: the last payment failed',
  unpaid: 'Unpaid: all tries to collect failed',
  canceled: 'Cancelled',
  incomplete: 'The first payment failed',
  incomplete_expired: 'Never begun: the first payment failed',
  paused: 'Paused',
};

/** The page on which customers see to their card, their plans and their invoices. */
export function portalPage(account: StripeAccount, session: PortalSession, done: PortalAction | null): Html {
  const customer = account.customers.get(session.customer);
  const subscriptions = [...account.subscriptions.listed({ owner: session.customer })];
  const invoices = [...account.invoices.listed({ owner: session.customer })].slice(0, shownInvoices);
  const card = account.cards.get(session.customer);
  return page(
    'Your plan (stand-in)',
    html`${notice()}
<h1>Your plan</h1>
<p>${customer?.name ? `${customer.name}, ` : ''}${customer?.email ?? session.customer}</p>
${done === null ? '' : html`<p role="status">${portalMessages[done]}</p>`}
${subscriptions.map((record) => plan(account, session, record))}
${subscriptions.length === 0 ? html`<p>There is no plan yet.</p>` : ''}
<h2>Card</h2>
<p>${card === undefined ? 'There is no card.' : card === 'works' ? 'The card works.' : 'The card is declined.'}</p>
<form method="post" action="/p/session/${session.id}">
<input type="hidden" name="action" value="card">
${choices('card', 'New test card', [
  { value: 'works', label: 'Works', hint: '4242 4242 4242 4242' },
  { value: 'declined', label: 'Is declined at the next charge', hint: '4000 0000 0000 0341' },
])}
<button class="primary">Change card</button>
</form>
<h2>Invoices</h2>
${invoices.length === 0 ? html`<p>There are no invoices yet.</p>` : invoiceTable(account, invoices)}
${session.return_url === null ? '' : html`<p><a class="button" href="${session.return_url}">Back</a></p>`}`,
  );
}

function plan(account: StripeAccount, session: PortalSession, record: SubscriptionRecord): Html {
  const price = account.price(record.price);
  const name = account.products.get(String(price.product))?.name ?? price.nickname ?? price.id;
  const ends = record.cancelAtPeriodEnd;
  return html`<section aria-label="${name}">
<h2>${name}</h2>
${facts([
  ['Status', statusTexts[record.status]],
  ['Price', priceText(price, record.quantity, account.rates(record.taxRates))],
  ...(record.status === 'trialing' && record.trialEnd !== null
    ? ([['Trial until', moment(record.trialEnd)]] as const)
    : []),
  ...(isRunning(record) ? ([[ends ? 'Ends' : 'Next payment', moment(record.periodEnd)]] as const) : []),
])}
${
  isRunning(record)
    ? html`<form method="post" action="/p/session/${session.id}">
<input type="hidden" name="subscription" value="${record.id}">
<button name="action" value="${ends ? 'resume' : 'cancel'}">${ends ? 'Resume plan' : 'Cancel plan'}</button>
</form>`
    : ''
}
</section>`;
}

function invoiceTable(account: StripeAccount, invoices: readonly Invoice[]): Html {
  return html`<div class="table" role="region" aria-label="Invoices" tabindex="0"><table>
<thead><tr><th scope="col">Date</th><th scope="col">Number</th><th scope="col">Amount</th><th scope="col">Status</th></tr></thead>
<tbody>${invoices.map(
    (invoice) => html`<tr>
<td>${moment(invoice.created)}</td>
<td>${invoice.number ?? 'Draft'}${planOf(account, invoice)}</td>
<td>${money(invoice.total, invoice.currency)}</td>
<td>${invoice.status}${invoice.next_payment_attempt === null ? '' : html` <small>next try ${moment(invoice.next_payment_attempt)}</small>`}</td>
</tr>`,
  )}</tbody>
</table></div>`;
}

function planOf(account: StripeAccount, invoice: Invoice): Html | string {
  const record = account.subscriptions.get(subscriptionOf(invoice) ?? '');
  return record ? html` <small>${account.price(record.price).nickname ?? ''}</small>` : '';
}
