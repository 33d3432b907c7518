import { FlowError } from '@flow/sdk';
import { describe, expect, test } from 'vitest';
import { profile, setUpDashboard, subscription } from './dashboard.test-data.ts';

/** The dashboard of a client without a subscription, with the page shown. */
async function opened() {
  const set = setUpDashboard({ subscriptions: [] });
  await set.dashboard.enter();
  const leave = set.dashboard.watch();
  const { billing } = set.dashboard;
  return { ...set, leave, billing, state: billing.state };
}

describe('a plan', () => {
  test('is begun as it was chosen, on the page that was made for it', async () => {
    const { billing, calls, openPage, state } = await opened();
    billing.choose('twelve-weeks');
    await billing.begin({ withoutTrial: false });
    expect(calls.trials.start).toHaveBeenCalledExactlyOnceWith({ plan: 'twelve-weeks', withoutTrial: false });
    expect(openPage).toHaveBeenCalledExactlyOnceWith('https://checkout.stripe.example/1');
    expect(state.leavingFor).toBe('checkout');
  });

  test('is begun once by a double click, also after the page is on its way', async () => {
    const { billing, calls, openPage } = await opened();
    await Promise.all([
      billing.begin({ withoutTrial: false }),
      billing.begin({ withoutTrial: false }),
      billing.openPortal(),
    ]);
    await billing.begin({ withoutTrial: false });
    expect(calls.trials.start).toHaveBeenCalledOnce();
    expect(calls.subscriptions.portal).not.toHaveBeenCalled();
    expect(openPage).toHaveBeenCalledOnce();
  });

  test('whose free days were used is offered without them', async () => {
    const { billing, calls, openPage, state, toasts } = await opened();
    calls.trials.start.mockRejectedValueOnce(new FlowError('trial_used', 'You have had your free trial.'));
    await billing.begin({ withoutTrial: false });
    expect(state).toMatchObject({ trialUsed: 'You have had your free trial.', leavingFor: null });
    expect(toasts).toEqual([]);
    await billing.begin({ withoutTrial: true });
    expect(calls.trials.start).toHaveBeenLastCalledWith({ plan: 'monthly', withoutTrial: true });
    expect(openPage).toHaveBeenCalledOnce();
  });

  test.each([
    [new FlowError('upstream', 'Stripe is not answering.'), 'Stripe is not answering.'],
    [new FlowError('server', ''), 'Please try again.'],
  ])('that could not be begun says why, and can be tried again', async (error, description) => {
    const { billing, calls, openPage, toasts } = await opened();
    calls.trials.start.mockRejectedValueOnce(error);
    await billing.begin({ withoutTrial: false });
    expect(toasts).toEqual([{ title: 'Not begun', description, variant: 'destructive' }]);
    await billing.begin({ withoutTrial: false });
    expect(openPage).toHaveBeenCalledOnce();
  });

  test('whose checkout has no page yet is not begun', async () => {
    const { billing, calls, openPage, toasts, state } = await opened();
    calls.trials.start.mockResolvedValueOnce({ url: null });
    await billing.begin({ withoutTrial: false });
    expect(toasts.map(({ title }) => title)).toEqual(['Not begun']);
    expect([openPage.mock.calls, state.leavingFor]).toEqual([[], null]);
  });

  test('beside a subscription that began elsewhere shows that one', async () => {
    const { billing, calls, dashboard } = await opened();
    calls.trials.start.mockRejectedValueOnce(new FlowError('conflict', 'You have a subscription already.'));
    calls.subscriptions.mine.mockResolvedValueOnce([subscription]);
    await billing.begin({ withoutTrial: false });
    expect(dashboard.state.subscriptions.value).toEqual([subscription]);
  });

  test('asked for with a session that has ended leads to the sign-in page', async () => {
    const { billing, calls, navigate, toasts } = await opened();
    calls.trials.start.mockRejectedValueOnce(new FlowError('unauthenticated', 'no'));
    await billing.begin({ withoutTrial: false });
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/auth?returnTo=/dashboard');
    expect(toasts).toEqual([]);
  });
});

describe('what was asked for', () => {
  test('takes nobody away who has gone to another page meanwhile', async () => {
    const { billing, openPage, leave, state } = await opened();
    const begun = billing.begin({ withoutTrial: false });
    leave();
    await begun;
    expect([openPage.mock.calls, state.leavingFor]).toEqual([[], null]);
  });

  test('is nothing to the next person in the same tab', async () => {
    const { billing, calls, endSession, state, toasts, openPage } = await opened();
    calls.trials.start.mockRejectedValueOnce(new FlowError('trial_used', 'You have had your free trial.'));
    await billing.begin({ withoutTrial: false });
    billing.choose('weekly');
    calls.trials.start.mockRejectedValueOnce(new FlowError('upstream', 'no'));
    const begun = billing.begin({ withoutTrial: true });
    endSession();
    await begun;
    expect(state).toEqual({ plan: 'monthly', trialUsed: null, leavingFor: null });
    expect([toasts, openPage.mock.calls]).toEqual([[], []]);
  });

  test('can be asked for again when the browser comes back, with the subscription as it is then', async () => {
    const { billing, calls, comeBack, dashboard, state } = await opened();
    await billing.begin({ withoutTrial: false });
    calls.subscriptions.mine.mockResolvedValueOnce([subscription]);
    comeBack();
    expect(state.leavingFor).toBeNull();
    await expect.poll(() => dashboard.state.subscriptions.value).toEqual([subscription]);
  });
});

describe('cards and invoices', () => {
  test('are on a page of Stripe’s', async () => {
    const { billing, openPage } = await opened();
    await billing.openPortal();
    expect(openPage).toHaveBeenCalledExactlyOnceWith(`https://billing.stripe.example/${profile.id}`);
  });

  test('that could not be opened say why', async () => {
    const { billing, calls, openPage, toasts, state } = await opened();
    calls.subscriptions.portal.mockRejectedValueOnce(
      new FlowError('not_found', 'You have no subscription yet.'),
    );
    await billing.openPortal();
    expect(toasts).toEqual([
      { title: 'Not opened', description: 'You have no subscription yet.', variant: 'destructive' },
    ]);
    expect([openPage.mock.calls, state.leavingFor]).toEqual([[], null]);
  });
});
