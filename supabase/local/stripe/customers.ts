import { parseCustomerQuery } from './customer-search.ts';
import { previousAttributes } from './events.ts';
import { listPage } from './list.ts';
import type { Parameters } from './parameters.ts';
import { type Call, del, get, post, type Route } from './routes.ts';
import { cancelNow } from './subscription-life.ts';
import { type Customer, newId } from './wire.ts';

export const customerRoutes: Route[] = [
  post('/v1/customers', ({ account, parameters }) => {
    const customer = newCustomer({
      id: newId('cus', 14),
      created: account.now(),
      ...textsOf(parameters),
      metadata: parameters.metadata({}),
    });
    parameters.end();
    account.customers.add(customer);
    account.emit('customer.created', customer);
    return customer;
  }),

  get('/v1/customers', (call) => {
    const email = call.parameters.text('email');
    const isWithin = call.parameters.range('created');
    return listPage(call.account.customers, call, {
      matches: (customer) => (email === undefined || customer.email === email) && isWithin(customer.created),
    });
  }),

  get('/v1/customers/search', ({ account, parameters, path }) => {
    const matches = parseCustomerQuery(parameters.required('query'));
    const limit = parameters.integer('limit', { least: 1, most: 100 }) ?? 10;
    const after = parameters.text('page');
    parameters.end();
    const found: Customer[] = [];
    const from = after === undefined ? undefined : account.customers.get(after);
    for (const customer of account.customers.listed(from ? { after: from } : {})) {
      if (found.length > limit) break;
      if (matches(customer)) found.push(customer);
    }
    const data = found.slice(0, limit);
    const hasMore = found.length > limit;
    return {
      object: 'search_result',
      data,
      has_more: hasMore,
      next_page: hasMore ? (data.at(-1)?.id ?? null) : null,
      url: path,
    };
  }),

  get('/v1/customers/:id', ({ account, parameters, id }) => {
    parameters.end();
    return deletedCustomer(account, id) ?? account.customers.known(id);
  }),

  del('/v1/customers/:id', ({ account, parameters, id }) => {
    const customer = account.customers.known(id);
    parameters.end();
    for (const record of account.subscriptions.listed({ owner: customer.id })) {
      if (record.endedAt === null) cancelNow(account, record);
    }
    account.customers.remove(customer.id);
    account.deletedCustomers.add(customer.id);
    account.emit('customer.deleted', customer);
    return { id: customer.id, object: 'customer', deleted: true };
  }),

  post('/v1/customers/:id', ({ account, parameters, id }) => {
    const present = account.customers.known(id);
    const customer: Customer = {
      ...present,
      ...textsOf(parameters),
      metadata: parameters.metadata(present.metadata),
    };
    parameters.end();
    account.customers.add(customer);
    const previous = previousAttributes(present, customer);
    if (previous) account.emit('customer.updated', customer, previous);
    return customer;
  }),
];

export function newCustomer(fields: Pick<Customer, 'id' | 'created'> & Partial<Customer>): Customer {
  return {
    object: 'customer',
    address: null,
    balance: 0,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: fields.id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...fields,
  };
}

/** The texts that the request sets, or unsets with an empty value. */
function textsOf(parameters: Parameters) {
  const texts: Partial<Record<'email' | 'name' | 'phone' | 'description', string | null>> = {};
  for (const field of ['email', 'name', 'phone', 'description'] as const) {
    if (parameters.has(field)) texts[field] = parameters.text(field) ?? null;
  }
  return texts;
}

/** What is left of a customer who was deleted. */
export const deletedCustomer = ({ deletedCustomers }: Call['account'], id: string) =>
  deletedCustomers.has(id) ? { id, object: 'customer', deleted: true } : undefined;
