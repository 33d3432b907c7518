import { describe, expect, it } from 'vitest';
import { openFakeBackend } from './fake-backend.fixture.ts';
import { clientAccount, makeClientProfile, makeLead, makeSubscription } from './testing/index.ts';

const { signedIn, serve } = openFakeBackend();

const email = 'layla@example.com';
const leadId = makeLead().id;

describe('beginning a trial', () => {
  it('answers the page to send, and the same one when it is asked again', async () => {
    serve({ subscriptions: [], clients: [makeClientProfile()] });
    const flow = await signedIn();
    const checkout = await flow.trials.start({ plan: 'monthly', leadId, email: ' Layla@Example.com ' });
    expect(checkout).toMatchObject({ email, plan: 'monthly', trial_days: 7, status: 'open' });
    expect(await flow.trials.start({ plan: 'monthly', leadId, email })).toEqual(checkout);
    expect(await flow.trials.of({ leadId })).toEqual([checkout]);
    expect(await flow.trials.of({ clientId: clientAccount.userId })).toEqual([]);
  });

  it('on another plan ends the page that was open', async () => {
    serve({ subscriptions: [] });
    const flow = await signedIn();
    const monthly = await flow.trials.start({ plan: 'monthly', leadId, email });
    const weekly = await flow.trials.start({ plan: 'weekly', leadId, email });
    expect(await flow.trials.of({ leadId })).toEqual([weekly, { ...monthly, status: 'expired' }]);
  });

  it('is one’s own without a lead, a client and an address, and read by nobody else', async () => {
    serve({ subscriptions: [] });
    const flow = await signedIn(clientAccount);
    const checkout = await flow.trials.start({ plan: 'weekly' });
    expect(checkout).toMatchObject({ email: clientAccount.email, plan: 'weekly' });
    expect(await flow.trials.of({ clientId: clientAccount.userId })).toEqual([checkout]);
    expect(await flow.trials.of({ leadId })).toEqual([]);
    await expect(flow.trials.start({ plan: 'weekly', email })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('tells a used trial from a subscription that runs', async () => {
    const ended = makeSubscription({ email, status: 'canceled' });
    serve({ subscriptions: [ended, makeSubscription({ email: 'runs@example.com', status: 'active' })] });
    const flow = await signedIn();
    await expect(flow.trials.start({ plan: 'monthly', email })).rejects.toMatchObject({ code: 'trial_used' });
    expect(await flow.trials.start({ plan: 'monthly', email, withoutTrial: true })).toMatchObject({
      trial_days: 0,
    });
    const running = flow.trials.start({ plan: 'monthly', email: 'runs@example.com', withoutTrial: true });
    await expect(running).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('Stripe’s page for one’s own billing', () => {
  it('is answered to who is signed in', async () => {
    const flow = await signedIn(clientAccount);
    expect(new URL(await flow.subscriptions.portal()).protocol).toBe('https:');
  });
});
