import type { Content } from '@flow/content/load';
import type { OfferLeaf, QuantitativeValueLeaf, UnitPriceSpecificationLeaf } from 'schema-dts';
import { address, type Source } from './source.ts';

type Plan = Content['pricing']['online']['monthly'];

const quantity = (value: number, unitCode: string): QuantitativeValueLeaf => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode,
});

// UN/CEFACT's codes, as schema.org asks for them: month, week, day. A session is one of something.
const periods: Record<Plan['per'], QuantitativeValueLeaf> = {
  month: quantity(1, 'MON'),
  '12 weeks': quantity(12, 'WEE'),
  session: { '@type': 'QuantitativeValue', value: 1, unitText: 'session' },
};

/** What a plan costs, and for how much of it. */
function planOffer(source: Source, plan: Plan): OfferLeaf {
  const { currency } = source.content.pricing;
  const priceSpecification: UnitPriceSpecificationLeaf = {
    '@type': 'UnitPriceSpecification',
    price: plan.price,
    priceCurrency: currency,
    valueAddedTaxIncluded: !plan.plusVat,
    referenceQuantity: periods[plan.per],
  };
  return {
    '@type': 'Offer',
    name: plan.name,
    description: plan.summary,
    price: plan.price,
    priceCurrency: currency,
    priceSpecification,
    availability: 'https://schema.org/InStock',
    url: address(source, '/pricing'),
  };
}

function trialOffer(source: Source): OfferLeaf {
  const { trial, currency } = source.content.pricing;
  return {
    '@type': 'Offer',
    name: `${trial.days}-day free trial`,
    description: trial.followedBy,
    price: 0,
    priceCurrency: currency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: 0,
      priceCurrency: currency,
      referenceQuantity: quantity(trial.days, 'DAY'),
    },
    availability: 'https://schema.org/InStock',
    url: address(source, '/pricing'),
  };
}

/** How a program is paid for: nothing first, then by the month or for the twelve weeks. */
export function programOffers(source: Source): OfferLeaf[] {
  const { monthly, twelveWeeks } = source.content.pricing.online;
  return [trialOffer(source), planOffer(source, monthly), planOffer(source, twelveWeeks)];
}

/** Companies get a price of their own: the offer says so and names none. */
export function corporateOffer(source: Source, path: string): OfferLeaf {
  const { name, summary } = source.content.pricing.corporate;
  return { '@type': 'Offer', name, description: summary, url: address(source, path) };
}

/** Everything that has a price, as /pricing shows it. */
export function everyOffer(source: Source): OfferLeaf[] {
  const { online, inPerson } = source.content.pricing;
  const plans = [...Object.values(online), ...Object.values(inPerson)];
  return [trialOffer(source), ...plans.map((plan) => planOffer(source, plan))];
}
