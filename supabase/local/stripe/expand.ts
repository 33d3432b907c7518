import type { StripeAccount } from './account.ts';
import { lineItems } from './checkout-sessions.ts';
import { deletedCustomer } from './customers.ts';
import { invalidRequest } from './errors.ts';
import type { CheckoutSession } from './wire.ts';

/** Puts the objects in the place of their ids (`customer`, `data.latest_invoice`, `items.data.price.product`). */
export function expand<T extends object>(account: StripeAccount, answer: T, paths: readonly string[]): T {
  if (paths.length === 0) return answer;
  const copy = structuredClone(answer);
  for (const path of paths) expandPath(account, copy as Record<string, unknown>, path.split('.'), path);
  return copy;
}

function expandPath(
  account: StripeAccount,
  object: Record<string, unknown>,
  [field = '', ...rest]: string[],
  path: string,
): void {
  const included = includedField(account, object, field);
  if (included !== undefined) object[field] = included;
  if (!(field in object)) throw invalidRequest(`This property cannot be expanded (${path}).`, 'expand');
  const value = object[field];
  if (typeof value === 'string') {
    const found = objectOf(account, value);
    if (!found) throw invalidRequest(`This property cannot be expanded (${path}).`, 'expand');
    object[field] = structuredClone(found);
  }
  if (rest.length === 0) return;
  const next = object[field];
  for (const item of Array.isArray(next) ? next : [next]) {
    if (item !== null && typeof item === 'object') {
      expandPath(account, item as Record<string, unknown>, rest, path);
    }
  }
}

/** What an object holds only where it is asked for. */
function includedField(account: StripeAccount, object: Record<string, unknown>, field: string): unknown {
  if (object.object === 'checkout.session' && field === 'line_items') {
    return structuredClone(lineItems(account, object as unknown as CheckoutSession));
  }
  if (object.object === 'invoice' && field === 'payments') {
    const data = [...account.invoicePayments.listed({ owner: String(object.id) })];
    const list = { object: 'list', data, has_more: false, url: '/v1/invoice_payments' };
    return structuredClone(list);
  }
  return undefined;
}

function objectOf(account: StripeAccount, id: string): object | undefined {
  const record = account.subscriptions.get(id);
  if (record) return account.subscriptionObject(record);
  const deleted = deletedCustomer(account, id);
  if (deleted) return deleted;
  const collections = [
    account.customers,
    account.products,
    account.prices,
    account.taxRates,
    account.invoices,
    account.charges,
    account.checkoutSessions,
  ];
  for (const collection of collections) {
    const found = collection.get(id);
    if (found) return found;
  }
  return undefined;
}
