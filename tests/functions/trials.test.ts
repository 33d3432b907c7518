import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Flow } from '../../sdk/src/index.ts';
import { type CaughtMail, demoAdmin, demoClient } from '../setup/backend.ts';
import { startTestStack, type TestStack } from '../setup/stack.ts';
import { call } from './call.ts';
import { leadPayload } from './lead-payload.ts';

let test: TestStack;
let admin: Flow;
beforeAll(async () => {
  test = await startTestStack();
  admin = test.flow();
  await admin.auth.signIn(demoAdmin);
});
afterAll(() => test?.stop());

let people = 0;
function newAddress(): string {
  people += 1;
  return `begins-${people}@example.com`;
}

async function newLead(): Promise<string> {
  const response = await call(test, 'consultation-webhook', leadPayload());
  const { reference } = (await response.json()) as { reference: string };
  return (await admin.leads.find(reference)).id;
}

/** Pays on the stand-in's page as a browser would: with the form that it has. */
async function pay(url: string | null): Promise<string | null> {
  const page = await fetch(String(url));
  const action = /<form[^>]*action="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const response = await fetch(new URL(action, String(url)), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(String(url)).origin },
    body: new URLSearchParams({ card: 'works' }),
    redirect: 'manual',
  });
  return response.headers.get('location');
}

async function mailsTo(address: string): Promise<CaughtMail[]> {
  const response = await fetch(`${test.stack.urls.mail}/api/messages`);
  const { messages } = (await response.json()) as { messages: CaughtMail[] };
  return messages.filter((message) => message.to === address);
}

const eventually = <Value>(check: () => Promise<Value>) =>
  expect.poll(check, { timeout: 20_000, interval: 100 });

describe('a trial', () => {
  it('that a coach begins for a lead makes a client of who pays', async () => {
    const leadId = await newLead();
    const email = newAddress();
    const checkout = await admin.trials.start({ plan: 'monthly', leadId, email });
    expect(checkout).toMatchObject({ email, trial_days: 10, status: 'open' });
    expect(await admin.trials.start({ plan: 'monthly', leadId, email })).toEqual(checkout);

    expect(await pay(checkout.url)).toMatch(/\/thank-you-trial$/);
    await eventually(async () => (await admin.trials.of({ leadId }))[0]?.status).toBe('completed');
    expect(await mailsTo(email)).toHaveLength(1);
    const [client] = await admin.clients.all({ search: email }).toArray({ max: 2 });
    const profile = await admin.clients.get(client?.id ?? '');
    expect(profile).toMatchObject({
      subscriptions: [{ status: 'trialing' }],
      leads: [{ id: leadId, status: 'won' }],
    });
    expect(await admin.forms.assignments(profile.id)).toHaveLength(2);
    expect(profile.history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['checkout.open', 'checkout.complete', 'client.invite']),
    );

    await expect(admin.trials.start({ plan: 'weekly', email })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is begun by a client alone, who then manages it on Stripe’s page', async () => {
    const client = test.flow();
    const email = newAddress();
    const password = 'a long enough password';
    await admin.clients.invite({ email });
    const link = /https?:\S+\/auth\/v1\/verify\S+/.exec((await mailsTo(email))[0]?.text ?? '')?.[0];
    const verified = await fetch(String(link), { redirect: 'manual' });
    const given = new URLSearchParams(new URL(verified.headers.get('location') ?? '').hash.slice(1));
    await fetch(`${test.stack.urls.api}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        apikey: test.stack.keys.publishable,
        authorization: `Bearer ${given.get('access_token')}`,
      },
      body: JSON.stringify({ password }),
    });
    await client.auth.signIn({ email, password });
    await expect(client.subscriptions.portal()).rejects.toMatchObject({ code: 'not_found' });

    const { url } = await client.trials.start({ plan: 'weekly' });
    await pay(url);
    await eventually(async () => (await client.subscriptions.mine()).map(({ status }) => status)).toEqual([
      'trialing',
    ]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is refused to the household of who has had one, by the number that Stripe knows', async () => {
    const leadId = await newLead();
    await pay((await admin.trials.start({ plan: 'weekly', leadId, email: newAddress() })).url);
    await eventually(async () => (await admin.trials.of({ leadId }))[0]?.status).toBe('completed');
    const { phone, phone_e164 } = await admin.leads.find(leadId);
    const response = await call(test, 'consultation-webhook', { ...leadPayload(), phone });
    const { reference } = (await response.json()) as { reference: string };
    const partner = await admin.leads.find(reference);
    expect(partner.phone_e164).toBe(phone_e164);
    const again = admin.trials.start({ plan: 'weekly', leadId: partner.id, email: newAddress() });
    await expect(again).rejects.toMatchObject({ code: 'trial_used' });
    const paid = { plan: 'weekly', leadId: partner.id, email: newAddress(), withoutTrial: true } as const;
    expect(await admin.trials.start(paid)).toMatchObject({ trial_days: 0 });
  });

  it('of somebody else begins nobody but an admin', async () => {
    const client = test.flow();
    await client.auth.signIn(demoClient);
    const other = client.trials.start({ plan: 'weekly', email: newAddress() });
    await expect(other).rejects.toMatchObject({ code: 'forbidden' });
  });
});
