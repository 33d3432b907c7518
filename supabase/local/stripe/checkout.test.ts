import { describe, expect, it, vi } from 'vitest';
import { checkout, day, eventTypes, seconds, standIn } from '../testing/stripe-fixture.ts';

describe('a Checkout session of the Stripe stand-in', () => {
  it('shows what is bought, the free days, and what follows and when', async () => {
    const { client } = await standIn([]);
    const { session } = await checkout(client);
    const response = await fetch(String(session.url));
    const text = await response.text();
    for (const part of [
      'stand-in for Stripe',
      'No card is charged',
      'Fixture plan',
      'noor@flow.example',
      'AED 0.00: 7 free days',
      'AED 105.00 every month, from 28 Nov 2026, 10:00 UTC',
      'VAT 5%',
      'href="http://site.example/plans"',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toContain(
      "form-action 'self' http://site.example",
    );
  });

  it('is paid with a card that works: the trial begins, events tell of it, and the page leads on', async () => {
    const { client, submit, received } = await standIn([]);
    const { session, customer, price, vat, path } = await checkout(client);
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 0 });
    const response = await submit(path, { card: 'works' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`http://site.example/thanks?session=${session.id}`);

    const paid = await client.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.latest_invoice', 'customer', 'line_items'],
    });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
      url: null,
      customer: { id: customer.id, name: 'Noor' },
      line_items: { data: [{ price: { id: price.id }, quantity: 1 }] },
      subscription: {
        status: 'trialing',
        customer: customer.id,
        metadata: { user_id: 'user-1' },
        trial_start: seconds,
        trial_end: seconds + 7 * day,
        items: { data: [{ current_period_end: seconds + 7 * day, tax_rates: [{ id: vat.id }] }] },
        latest_invoice: { status: 'paid', total: 0, billing_reason: 'subscription_create' },
      },
    });
    await vi.waitFor(() => expect(received).toHaveLength(6));
    expect(eventTypes(received)).toEqual([
      'customer.created',
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'customer.subscription.created',
      'checkout.session.completed',
    ]);
  });

  it('stays open when the card is declined, and is paid with another', async () => {
    const { client, submit } = await standIn([]);
    const { session, path } = await checkout(client);
    const response = await submit(path, { card: 'declined_now' });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Your card was declined');
    expect(await client.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open' });
    expect((await client.subscriptions.list()).data).toEqual([]);
    expect((await submit(path, { card: 'works' })).status).toBe(303);
    // A second press of the button buys nothing more.
    expect((await submit(path, { card: 'works' })).status).toBe(200);
    expect((await client.subscriptions.list()).data).toHaveLength(1);
  });

  it('charges at once where there is no trial', async () => {
    const { client, submit } = await standIn([]);
    const { session, path } = await checkout(client, { trialDays: null });
    expect(await (await submit(path, { card: 'declined_later' })).text()).toContain('card was declined');
    expect((await submit(path, { card: 'works' })).status).toBe(303);
    const paid = await client.checkout.sessions.retrieve(session.id, { expand: ['invoice', 'subscription'] });
    expect(paid).toMatchObject({
      payment_status: 'paid',
      invoice: { status: 'paid', subtotal: 10_000, total: 10_500, amount_paid: 10_500 },
      subscription: { status: 'active', trial_end: null },
    });
  });

  it('makes the customer itself where the session names none', async () => {
    const { client, submit } = await standIn([]);
    const { session, path } = await checkout(client, {
      customer: '',
      phone_number_collection: { enabled: true },
    });
    expect(await (await submit(path, { card: 'works' })).text()).toContain('Enter your email');
    await submit(path, { card: 'works', email: 'adam@flow.example', name: 'Adam', phone: '+971500000002' });
    const { customer } = await client.checkout.sessions.retrieve(session.id, { expand: ['customer'] });
    expect(customer).toMatchObject({ email: 'adam@flow.example', name: 'Adam', phone: '+971500000002' });
  });

  it('takes no card where none is required, and pauses or cancels at the end of the trial as it was told', async () => {
    const { client, submit } = await standIn([]);
    const { path } = await checkout(client);
    expect(await (await submit(path, { card: 'none' })).text()).toContain('Choose a card');
    const later = await checkout(client, {
      payment_method_collection: 'if_required',
      subscription_data: {
        trial_period_days: 7,
        trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
      },
    });
    expect((await submit(later.path, { card: 'none' })).status).toBe(303);
    const [subscription] = (await client.subscriptions.list({ customer: later.customer.id })).data;
    expect(await client.subscriptions.update(String(subscription?.id), { trial_end: 'now' })).toMatchObject({
      status: 'paused',
    });
  });

  it('can be expired, and then it is not paid any more', async () => {
    const { client, submit, url } = await standIn([]);
    const { session, path } = await checkout(client);
    expect(await client.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null });
    await expect(client.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
    expect(await (await fetch(`${url}${path}`)).text()).toContain('has expired');
    await submit(path, { card: 'works' });
    expect((await client.subscriptions.list()).data).toEqual([]);
  });

  it('made when the clock has been moved is open for as long as its maker asks, by the clock', async () => {
    const { client, submit } = await standIn([]);
    await submit('/actions/clock', { step: '7' });
    const { session } = await checkout(client, { expires_at: seconds + 23 * 3_600 });
    expect(session).toMatchObject({ status: 'open', expires_at: seconds + 7 * day + 23 * 3_600 });
    await submit('/actions/clock', { step: '1' });
    expect(await client.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'expired' });
  });

  it('refuses what it could not sell', async () => {
    const { client } = await standIn([]);
    await expect(
      checkout(client, { line_items: [{ price: 'price_none', quantity: 1 }] }),
    ).rejects.toMatchObject({ code: 'resource_missing', param: 'line_items[0][price]' });
    await expect(checkout(client, { expires_at: seconds + 60 })).rejects.toMatchObject({
      param: 'expires_at',
    });
    await expect(checkout(client, { success_url: 'javascript:alert(1)' })).rejects.toMatchObject({
      code: 'url_invalid',
    });
  });
});

describe('the forms of the Stripe stand-in', () => {
  it.each([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['a page without an origin of its own', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another port', { 'sec-fetch-site': 'same-site' }],
  ])('refuse what %s sends', async (_, headers) => {
    const { client, submit } = await standIn([]);
    const { session, path } = await checkout(client);
    expect((await submit(path, { card: 'works' }, headers)).status).toBe(403);
    expect(await client.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'open' });
  });

  it('escape what they show', async () => {
    const { client } = await standIn([]);
    const { session } = await checkout(client, { customer: '', customer_email: '"><script>@flow.example' });
    const text = await (await fetch(String(session.url))).text();
    expect(text).not.toContain('<script');
    expect(text).toContain('&lt;script&gt;');
  });
});
