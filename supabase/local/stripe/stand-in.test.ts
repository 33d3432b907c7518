import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Stripe from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import { LocalSetupError } from '../setup-error.ts';
import { day, eventTypes, record, seconds, secretKey, standIn } from '../testing/stripe-fixture.ts';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import type { SubscriptionSeed } from './subscription-record.ts';

describe('with the official client, the Stripe stand-in', () => {
  it('retrieves a subscription in today’s shape', async () => {
    const { client } = await standIn([record({ metadata: { user_id: 'u1' } })]);
    const subscription = await client.subscriptions.retrieve('sub_1');
    expect(subscription).toMatchObject({
      id: 'sub_1',
      object: 'subscription',
      customer: 'cus_1',
      status: 'trialing',
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      trial_start: seconds - 3 * day,
      trial_end: seconds + 4 * day,
      livemode: false,
      metadata: { user_id: 'u1' },
    });
    expect(subscription.items.data[0]).toMatchObject({
      object: 'subscription_item',
      current_period_end: seconds + 4 * day,
      price: { currency: 'aed', unit_amount: 99_900, recurring: { interval: 'month' } },
    });
    expect(subscription).not.toHaveProperty('current_period_end');
  });

  it('cancels at the end of the period, and takes it back', async () => {
    const { client } = await standIn([record()]);
    expect(await client.subscriptions.update('sub_1', { cancel_at_period_end: true })).toMatchObject({
      status: 'trialing',
      cancel_at_period_end: true,
      cancel_at: seconds + 4 * day,
      canceled_at: seconds,
      cancellation_details: { reason: 'cancellation_requested' },
    });
    expect(await client.subscriptions.retrieve('sub_1')).toMatchObject({ cancel_at_period_end: true });
    expect(await client.subscriptions.update('sub_1', { cancel_at_period_end: false })).toMatchObject({
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
    });
  });

  it('ends a trial now, and begins the first month that is paid', async () => {
    const { client } = await standIn([record()]);
    const paid = await client.subscriptions.update('sub_1', { trial_end: 'now' });
    expect(paid).toMatchObject({ status: 'active', trial_end: seconds });
    expect(paid.items.data[0]?.current_period_end).toBe(seconds + 30 * day);
    expect(await client.subscriptions.update('sub_1', { trial_end: 'now' })).toMatchObject({
      trial_end: seconds,
    });
    await expect(client.subscriptions.update('sub_1', { trial_end: 1 })).rejects.toThrow(
      'Invalid integer: 1',
    );
  });

  it('adds and removes metadata', async () => {
    const { client } = await standIn([record({ metadata: { kept: '1', dropped: '2' } })]);
    const { metadata } = await client.subscriptions.update('sub_1', {
      metadata: { added: '3', dropped: '' },
    });
    expect(metadata).toEqual({ kept: '1', added: '3' });
  });

  it('refuses to change a canceled subscription', async () => {
    const { client } = await standIn([record({ status: 'canceled', canceledAt: seconds - day })]);
    const failure = client.subscriptions.update('sub_1', { cancel_at_period_end: true });
    await expect(failure).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 });
  });

  it('lists page by page, newest first, a customer’s own', async () => {
    const records = Array.from({ length: 25 }, (_, index) =>
      record({ id: `sub_${index}`, customer: index === 7 ? 'cus_other' : 'cus_1', created: seconds - index }),
    );
    const { client } = await standIn(records);
    const ids: string[] = [];
    for await (const subscription of client.subscriptions.list({ customer: 'cus_1', limit: 10 })) {
      ids.push(subscription.id);
    }
    expect(ids).toEqual(records.filter(({ customer }) => customer === 'cus_1').map(({ id }) => id));
    const first = await client.subscriptions.list();
    expect(first).toMatchObject({ object: 'list', url: '/v1/subscriptions', has_more: true });
    expect(first.data).toHaveLength(10);
    const before = await client.subscriptions.list({ ending_before: 'sub_20', limit: 5 });
    expect(before.data.map(({ id }) => id)).toEqual(['sub_15', 'sub_16', 'sub_17', 'sub_18', 'sub_19']);
  });

  it('leaves canceled subscriptions out unless they are asked for', async () => {
    const { client } = await standIn([
      record(),
      record({ id: 'sub_2', status: 'canceled', canceledAt: seconds }),
    ]);
    const ids = async (params: Stripe.SubscriptionListParams) =>
      (await client.subscriptions.list(params)).data.map(({ id }) => id);
    expect(await ids({})).toEqual(['sub_1']);
    expect(await ids({ status: 'canceled' })).toEqual(['sub_2']);
    expect(await ids({ status: 'ended' })).toEqual(['sub_2']);
    expect(await ids({ status: 'all' })).toHaveLength(2);
  });

  it('fails as Stripe does', async () => {
    const { client, url } = await standIn([record()]);
    await expect(client.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      code: 'resource_missing',
      param: 'id',
      message: "No such subscription: 'sub_none'",
      requestId: expect.stringMatching(/^req_/),
    });
    const stranger = new Stripe('sk_test_wrong', {
      protocol: 'http',
      host: '127.0.0.1',
      port: new URL(url).port,
    });
    await expect(stranger.subscriptions.retrieve('sub_1')).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
    await expect(client.subscriptions.list({ starting_after: 'sub_none' })).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'starting_after',
    });
    await expect(client.subscriptions.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
  });

  it('answers a repeated idempotent request as it did first, and refuses the key for another', async () => {
    const { client, call } = await standIn([record(), record({ id: 'sub_2' })]);
    const idempotencyKey = 'cancel-sub_1';
    const first = await client.subscriptions.update(
      'sub_1',
      { cancel_at_period_end: true },
      { idempotencyKey },
    );
    await client.subscriptions.update('sub_1', { cancel_at_period_end: false });
    const replay = await call('/v1/subscriptions/sub_1', {
      method: 'POST',
      body: new URLSearchParams({ cancel_at_period_end: 'true' }),
      headers: { 'Idempotency-Key': idempotencyKey },
    });
    expect(replay.headers.get('idempotent-replayed')).toBe('true');
    expect(await replay.json()).toMatchObject({ id: first.id, cancel_at_period_end: true });
    expect(await client.subscriptions.retrieve('sub_1')).toMatchObject({ cancel_at_period_end: false });
    await expect(
      client.subscriptions.update('sub_2', { cancel_at_period_end: true }, { idempotencyKey }),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });
});

describe('the Stripe stand-in', () => {
  it.each([
    ['POST', '/v1/subscriptions/sub_1', 'cancel_at_period_end=maybe', 400, 'Invalid boolean: maybe'],
    ['POST', '/v1/subscriptions/sub_1', 'colour=red', 400, 'Received unknown parameter: colour'],
    ['GET', '/v1/subscriptions?limit=0', undefined, 400, 'Invalid integer: 0'],
    ['GET', '/v1/subscriptions?limit=ten', undefined, 400, 'Invalid integer: ten'],
    ['GET', '/v1/subscriptions?colour=red', undefined, 400, 'Received unknown parameter: colour'],
    ['GET', '/v1/subscriptions?status=odd', undefined, 400, 'Invalid status: must be one of'],
    [
      'DELETE',
      '/v1/products/prod_1',
      undefined,
      404,
      'Unrecognized request URL (DELETE: /v1/products/prod_1)',
    ],
  ])(
    'answers %s %s %s with its status and an error as Stripe words it',
    async (method, target, body, status, message) => {
      const { call } = await standIn([record()]);
      const response = await call(target, { method, ...(body === undefined ? {} : { body }) });
      expect(response.status).toBe(status);
      expect(await response.json()).toEqual({
        error: expect.objectContaining({
          type: 'invalid_request_error',
          message: expect.stringContaining(message),
        }),
      });
    },
  );

  it('takes the key as a bearer token or as a user name, and nothing without one', async () => {
    const { url } = await standIn([record()]);
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${url}/v1/subscriptions/sub_1`, { headers })).status;
    expect(await status({ Authorization: `Basic ${btoa(`${secretKey}:`)}` })).toBe(200);
    expect(await status({})).toBe(401);
    expect(await status({ Authorization: 'Bearer ' })).toBe(401);
  });

  it('changes nothing when a part of a request is wrong', async () => {
    const { call, client } = await standIn([record()]);
    await call('/v1/subscriptions/sub_1', { method: 'POST', body: 'cancel_at_period_end=true&colour=red' });
    expect(await client.subscriptions.retrieve('sub_1')).toMatchObject({ cancel_at_period_end: false });
  });

  it('keeps its state between starts, over what the database says', async () => {
    const file = path.join(await temporaryDirectory(), 'stripe.json');
    const first = await standIn([record()], { file });
    await first.client.subscriptions.update('sub_1', { cancel_at_period_end: true });
    await first.close();
    const second = await standIn([record(), record({ id: 'sub_new' })], { file });
    expect(await second.client.subscriptions.retrieve('sub_1')).toMatchObject({ cancel_at_period_end: true });
    expect(await second.client.subscriptions.retrieve('sub_new')).toMatchObject({ id: 'sub_new' });
  });

  it('goes on from the file of its first version, which knew subscriptions alone', async () => {
    const file = path.join(await temporaryDirectory(), 'stripe.json');
    const event = { id: 'evt_1', object: 'event', type: 'customer.subscription.updated' };
    const answers = { key: { request: '/v1/customers\n', body: { id: 'cus_kept' }, created: seconds } };
    const kept = record({ cancelAtPeriodEnd: true, canceledAt: seconds });
    await writeFile(
      file,
      JSON.stringify({ version: 1, subscriptions: { sub_1: kept }, answers, pendingEvents: [event] }),
    );
    const { client, call, received } = await standIn([record()], { file });
    expect(await client.subscriptions.retrieve('sub_1', { expand: ['customer'] })).toMatchObject({
      cancel_at_period_end: true,
      customer: { id: 'cus_1', object: 'customer' },
    });
    const replay = await call('/v1/customers', { method: 'POST', headers: { 'Idempotency-Key': 'key' } });
    expect(await replay.json()).toEqual({ id: 'cus_kept' });
    await vi.waitFor(() => expect(eventTypes(received)).toEqual(['customer.subscription.updated']));
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ version: 2 });
  });

  it('comes to know a subscription that the database gained meanwhile', async () => {
    const records: SubscriptionSeed[] = [];
    const { client } = await standIn(records);
    records.push(record());
    expect(await client.subscriptions.retrieve('sub_1')).toMatchObject({ id: 'sub_1' });
  });

  it('knows the customers of the database who subscribe to nothing yet', async () => {
    const { client } = await standIn([record()], {
      customers: async () => [{ id: 'cus_lone', created: seconds, email: 'lone@flow.example', name: 'Lone' }],
    });
    expect(await client.customers.retrieve('cus_lone')).toMatchObject({ email: 'lone@flow.example' });
    expect((await client.billingPortal.sessions.create({ customer: 'cus_lone' })).customer).toBe('cus_lone');
  });

  it('names a state file that is broken, and leaves it as it is', async () => {
    const file = path.join(await temporaryDirectory(), 'stripe.json');
    await writeFile(file, '{"version":1,');
    const failure = await standIn([], { file }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LocalSetupError);
    expect((failure as Error).message).toContain(file);
    expect(await readFile(file, 'utf8')).toBe('{"version":1,');
  });
});
