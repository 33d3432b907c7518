import { describe, expect, it } from 'vitest';
import { plan, record, standIn } from '../testing/stripe-fixture.ts';

describe('the catalogue of the Stripe stand-in', () => {
  it('finds prices by lookup key, and moves a key to the price that takes it over', async () => {
    const { client } = await standIn([]);
    const { price: old, product } = await plan(client);
    const fields = {
      product: product.id,
      currency: 'AED',
      unit_amount: 12_000,
      lookup_key: 'fixture_monthly',
      recurring: { interval: 'week', interval_count: 12 },
    } as const;
    await expect(client.prices.create(fields)).rejects.toMatchObject({
      statusCode: 400,
      param: 'lookup_key',
    });
    const next = await client.prices.create({ ...fields, transfer_lookup_key: true });
    const found = await client.prices.list({ lookup_keys: ['fixture_monthly', 'none'], active: true });
    expect(found.data).toEqual([next]);
    expect(next).toMatchObject({
      currency: 'aed',
      unit_amount: 12_000,
      recurring: { interval: 'week', interval_count: 12 },
    });
    expect(String(next.unit_amount_decimal)).toBe('12000');
    expect(await client.prices.retrieve(old.id)).toMatchObject({ lookup_key: null });
    expect(await client.prices.update(old.id, { active: false })).toMatchObject({ active: false });
    expect((await client.prices.list({ active: false })).data).toHaveLength(1);
  });

  it('keeps products and tax rates, and changes what the request names', async () => {
    const { client } = await standIn([]);
    const { product, vat } = await plan(client);
    expect(
      await client.products.update(product.id, { name: 'Renamed', metadata: { key: 'online' } }),
    ).toMatchObject({ id: product.id, name: 'Renamed', active: true, metadata: { key: 'online' } });
    expect((await client.products.list({ active: true })).data).toHaveLength(1);
    expect(vat).toMatchObject({ percentage: 5, inclusive: false, country: 'AE' });
    expect(await client.taxRates.update(vat.id, { active: false })).toMatchObject({ active: false });
    expect((await client.taxRates.list({ active: true })).data).toEqual([]);
  });

  it('carries out a repeated request of one key once, whatever it makes', async () => {
    const { client } = await standIn([]);
    const options = { idempotencyKey: 'customer-1' };
    const [first, second] = await Promise.all([
      client.customers.create({ email: 'noor@flow.example' }, options),
      client.customers.create({ email: 'noor@flow.example' }, options),
    ]);
    expect(second.id).toBe(first.id);
    expect((await client.customers.list()).data).toHaveLength(1);
  });

  it('refuses a price without its amount, and one of a product that does not exist', async () => {
    const { client } = await standIn([]);
    await expect(client.prices.create({ product: 'prod_none', currency: 'aed' })).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'unit_amount',
    });
    await expect(
      client.prices.create({ product: 'prod_none', currency: 'aed', unit_amount: 1 }),
    ).rejects.toMatchObject({ code: 'resource_missing', param: 'product' });
  });
});

describe('the customers of the Stripe stand-in', () => {
  it('are found by email, and by mail or phone in Stripe’s search language', async () => {
    const { client } = await standIn([]);
    const noor = await client.customers.create({ email: "noor.o'hara@flow.example", phone: '+971500000001' });
    const adam = await client.customers.create({ email: 'adam@flow.example', metadata: { lead: 'FL-1' } });
    const search = async (query: string) =>
      (await client.customers.search({ query })).data.map(({ id }) => id).toSorted();
    expect((await client.customers.list({ email: 'adam@flow.example' })).data).toEqual([adam]);
    expect(await search(String.raw`email:'NOOR.o\'hara@flow.example'`)).toEqual([noor.id]);
    expect(await search(`phone:'+971500000001' OR email:"adam@flow.example"`)).toEqual(
      [noor.id, adam.id].toSorted(),
    );
    expect(await search(`phone:'+971500000001' AND email:'adam@flow.example'`)).toEqual([]);
    expect(await search(`metadata['lead']:'FL-1'`)).toEqual([adam.id]);
    expect(await search(`email~'flow.example' AND -phone:'+971500000001'`)).toEqual([adam.id]);
    for (const query of ['noor', `email:'a' OR phone:'b' AND name:'c'`, `colour:'red'`]) {
      await expect(search(query)).rejects.toMatchObject({ statusCode: 400, param: 'query' });
    }
  });

  it('come page by page from a search, too', async () => {
    const { client } = await standIn([]);
    for (let index = 0; index < 3; index += 1)
      await client.customers.create({ email: `${index}@flow.example` });
    const found = client.customers.search({ query: `email~'flow.example'`, limit: 1 });
    expect(await found.autoPagingToArray({ limit: 10 })).toHaveLength(3);
  });

  it('take their subscriptions along when they are deleted, and leave their id', async () => {
    const { client } = await standIn([record({ id: 'sub_1', customer: 'cus_1' })]);
    const gone = { id: 'cus_1', object: 'customer', deleted: true };
    expect(await client.customers.del('cus_1')).toEqual(gone);
    expect(await client.customers.retrieve('cus_1')).toEqual(gone);
    expect((await client.customers.list()).data).toEqual([]);
    expect(await client.subscriptions.retrieve('sub_1', { expand: ['customer'] })).toMatchObject({
      status: 'canceled',
      customer: gone,
    });
    await expect(client.subscriptions.list({ customer: 'cus_1' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
    await expect(client.customers.update('cus_1', { name: 'Noor' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('change, and an empty text removes what was there', async () => {
    const { client } = await standIn([]);
    const { id } = await client.customers.create({ email: 'noor@flow.example', name: 'Noor' });
    await client.customers.update(id, { phone: '+971500000001', name: '' });
    expect(await client.customers.retrieve(id)).toMatchObject({
      email: 'noor@flow.example',
      name: null,
      phone: '+971500000001',
    });
  });
});
