import type { StripeAccount } from './account.ts';
import { collect, openInvoices } from './billing.ts';
import type { Card } from './state.ts';
import { followInvoice } from './subscription-life.ts';

const behind = ['past_due', 'unpaid', 'incomplete'];

/** Gives a customer another card. One that works pays at once what the customer's subscriptions owe. */
export function setCard(account: StripeAccount, customer: string, card: Card): void {
  account.cards.set(customer, card);
  account.isChanged = true;
  if (card !== 'works') return;
  for (const record of [...account.subscriptions.listed({ owner: customer })]) {
    if (!behind.includes(record.status)) continue;
    // The oldest first, so that the subscription is active once the last one is paid.
    for (const invoice of openInvoices(account, record).toReversed()) {
      const { invoice: paid, collected } = collect(account, invoice, { isByHand: true });
      followInvoice(account, paid, record.id, collected);
    }
  }
}
