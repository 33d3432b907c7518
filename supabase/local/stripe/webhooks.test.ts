import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { record, standIn, webhookSecret } from '../testing/stripe-fixture.ts';
import { temporaryDirectory } from '../testing/temporary-directory.ts';

describe('the webhooks of the Stripe stand-in', () => {
  it('tell of a change, signed so that the official client accepts them', async () => {
    const { client, received } = await standIn([record()], { now: () => new Date() });
    await client.subscriptions.update('sub_1', { cancel_at_period_end: true });
    await vi.waitFor(() => expect(received).toHaveLength(1));
    const { body = '', signature = '' } = received[0] ?? {};
    const event = client.webhooks.constructEvent(body, signature, webhookSecret);
    expect(event).toMatchObject({
      object: 'event',
      type: 'customer.subscription.updated',
      data: {
        object: { id: 'sub_1', cancel_at_period_end: true },
        previous_attributes: { cancel_at_period_end: false, cancel_at: null },
      },
    });
    expect(() => client.webhooks.constructEvent(`${body} `, signature, webhookSecret)).toThrow();
    expect(() => client.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
  });

  it('are not sent when nothing changed', async () => {
    const { client, received } = await standIn([record()]);
    await client.subscriptions.update('sub_1', { cancel_at_period_end: false });
    await client.subscriptions.update('sub_1', { cancel_at_period_end: true });
    await vi.waitFor(() => expect(received).toHaveLength(1));
  });

  it('are sent again until they are taken', async () => {
    const { client, logged, received } = await standIn([record()], { statuses: [500, 503, 200] });
    await client.subscriptions.update('sub_1', { cancel_at_period_end: true });
    await vi.waitFor(() => expect(received).toHaveLength(3));
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    expect(logged).toEqual([]);
  });

  it('are given up after the last attempt, with a line in the log', async () => {
    const { client, logged, received } = await standIn([record()], { statuses: [500] });
    await client.subscriptions.update('sub_1', { cancel_at_period_end: true });
    await vi.waitFor(() => expect(logged).toHaveLength(1));
    expect(logged[0]).toMatch(/^\[stripe\] Event evt_\w+ was given up after 3 attempts: HTTP 500\.$/);
    expect(received).toHaveLength(3);
  });

  it('that were not delivered are sent after the next start', async () => {
    const file = path.join(await temporaryDirectory(), 'stripe.json');
    const nowhere = { url: 'http://127.0.0.1:9/', secret: webhookSecret };
    const first = await standIn([record()], { file, webhook: nowhere, retryDelays: [60_000] });
    await first.client.subscriptions.update('sub_1', { cancel_at_period_end: true });
    await first.close();
    const { received } = await standIn([record()], { file });
    await vi.waitFor(() => expect(received).toHaveLength(1));
    await vi.waitFor(async () =>
      expect(JSON.parse(await readFile(file, 'utf8')).events).toEqual([
        expect.objectContaining({ delivery: 'delivered' }),
      ]),
    );
  });
});
