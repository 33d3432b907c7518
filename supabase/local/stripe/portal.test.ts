import { describe, expect, it, vi } from 'vitest';
import { day, eventTypes, record, seconds, standIn } from '../testing/stripe-fixture.ts';

const owed = record({ status: 'past_due', trialEnd: seconds - day, periodEnd: seconds + 20 * day });

async function portal(records = [record()]) {
  const served = await standIn(records);
  const session = await served.client.billingPortal.sessions.create({
    customer: 'cus_1',
    return_url: 'http://site.example/dashboard',
  });
  const path = new URL(session.url).pathname;
  const text = async () => (await fetch(session.url)).text();
  return { ...served, session, path, text };
}

describe('the portal of the Stripe stand-in', () => {
  it('shows the plan, its status and dates, and the way back', async () => {
    const { text } = await portal();
    const page = await text();
    for (const part of [
      'stand-in for Stripe',
      'Flow Online monthly',
      'Trial until',
      '25 Nov 2026',
      'Cancel plan',
    ]) {
      expect(page).toContain(part);
    }
    expect(page).toContain('href="http://site.example/dashboard"');
    expect(page).not.toContain('<script');
  });

  it('cancels at the end of the period, and takes it back', async () => {
    const { client, submit, path, text, received } = await portal();
    const response = await submit(path, { action: 'cancel', subscription: 'sub_1' });
    expect(response.headers.get('location')).toBe(`${path}?done=cancel`);
    expect(await client.subscriptions.retrieve('sub_1')).toMatchObject({
      cancel_at_period_end: true,
      cancellation_details: { reason: 'cancellation_requested' },
    });
    expect(await text()).toContain('Resume plan');
    await vi.waitFor(() => expect(eventTypes(received)).toEqual(['customer.subscription.updated']));
    await submit(path, { action: 'resume', subscription: 'sub_1' });
    expect(await client.subscriptions.retrieve('sub_1')).toMatchObject({ cancel_at_period_end: false });
  });

  it('pays what a past due subscription owes as soon as the card works', async () => {
    const { client, submit, path, text, received } = await portal([owed]);
    expect(await text()).toContain('Past due');
    await submit(path, { action: 'card', card: 'declined' });
    expect(await client.subscriptions.retrieve('sub_1')).toMatchObject({ status: 'past_due' });
    await submit(path, { action: 'card', card: 'works' });
    expect(
      await client.subscriptions.retrieve('sub_1', { expand: ['latest_invoice.payments'] }),
    ).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', amount_remaining: 0, payments: { data: [{ status: 'paid' }] } },
    });
    await vi.waitFor(() =>
      expect(eventTypes(received)).toEqual(['invoice.paid', 'customer.subscription.updated']),
    );
  });

  it('changes nothing of another customer', async () => {
    const { client, submit, path } = await portal([record(), record({ id: 'sub_2', customer: 'cus_2' })]);
    await submit(path, { action: 'cancel', subscription: 'sub_2' });
    expect(await client.subscriptions.retrieve('sub_2')).toMatchObject({ cancel_at_period_end: false });
    expect((await submit('/p/session/bps_none', { action: 'card' })).status).toBe(404);
  });
});

describe('the invoices of the Stripe stand-in', () => {
  it('are listed by customer, subscription and status, paid and voided', async () => {
    const { client, received } = await portal([owed]);
    const [invoice] = (await client.invoices.list({ customer: 'cus_1', status: 'open' })).data;
    expect(invoice).toMatchObject({
      customer: 'cus_1',
      parent: { subscription_details: { subscription: 'sub_1' } },
      amount_remaining: 99_900,
    });
    await expect(client.invoices.pay(String(invoice?.id))).rejects.toMatchObject({ statusCode: 402 });
    expect(await client.invoices.voidInvoice(String(invoice?.id))).toMatchObject({ status: 'void' });
    expect((await client.invoices.list({ subscription: 'sub_1', status: 'open' })).data).toEqual([]);
    await expect(client.invoices.pay(String(invoice?.id))).rejects.toMatchObject({ statusCode: 400 });
    await vi.waitFor(() =>
      expect(eventTypes(received)).toEqual(['invoice.payment_failed', 'invoice.voided']),
    );
  });
});
