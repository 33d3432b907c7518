import { aed } from '../placeholders.ts';
import type { Plan } from '../schema.ts';

/** `AED` and `2,400`, for a price that is set large. */
export function planOffer({ name, price, per, plusVat, summary, includes }: Plan) {
  const [currency = '', amount = ''] = aed(price).split(' ');
  return { name, currency, amount, per, plusVat, summary, includes };
}
export type PlanOffer = ReturnType<typeof planOffer>;
