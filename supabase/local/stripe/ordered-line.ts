import type { StripeAccount } from './account.ts';
import { invalidRequest } from './errors.ts';
import type { Parameters } from './parameters.ts';
import type { SubscriptionRecord } from './subscription-record.ts';

export type OrderedLine = Pick<SubscriptionRecord, 'price' | 'quantity' | 'taxRates'>;

/** What a row of `items` or `line_items` orders: a price that is paid again and again. */
export function orderedLine(account: StripeAccount, parameters: Parameters, row: string): OrderedLine {
  const id = parameters.required(`${row}[price]`);
  const price = account.prices.known(id, `${row}[price]`);
  if (!price.active) {
    throw invalidRequest(
      `The price specified is inactive. This field only accepts active prices.`,
      `${row}[price]`,
    );
  }
  if (!price.recurring) {
    throw invalidRequest('A subscription needs a recurring price.', `${row}[price]`);
  }
  const taxRates = parameters.values(`${row}[tax_rates]`) ?? [];
  for (const rate of taxRates) account.taxRates.known(rate, `${row}[tax_rates]`);
  return {
    price: id,
    quantity: parameters.integer(`${row}[quantity]`, { least: 1, most: 999_999 }) ?? 1,
    taxRates,
  };
}
