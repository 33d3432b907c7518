import type { Price, TaxRate } from './wire.ts';

export interface Amounts {
  /** Before taxes that come on top, in the currency's smallest unit, as everywhere in Stripe. */
  subtotal: number;
  tax: number;
  total: number;
  taxes: { rate: TaxRate; amount: number; taxable: number }[];
}

/** What a quantity of a price costs, with its taxes; each tax is rounded by itself. */
export function amountsOf(price: Price, quantity: number, rates: readonly TaxRate[]): Amounts {
  const subtotal = (price.unit_amount ?? 0) * quantity;
  const included = rates.filter((rate) => rate.inclusive).reduce((sum, rate) => sum + rate.percentage, 0);
  const net = Math.round(subtotal / (1 + included / 100));
  const taxes = rates.map((rate) => ({
    rate,
    amount: Math.round((net * rate.percentage) / 100),
    taxable: net,
  }));
  const onTop = taxes.filter(({ rate }) => !rate.inclusive).reduce((sum, { amount }) => sum + amount, 0);
  return {
    subtotal,
    tax: taxes.reduce((sum, { amount }) => sum + amount, 0),
    total: subtotal + onTop,
    taxes,
  };
}
