import { once } from 'node:events';
import { get } from 'node:http';
import { describe, expect, it } from 'vitest';
import { day, record, seconds, standIn } from '../../testing/stripe-fixture.ts';

const text = async (url: string) => (await fetch(url)).text();

/** Presses a button of the page by what it says. */
async function press(url: string, label: string) {
  const form = (await text(url)).split('<form ').find((part) => part.includes(`>${label}</button>`)) ?? '';
  const [, action = 'nowhere'] = /action="([^"]+)"/.exec(form) ?? [];
  const [, name = '', value = ''] =
    new RegExp(`name="(\\w+)" value="(\\w+)"[^>]*>${label}<`).exec(form) ?? [];
  await fetch(new URL(action, url), { method: 'POST', body: new URLSearchParams({ [name]: value }) });
}

describe('the page of the Stripe stand-in', () => {
  it('shows subscriptions with their status and dates, and finds some of them', async () => {
    const { url } = await standIn([
      record({ email: 'noor@flow.example', name: 'Noor' }),
      record({ id: 'sub_2', customer: 'cus_2', status: 'past_due', name: '<b>Adam</b>' }),
    ]);
    const page = await text(url);
    for (const part of ['Noor', 'noor@flow.example', 'trialing', 'trial until 25 Nov 2026', '2 of 2']) {
      expect(page).toContain(part);
    }
    expect(page).toContain('&lt;b&gt;Adam');
    expect(page).not.toContain('<script');
    expect(await text(`${url}/?status=past_due`)).toContain('1 of 2');
    expect(await text(`${url}/?q=NOOR`)).toContain('1 of 2');
  });

  it('moves the clock', async () => {
    const { url, submit, client } = await standIn([record()]);
    await press(url, '3 days');
    expect(await text(url)).toContain('24 Nov 2026, 10:00 UTC');
    await press(url, '1 month');
    expect(await text(url)).toContain('24 Dec 2026, 10:00 UTC');
    expect(await client.subscriptions.retrieve('sub_1')).toMatchObject({ status: 'active' });
    for (const wrong of [{ step: '-1' }, { step: 'soon' }, { to: String(seconds) }]) {
      const response = await submit('/actions/clock', wrong);
      expect(response.headers.get('location')).toBe('/?done=refused');
    }
    expect(await text(url)).toContain('24 Dec 2026, 10:00 UTC');
  });

  it('fails a card and mends it, which pays what is owed', async () => {
    const { submit, client } = await standIn([record()]);
    await submit('/actions/card', { customer: 'cus_1', card: 'declined' });
    await submit('/actions/clock', { step: '7' });
    expect(await client.subscriptions.retrieve('sub_1')).toMatchObject({ status: 'past_due' });
    await submit('/actions/card', { customer: 'cus_1', card: 'works' });
    expect(await client.subscriptions.retrieve('sub_1')).toMatchObject({ status: 'active' });
    const response = await submit('/actions/card', { customer: 'cus_none', card: 'works' });
    expect(response.headers.get('location')).toBe('/?done=refused');
  });

  it('opens a dispute and closes it', async () => {
    const { url, submit, client } = await standIn([record({ status: 'active', periodEnd: seconds + day })]);
    await submit('/actions/dispute', { subscription: 'sub_1' });
    const [dispute] = (await client.disputes.list()).data;
    expect(
      await client.disputes.retrieve(String(dispute?.id), { expand: ['charge.customer'] }),
    ).toMatchObject({
      status: 'needs_response',
      amount: 99_900,
      charge: { disputed: true, customer: { id: 'cus_1' } },
    });
    const payments = await client.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: String(dispute?.payment_intent) },
      expand: ['data.invoice'],
    });
    expect(payments.data).toMatchObject([
      { invoice: { parent: { subscription_details: { subscription: 'sub_1' } } } },
    ]);
    expect(await text(url)).toContain('needs_response');
    await submit('/actions/close-dispute', { dispute: String(dispute?.id), status: 'won' });
    expect((await client.disputes.list()).data).toMatchObject([{ status: 'won' }]);
    const types = (await client.events.list()).data.map(({ type }) => type);
    expect(types).toEqual(['charge.dispute.closed', 'charge.dispute.created', 'invoice.paid']);
  });

  it('lists the last events, sends one again, and says what goes wrong on purpose', async () => {
    const { url, submit, client, received } = await standIn([record()]);
    await client.subscriptions.update('sub_1', { cancel_at_period_end: true });
    await submit('/actions/settle', {});
    expect(await text(url)).toContain('delivered');
    await press(url, 'Send again');
    await submit('/actions/settle', {});
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    expect(received).toHaveLength(2);
    await submit('/actions/fault', { kind: 'late', type: 'invoice.*', times: '2' });
    expect(await text(url)).toContain('Held until it is released: invoice.*, 2 times');
    await submit('/actions/clear-faults', {});
    expect(await text(url)).toContain('Nothing goes wrong on purpose');
    const refused = await submit('/actions/fault', { kind: 'explosion' });
    expect(refused.headers.get('location')).toBe('/?done=refused');
  });

  it('takes forms of its own alone, and answers to names of this machine alone', async () => {
    const { url, submit, client } = await standIn([record()]);
    for (const headers of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect((await submit('/actions/clock', { step: '7' }, headers)).status).toBe(403);
    }
    expect((await client.testHelpers.testClocks.list()).data).toEqual([]);
    const own = { origin: url, 'sec-fetch-site': 'same-origin' };
    expect((await submit('/actions/clock', { step: '1' }, own)).status).toBe(303);
    expect((await submit('/actions/explode', {})).status).toBe(404);
    // A name of the attacker's that points at this machine: fetch would not send it.
    const asked = get(url, { headers: { host: `elsewhere.example:${new URL(url).port}` } });
    const [response] = await once(asked, 'response');
    asked.destroy();
    expect(response.statusCode).toBe(421);
  });
});
