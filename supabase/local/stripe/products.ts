import { invalidRequest } from './errors.ts';
import { listPage } from './list.ts';
import { get, post, type Route, retrieve } from './routes.ts';
import { newId, type Product } from './wire.ts';

export const productRoutes: Route[] = [
  post('/v1/products', ({ account, parameters }) => {
    const id = parameters.text('id') ?? newId('prod', 14);
    if (account.products.get(id)) throw invalidRequest('Product already exists.', 'id');
    const product = newProduct({
      id,
      name: parameters.required('name'),
      created: account.now(),
      active: parameters.boolean('active') ?? true,
      description: parameters.text('description') ?? null,
      metadata: parameters.metadata({}),
      statement_descriptor: parameters.text('statement_descriptor') ?? null,
      tax_code: parameters.text('tax_code') ?? null,
      unit_label: parameters.text('unit_label') ?? null,
      url: parameters.text('url') ?? null,
    });
    parameters.end();
    account.products.add(product);
    return product;
  }),

  get('/v1/products', (call) => {
    const active = call.parameters.boolean('active');
    const ids = call.parameters.values('ids');
    const isWithin = call.parameters.range('created');
    return listPage(call.account.products, call, {
      matches: (product) =>
        (active === undefined || product.active === active) &&
        (ids === undefined || ids.includes(product.id)) &&
        isWithin(product.created),
    });
  }),

  retrieve('/v1/products/:id', ({ products }) => products),

  post('/v1/products/:id', ({ account, parameters, id }) => {
    const present = account.products.known(id);
    const product: Product = {
      ...present,
      name: parameters.text('name') ?? present.name,
      active: parameters.boolean('active') ?? present.active,
      description: parameters.has('description')
        ? (parameters.text('description') ?? null)
        : present.description,
      metadata: parameters.metadata(present.metadata),
      updated: account.now(),
    };
    parameters.end();
    account.products.add(product);
    return product;
  }),
];

export function newProduct(
  fields: Pick<Product, 'id' | 'name' | 'created'> & Partial<Omit<Product, 'object'>>,
): Product {
  return {
    object: 'product',
    active: true,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: fields.created,
    url: null,
    ...fields,
  };
}
