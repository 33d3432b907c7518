import { amountsOf } from '../money.ts';
import type { Price, TaxRate } from '../wire.ts';

/** AED 1,048.95 */
export function money(amount: number, currency: string): string {
  const figures = (amount / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${currency.toUpperCase()} ${figures}`;
}

/** 28 Nov 2026, 10:00 UTC */
export function moment(seconds: number): string {
  const shown = new Date(seconds * 1000).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return `${shown} UTC`;
}

/** every week, every 12 weeks */
function interval({ recurring }: Price): string {
  if (!recurring) return 'once';
  const { interval: unit, interval_count: count } = recurring;
  return count === 1 ? `every ${unit}` : `every ${count} ${unit}s`;
}

/** AED 999.00 every month */
export function priceText(price: Price, quantity: number, rates: readonly TaxRate[]): string {
  const { total } = amountsOf(price, quantity, rates);
  return `${money(total, price.currency)} ${interval(price)}`;
}

export function days(count: number): string {
  return count === 1 ? '1 free day' : `${count} free days`;
}
