/**
 * An amount in the smallest unit of its currency, as Stripe has it, for people: `AED 999`, `AED 288.75`, `JPY 500`.
 */
export function formatMoney(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** digits).replace(/\s/, ' ');
}
