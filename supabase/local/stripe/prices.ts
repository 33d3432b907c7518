import type { StripeAccount } from './account.ts';
import { invalidRequest, missingParameter } from './errors.ts';
import { listPage } from './list.ts';
import type { Parameters } from './parameters.ts';
import { newProduct } from './products.ts';
import { get, post, type Route, retrieve } from './routes.ts';
import { newId, type Price } from './wire.ts';

const intervals = ['day', 'week', 'month', 'year'] as const;
const taxBehaviors = ['exclusive', 'inclusive', 'unspecified'] as const;

export const priceRoutes: Route[] = [
  post('/v1/prices', ({ account, parameters }) => {
    const amount = parameters.integer('unit_amount');
    if (amount === undefined) throw missingParameter('unit_amount');
    const lookupKey = parameters.text('lookup_key') ?? null;
    const transfers = parameters.boolean('transfer_lookup_key') ?? false;
    const named = parameters.text('product_data[name]');
    const productMetadata = parameters.metadata({}, 'product_data[metadata]');
    const product = named === undefined ? parameters.required('product') : newId('prod', 14);
    if (named === undefined) account.products.known(product, 'product');
    const price = newPrice({
      id: newId('price'),
      product,
      created: account.now(),
      currency: currencyOf(parameters),
      unit_amount: amount,
      active: parameters.boolean('active') ?? true,
      lookup_key: lookupKey,
      metadata: parameters.metadata({}),
      nickname: parameters.text('nickname') ?? null,
      tax_behavior: parameters.oneOf('tax_behavior', taxBehaviors) ?? 'unspecified',
      recurring: recurringOf(parameters),
    });
    parameters.ignore('billing_scheme');
    parameters.end();
    takeLookupKey(account, lookupKey, price.id, transfers);
    if (named !== undefined) {
      account.products.add(
        newProduct({ id: product, name: named, created: account.now(), metadata: productMetadata }),
      );
    }
    account.prices.add(price);
    return price;
  }),

  get('/v1/prices', (call) => {
    const { parameters } = call;
    const active = parameters.boolean('active');
    const lookupKeys = parameters.values('lookup_keys');
    const product = parameters.text('product');
    const currency = parameters.text('currency');
    const type = parameters.oneOf('type', ['one_time', 'recurring']);
    const isWithin = parameters.range('created');
    return listPage(call.account.prices, call, {
      matches: (price) =>
        (active === undefined || price.active === active) &&
        (lookupKeys === undefined || lookupKeys.includes(price.lookup_key ?? '')) &&
        (product === undefined || price.product === product) &&
        (currency === undefined || price.currency === currency) &&
        (type === undefined || price.type === type) &&
        isWithin(price.created),
    });
  }),

  retrieve('/v1/prices/:id', ({ prices }) => prices),

  post('/v1/prices/:id', ({ account, parameters, id }) => {
    const present = account.prices.known(id);
    const lookupKey = parameters.text('lookup_key') ?? null;
    const transfers = parameters.boolean('transfer_lookup_key') ?? false;
    const price: Price = {
      ...present,
      active: parameters.boolean('active') ?? present.active,
      lookup_key: parameters.has('lookup_key') ? lookupKey : present.lookup_key,
      metadata: parameters.metadata(present.metadata),
      nickname: parameters.has('nickname') ? (parameters.text('nickname') ?? null) : present.nickname,
      tax_behavior: parameters.oneOf('tax_behavior', taxBehaviors) ?? present.tax_behavior,
    };
    parameters.end();
    takeLookupKey(account, lookupKey, price.id, transfers);
    account.prices.add(price);
    return price;
  }),
];

/** A lookup key names one price: another has to give it up, where the request says so. */
function takeLookupKey(
  account: StripeAccount,
  lookupKey: string | null,
  priceId: string,
  transfers: boolean,
): void {
  if (lookupKey === null) return;
  for (const other of account.prices.values()) {
    if (other.lookup_key !== lookupKey || other.id === priceId) continue;
    if (!transfers) {
      throw invalidRequest(
        `A price (\`${other.id}\`) already uses that lookup key. Pass \`transfer_lookup_key=true\` to transfer it.`,
        'lookup_key',
      );
    }
    account.prices.add({ ...other, lookup_key: null });
  }
}

export function newPrice(
  fields: Pick<Price, 'id' | 'product' | 'created' | 'currency'> & { unit_amount: number } & Partial<Price>,
): Price {
  return {
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: fields.recurring ? 'recurring' : 'one_time',
    unit_amount_decimal: String(fields.unit_amount),
    ...fields,
  };
}

function recurringOf(parameters: Parameters): Price['recurring'] {
  const interval = parameters.oneOf('recurring[interval]', intervals);
  const count = parameters.integer('recurring[interval_count]', { least: 1, most: 1095 }) ?? 1;
  parameters.oneOf('recurring[usage_type]', ['licensed']);
  if (interval === undefined) return null;
  return {
    interval,
    interval_count: count,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

function currencyOf(parameters: Parameters): string {
  const currency = parameters.required('currency').toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) throw invalidRequest(`Invalid currency: ${currency}.`, 'currency');
  return currency;
}
