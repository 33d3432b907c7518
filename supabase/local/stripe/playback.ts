import type { StripeAccount } from './account.ts';
import { collect, subscriptionOf } from './billing.ts';
import { expireSession } from './checkout-sessions.ts';
import { dueOf, followInvoice, playSubscription } from './subscription-life.ts';

/** Sets up what the account's objects wait for; once, when it is opened. */
export function fillAgenda(account: StripeAccount): void {
  for (const record of account.subscriptions.values()) account.agenda.set(record.id, dueOf(record));
  for (const { id, status, next_payment_attempt } of account.invoices.values()) {
    account.agenda.set(id, status === 'open' ? next_payment_attempt : null);
  }
  for (const { id, status, expires_at } of account.checkoutSessions.values()) {
    account.agenda.set(id, status === 'open' ? expires_at : null);
  }
}

/** Plays all that is due by now, or by a later time, in the order in which it is due, each at its own moment. */
export function play(account: StripeAccount, until = account.now()): void {
  for (let next = account.agenda.take(until); next !== null; next = account.agenda.take(until)) {
    const { id, due } = next;
    account.at(due, () => playOne(account, id));
    account.isChanged = true;
  }
}

function playOne(account: StripeAccount, id: string): void {
  const record = account.subscriptions.get(id);
  if (record) {
    playSubscription(account, record);
    return;
  }
  const session = account.checkoutSessions.get(id);
  if (session) {
    expireSession(account, session);
    return;
  }
  const invoice = account.invoices.get(id);
  if (!invoice) return;
  const { invoice: tried, collected } = collect(account, invoice);
  followInvoice(account, tried, subscriptionOf(invoice) ?? '', collected);
}
