import type Stripe from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import { checkout, day, eventTypes, moveClock, record, seconds, standIn } from '../testing/stripe-fixture.ts';

/** A subscription in its trial, paid for with the card that is named. */
async function trial(card: string, changes: Parameters<typeof checkout>[1] = {}) {
  const served = await standIn([]);
  const { client, submit, received } = served;
  const sold = await checkout(client, changes);
  expect((await submit(sold.path, { card })).status).toBe(303);
  await vi.waitFor(() => expect(eventTypes(received)).toContain('checkout.session.completed'));
  received.length = 0;
  const { subscription } = await client.checkout.sessions.retrieve(sold.session.id);
  const id = String(subscription);
  const statusAt = async (days: number) => {
    await moveClock(client, seconds + days * day);
    return (await client.subscriptions.retrieve(id)).status;
  };
  return { ...served, ...sold, id, statusAt };
}

const invoicesOf = async (client: Stripe, subscription: string) =>
  (await client.invoices.list({ subscription })).data.map(({ status, total }) => `${status} ${total}`);

describe('a subscription of the Stripe stand-in', () => {
  it('previews what it is billed next, as it then is billed, and keeps nothing of it', async () => {
    const { client, id, statusAt } = await trial('works');
    expect((await client.subscriptions.retrieve(id)).test_clock).toBeNull();
    const preview = await client.invoices.createPreview({ subscription: id });
    expect(await invoicesOf(client, id)).toEqual(['paid 0']);
    expect([preview.total, preview.currency, preview.total_taxes?.[0]?.amount]).toEqual([10_500, 'aed', 500]);
    expect(preview.created).toBe(seconds + 7 * day);
    await statusAt(7);
    const [billed] = (await client.invoices.list({ subscription: id })).data;
    expect(billed?.total).toBe(preview.total);
    const { test_clock } = await client.subscriptions.retrieve(id);
    expect((await client.testHelpers.testClocks.retrieve(String(test_clock))).frozen_time).toBe(
      seconds + 7 * day,
    );
    await client.subscriptions.update(id, { cancel_at_period_end: true });
    await expect(client.invoices.createPreview({ subscription: id })).rejects.toMatchObject({
      code: 'invoice_upcoming_none',
    });
  });

  it('announces the end of its trial three days before, turns paid, and is renewed', async () => {
    const { client, id, statusAt, received } = await trial('works');
    expect(await statusAt(3.9)).toBe('trialing');
    expect(await statusAt(4)).toBe('trialing');
    await vi.waitFor(() => expect(eventTypes(received)).toEqual(['customer.subscription.trial_will_end']));
    expect(await statusAt(7)).toBe('active');
    await vi.waitFor(() => expect(received).toHaveLength(5));
    expect(eventTypes(received).slice(1)).toEqual([
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'customer.subscription.updated',
    ]);
    expect(JSON.parse(received[4]?.body ?? '')).toMatchObject({
      created: seconds + 7 * day,
      data: { object: { status: 'active' }, previous_attributes: { status: 'trialing' } },
    });
    const { items } = await client.subscriptions.retrieve(id);
    // From 28 November a month lasts until 28 December.
    expect(items.data[0]?.current_period_end).toBe(Date.parse('2026-12-28T10:00:00Z') / 1000);
    await statusAt(7 + 30 + 31);
    expect(await invoicesOf(client, id)).toEqual(['paid 10500', 'paid 10500', 'paid 10500', 'paid 0']);
    await statusAt(7 + 30 + 31);
    expect(await invoicesOf(client, id)).toHaveLength(4);
  });

  it('is past due when the card is declined, tried again on days 3, 5 and 7, and unpaid then', async () => {
    const { client, id, statusAt } = await trial('declined_later');
    const attempts = async () => (await client.invoices.list({ subscription: id })).data[0];
    expect(await statusAt(7)).toBe('past_due');
    expect(await attempts()).toMatchObject({ attempt_count: 1, next_payment_attempt: seconds + 10 * day });
    expect(await statusAt(10)).toBe('past_due');
    expect(await attempts()).toMatchObject({ attempt_count: 2, next_payment_attempt: seconds + 12 * day });
    expect(await statusAt(13.9)).toBe('past_due');
    expect(await statusAt(14)).toBe('unpaid');
    expect(await attempts()).toMatchObject({ status: 'open', attempt_count: 4, next_payment_attempt: null });
    // What follows stays a draft that nobody collects.
    expect(await statusAt(38)).toBe('unpaid');
    expect(await invoicesOf(client, id)).toEqual(['draft 10500', 'open 10500', 'paid 0']);
  });

  it('plays all that a long move of the clock passes, in order and each at its own time', async () => {
    const { client, id, statusAt, received } = await trial('declined_later');
    expect(await statusAt(20)).toBe('unpaid');
    await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(9));
    const events = received.map(({ body }) => JSON.parse(body));
    expect(events.map(({ type, created }) => `${(created - seconds) / day} ${type}`)).toEqual([
      '4 customer.subscription.trial_will_end',
      '7 invoice.created',
      '7 invoice.finalized',
      '7 invoice.payment_failed',
      '7 customer.subscription.updated',
      '10 invoice.payment_failed',
      '12 invoice.payment_failed',
      '14 invoice.payment_failed',
      '14 customer.subscription.updated',
    ]);
    expect(await client.events.retrieve(events[0].id)).toMatchObject({ type: events[0].type });
    const [failed] = (await client.events.list({ types: ['invoice.payment_failed'], limit: 1 })).data;
    expect(failed?.id).toBe(events[7].id);
    expect((await client.charges.list()).data).toHaveLength(4);
    expect(await client.subscriptions.retrieve(id)).toMatchObject({ status: 'unpaid' });
  });

  it('ends with its period when it was cancelled, and is not charged', async () => {
    const { client, id, statusAt, received } = await trial('works');
    await client.subscriptions.update(id, { cancel_at_period_end: true });
    expect(await statusAt(6.9)).toBe('trialing');
    expect(await statusAt(7)).toBe('canceled');
    expect(await client.subscriptions.retrieve(id)).toMatchObject({ ended_at: seconds + 7 * day });
    await vi.waitFor(() => expect(eventTypes(received).at(-1)).toBe('customer.subscription.deleted'));
    expect(await invoicesOf(client, id)).toEqual(['paid 0']);
  });

  it('ends at once when it is deleted, and what it owes is not tried again', async () => {
    const { client, id, statusAt } = await trial('declined_later');
    await statusAt(7);
    const canceled = await client.subscriptions.cancel(id, {
      cancellation_details: { comment: 'Moves away' },
    });
    expect(canceled).toMatchObject({
      status: 'canceled',
      ended_at: seconds + 7 * day,
      cancellation_details: { reason: 'cancellation_requested', comment: 'Moves away' },
    });
    await statusAt(30);
    expect((await client.charges.list()).data).toHaveLength(1);
    await expect(client.subscriptions.cancel(id)).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('collects nothing while its collection is paused, until it goes on by itself', async () => {
    const { client, id, statusAt } = await trial('works', { trialDays: null });
    await client.subscriptions.update(id, {
      pause_collection: { behavior: 'void', resumes_at: seconds + 40 * day },
    });
    expect(await statusAt(31)).toBe('active');
    expect(await invoicesOf(client, id)).toEqual(['void 10500', 'paid 10500']);
    await statusAt(62);
    expect(await client.subscriptions.retrieve(id)).toMatchObject({ pause_collection: null });
    expect(await invoicesOf(client, id)).toEqual(['paid 10500', 'void 10500', 'paid 10500']);
  });

  it('pauses at the end of a trial without a card, and is resumed when there is one', async () => {
    const { client, id, customer, statusAt, submit, received } = await trial('none', {
      payment_method_collection: 'if_required',
      subscription_data: {
        trial_period_days: 7,
        trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
      },
    });
    expect(await statusAt(8)).toBe('paused');
    await vi.waitFor(() => expect(eventTypes(received)).toContain('customer.subscription.paused'));
    expect(await statusAt(40)).toBe('paused');
    const { url } = await client.billingPortal.sessions.create({ customer: customer.id });
    await submit(new URL(url).pathname, { action: 'card', card: 'works' });
    expect(await client.subscriptions.resume(id)).toMatchObject({ status: 'active' });
    await vi.waitFor(() => expect(eventTypes(received)).toContain('customer.subscription.resumed'));
  });

  it('is incomplete where its first payment is declined, and expires after 23 hours', async () => {
    const { client, submit } = await standIn([]);
    const { price, customer } = await checkout(client);
    const { url } = await client.billingPortal.sessions.create({ customer: customer.id });
    await submit(new URL(url).pathname, { action: 'card', card: 'declined' });
    const create = () =>
      client.subscriptions.create({
        customer: customer.id,
        items: [{ price: price.id }],
        expand: ['latest_invoice'],
      });
    const [first, second] = [await create(), await create()];
    expect(first).toMatchObject({
      status: 'incomplete',
      latest_invoice: { status: 'open', attempt_count: 1 },
    });
    const invoice = first.latest_invoice as Stripe.Invoice;
    await expect(client.invoices.pay(invoice.id)).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
    });
    await client.invoices.pay(invoice.id, { paid_out_of_band: true });
    await moveClock(client, seconds + day);
    expect(await client.subscriptions.retrieve(first.id)).toMatchObject({ status: 'active' });
    expect(await client.subscriptions.retrieve(second.id)).toMatchObject({ status: 'incomplete_expired' });
    expect(await invoicesOf(client, second.id)).toEqual(['void 10000']);
  });

  it('lasts twelve weeks where its price does', async () => {
    const { client } = await standIn([]);
    const { price, customer } = await checkout(client);
    const long = await client.prices.create({
      product: String(price.product),
      currency: 'aed',
      unit_amount: 240_000,
      recurring: { interval: 'week', interval_count: 12 },
    });
    const { items } = await client.subscriptions.create({
      customer: customer.id,
      items: [{ price: long.id }],
      trial_period_days: 7,
    });
    await moveClock(client, seconds + 7 * day);
    const [item] = items.data;
    const after = await client.subscriptions.retrieve(String(item?.subscription));
    expect(after.items.data[0]?.current_period_end).toBe(seconds + (7 + 84) * day);
  });

  it('that came from the database with a period that was over stays as it came', async () => {
    const { client } = await standIn([
      record({ id: 'sub_old', status: 'active', periodEnd: seconds - day }),
      record({ id: 'sub_new', status: 'active', periodEnd: seconds + day }),
    ]);
    await moveClock(client, seconds + 2 * day);
    const end = async (id: string) =>
      (await client.subscriptions.retrieve(id)).items.data[0]?.current_period_end;
    expect(await end('sub_old')).toBe(seconds - day);
    expect(await end('sub_new')).toBeGreaterThan(seconds + 2 * day);
  });
});

describe('the clock of the Stripe stand-in', () => {
  it('is one, and never goes back', async () => {
    const { client } = await standIn([]);
    const clocks = client.testHelpers.testClocks;
    await expect(clocks.create({ frozen_time: seconds - 1 })).rejects.toMatchObject({ param: 'frozen_time' });
    const clock = await clocks.create({ frozen_time: seconds + day, name: 'fixture' });
    expect(clock).toMatchObject({ status: 'ready', frozen_time: seconds + day, name: 'fixture' });
    await expect(clocks.create({ frozen_time: seconds + 2 * day })).rejects.toMatchObject({
      statusCode: 400,
    });
    await expect(clocks.advance(clock.id, { frozen_time: seconds })).rejects.toMatchObject({
      param: 'frozen_time',
    });
    await clocks.advance(clock.id, { frozen_time: seconds + 3 * day });
    expect(await clocks.retrieve(clock.id)).toMatchObject({ frozen_time: seconds + 3 * day });
    expect((await client.customers.create({})).created).toBe(seconds + 3 * day);
  });

  it('is the real time where none is set: what became due is played when something is asked', async () => {
    let time = new Date('2026-11-21T10:00:00Z');
    const { client } = await standIn([record({ status: 'trialing' })], { now: () => time });
    expect(await client.subscriptions.retrieve('sub_1')).toMatchObject({ status: 'trialing' });
    time = new Date('2026-11-25T10:00:00Z');
    expect(await client.subscriptions.retrieve('sub_1')).toMatchObject({ status: 'active' });
  });
});
