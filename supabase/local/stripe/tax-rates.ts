import { invalidRequest, missingParameter } from './errors.ts';
import { listPage } from './list.ts';
import type { Parameters } from './parameters.ts';
import { get, post, type Route, retrieve } from './routes.ts';
import { newId, type TaxRate } from './wire.ts';

const taxTypes = [
  'gst',
  'hst',
  'igst',
  'jct',
  'pst',
  'qst',
  'rst',
  'sales_tax',
  'service_tax',
  'vat',
] as const;

export const taxRateRoutes: Route[] = [
  post('/v1/tax_rates', ({ account, parameters }) => {
    const percentage = percentageOf(parameters);
    const taxRate: TaxRate = {
      id: newId('txr'),
      object: 'tax_rate',
      active: parameters.boolean('active') ?? true,
      country: parameters.text('country') ?? null,
      created: account.now(),
      description: parameters.text('description') ?? null,
      display_name: parameters.required('display_name'),
      effective_percentage: percentage,
      flat_amount: null,
      inclusive: inclusiveOf(parameters),
      jurisdiction: parameters.text('jurisdiction') ?? null,
      jurisdiction_level: null,
      livemode: false,
      metadata: parameters.metadata({}),
      percentage,
      rate_type: 'percentage',
      state: parameters.text('state') ?? null,
      tax_type: parameters.oneOf('tax_type', taxTypes) ?? null,
    };
    parameters.end();
    account.taxRates.add(taxRate);
    return taxRate;
  }),

  get('/v1/tax_rates', (call) => {
    const active = call.parameters.boolean('active');
    const inclusive = call.parameters.boolean('inclusive');
    const isWithin = call.parameters.range('created');
    return listPage(call.account.taxRates, call, {
      matches: (rate) =>
        (active === undefined || rate.active === active) &&
        (inclusive === undefined || rate.inclusive === inclusive) &&
        isWithin(rate.created),
    });
  }),

  retrieve('/v1/tax_rates/:id', ({ taxRates }) => taxRates),

  post('/v1/tax_rates/:id', ({ account, parameters, id }) => {
    const present = account.taxRates.known(id);
    const taxRate: TaxRate = {
      ...present,
      active: parameters.boolean('active') ?? present.active,
      display_name: parameters.text('display_name') ?? present.display_name,
      description: parameters.text('description') ?? present.description,
      country: parameters.text('country') ?? present.country,
      jurisdiction: parameters.text('jurisdiction') ?? present.jurisdiction,
      metadata: parameters.metadata(present.metadata ?? {}),
    };
    parameters.end();
    account.taxRates.add(taxRate);
    return taxRate;
  }),
];

function percentageOf(parameters: Parameters): number {
  const text = parameters.required('percentage');
  const percentage = Number(text);
  if (!(percentage >= 0 && percentage <= 100)) throw invalidRequest(`Invalid decimal: ${text}`, 'percentage');
  return percentage;
}

function inclusiveOf(parameters: Parameters): boolean {
  const inclusive = parameters.boolean('inclusive');
  if (inclusive === undefined) throw missingParameter('inclusive');
  return inclusive;
}
