import Stripe from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import { eventTypes, record, secretKey, standIn } from '../testing/stripe-fixture.ts';

async function faulty(statuses = [200]) {
  const served = await standIn([record()], { statuses });
  const fault = async (fields: Record<string, string>) => {
    const response = await served.submit('/actions/fault', fields);
    expect(response.headers.get('location')).toBe('/?done=fault');
  };
  const settle = () => served.submit('/actions/settle', {});
  return { ...served, fault, settle };
}

const cancel = (client: Stripe, idempotencyKey: string) =>
  client.subscriptions.update('sub_1', { cancel_at_period_end: true }, { idempotencyKey });

describe('requests fail on demand at the Stripe stand-in', () => {
  it('with 429 and Retry-After, so often and for what was said', async () => {
    const { client, call, fault } = await faulty();
    await fault({
      kind: 'rate_limited',
      path: '/v1/subscriptions/*',
      method: 'GET',
      times: '2',
      retryAfter: '7',
    });
    const response = await call('/v1/subscriptions/sub_1');
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('7');
    await client.subscriptions.list();
    await expect(client.subscriptions.retrieve('sub_1')).rejects.toMatchObject({
      type: 'StripeRateLimitError',
    });
    await client.subscriptions.retrieve('sub_1');
  });

  it('with 500 before anything is done: the same key does it later', async () => {
    const { client, fault } = await faulty();
    await fault({ kind: 'error_before', method: 'POST' });
    await expect(cancel(client, 'key')).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    expect(await client.subscriptions.retrieve('sub_1')).toMatchObject({ cancel_at_period_end: false });
    expect(await cancel(client, 'key')).toMatchObject({ cancel_at_period_end: true });
  });

  it('with 500 after it was done: the key remembers the failure, as Stripe’s does', async () => {
    const { client, fault, received, settle } = await faulty();
    await fault({ kind: 'error_after', method: 'POST', path: '/v1/subscriptions/sub_1' });
    await expect(cancel(client, 'key')).rejects.toMatchObject({
      statusCode: 500,
      headers: { 'stripe-should-retry': 'false' },
    });
    expect(await client.subscriptions.retrieve('sub_1')).toMatchObject({ cancel_at_period_end: true });
    await expect(cancel(client, 'key')).rejects.toMatchObject({ statusCode: 500 });
    await settle();
    expect(received).toHaveLength(1);
  });

  it.each([
    ['no_answer_before', false],
    ['no_answer_after', true],
  ])('without an answer (%s), until the caller gives up', async (kind, isDone) => {
    const { client, fault, url } = await faulty();
    await fault({ kind, method: 'POST' });
    const impatient = new Stripe(secretKey, {
      protocol: 'http',
      host: '127.0.0.1',
      port: new URL(url).port,
      maxNetworkRetries: 0,
      timeout: 100,
    });
    await expect(cancel(impatient, 'key')).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect(await client.subscriptions.retrieve('sub_1')).toMatchObject({ cancel_at_period_end: isDone });
    expect(await cancel(client, 'key')).toMatchObject({ cancel_at_period_end: true });
  });
});

describe('events fail on demand at the Stripe stand-in', () => {
  const three = async (client: Stripe) => {
    for (const lead of ['1', '2', '3']) await client.subscriptions.update('sub_1', { metadata: { lead } });
  };
  const leads = (received: readonly { body: string }[]) =>
    received.map(({ body }) => JSON.parse(body).data.object.metadata.lead);

  it('by coming twice', async () => {
    const { client, fault, settle, received } = await faulty();
    await fault({ kind: 'twice', type: 'customer.subscription.*' });
    await three(client);
    await settle();
    expect(leads(received).toSorted()).toEqual(['1', '1', '2', '3']);
  });

  it('by coming late, when they are released', async () => {
    const { client, fault, settle, submit, received } = await faulty();
    await fault({ kind: 'late' });
    await three(client);
    await vi.waitFor(() => expect(leads(received)).toEqual(['2', '3']));
    await submit('/actions/release-events', {});
    await settle();
    expect(leads(received)).toEqual(['2', '3', '1']);
  });

  it('by coming in reverse order, once there are as many as were asked for', async () => {
    const { client, fault, settle, received } = await faulty();
    await fault({ kind: 'reversed', times: '2' });
    await three(client);
    await settle();
    expect(leads(received)).toEqual(['2', '1', '3']);
    await fault({ kind: 'reversed', times: '9' });
    await three(client);
    await settle();
    expect(leads(received).slice(3)).toEqual(['3', '2', '1']);
  });

  it('by being dropped, and can be sent all the same', async () => {
    const { client, fault, settle, submit, received } = await faulty();
    await fault({ kind: 'dropped' });
    await client.subscriptions.update('sub_1', { metadata: { lead: '1' } });
    await settle();
    expect(received).toEqual([]);
    const [event] = (await client.events.list()).data;
    await submit('/actions/send-event', { event: String(event?.id) });
    await settle();
    expect(eventTypes(received)).toEqual(['customer.subscription.updated']);
  });

  it('by being given up, and can be sent again', async () => {
    const { client, settle, submit, received, logged } = await faulty([500, 500, 500, 200]);
    await client.subscriptions.update('sub_1', { metadata: { lead: '1' } });
    await settle();
    expect(logged).toHaveLength(1);
    const [event] = (await client.events.list()).data;
    await submit('/actions/send-event', { event: String(event?.id) });
    await settle();
    expect(received).toHaveLength(4);
  });
});
