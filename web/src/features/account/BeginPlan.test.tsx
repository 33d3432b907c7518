import { content as trial } from 'content:trial';
import { FlowError } from '@flow/sdk';
import { trialPlans } from '@flow/sdk/contracts/trial';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { profile, subscription } from './dashboard.test-data.ts';
import { showDashboard } from './dashboard-screen.test-data.tsx';

const ended = { ...subscription, status: 'canceled' as const };

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('without a subscription', () => {
  test('every plan that can be begun stands there with its price', async () => {
    showDashboard({ subscriptions: [] });
    const group = await screen.findByRole('radiogroup', { name: 'After the free days' });
    const plans = within(group).getAllByRole<HTMLInputElement>('radio');
    expect(plans.map(({ value }) => value)).toEqual([...trialPlans]);
    for (const plan of trialPlans) {
      const { name, price, per } = trial.plans[plan];
      const line = within(group).getByRole('radio', { name: new RegExp(`^${name} `) }).parentElement;
      expect(line?.textContent).toContain(`${price} ${per}`);
    }
  });

  test('what follows the free days is said for the plan that is chosen, and it is begun with one click', async () => {
    const { calls, openPage, user } = showDashboard({ subscriptions: [] });
    expect(await screen.findByText(trial.plans.monthly.followedBy)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${trial.plans.weekly.name} `) }));
    expect(screen.getByText(trial.plans.weekly.followedBy)).toBeTruthy();
    await user.click(await button('Start your free trial'));
    expect(calls.trials.start).toHaveBeenCalledExactlyOnceWith({ plan: 'weekly', withoutTrial: false });
    await waitFor(() => expect(openPage).toHaveBeenCalledOnce());
    expect((await button('Start your free trial')).disabled).toBe(true);
    expect(screen.getAllByRole<HTMLInputElement>('radio').every(({ disabled }) => disabled)).toBe(true);
  });

  test('who has had the free days is told so, and begins without them', async () => {
    const { calls, user } = showDashboard({ subscriptions: [] });
    calls.trials.start.mockRejectedValueOnce(new FlowError('trial_used', 'Your household has had one.'));
    await user.click(await button('Start your free trial'));
    expect((await screen.findByText('Your household has had one.')).closest('[role="status"]')).toBeTruthy();
    expect(screen.getByText(trial.plans.monthly.withoutTrial)).toBeTruthy();
    expect(screen.queryByText(trial.plans.monthly.followedBy)).toBeNull();
    await user.click(await button('Begin without free days'));
    expect(calls.trials.start).toHaveBeenLastCalledWith({ plan: 'monthly', withoutTrial: true });
  });

  test('a coach can be asked first, and there are no invoices', async () => {
    const { onConnect, user } = showDashboard({ subscriptions: [] });
    await user.click(await button('Connect'));
    expect(onConnect).toHaveBeenCalledExactlyOnceWith('/dashboard');
    expect(screen.queryByRole('button', { name: 'Cards and invoices' })).toBeNull();
  });
});

describe('after a subscription', () => {
  test('that had free days none are promised, and its invoices stay within reach', async () => {
    const { calls, openPage, user } = showDashboard({ subscriptions: [ended] });
    await user.click(await button('Begin without free days'));
    expect(calls.trials.start).toHaveBeenCalledExactlyOnceWith({ plan: 'monthly', withoutTrial: true });
    await waitFor(() => expect(openPage).toHaveBeenCalledOnce());
    expect(await button('Cards and invoices')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  });

  test('that had none they are offered', async () => {
    showDashboard({ subscriptions: [{ ...ended, trial_start: null, trial_end: null }] });
    expect(await button('Start your free trial')).toBeTruthy();
  });
});

test.each(['active', 'past_due'] as const)(
  'with a subscription that is %s its card and invoices are one click away',
  async (status) => {
    const { openPage, user } = showDashboard({ subscriptions: [{ ...subscription, status }] });
    await user.click(await button('Cards and invoices'));
    await waitFor(() =>
      expect(openPage).toHaveBeenCalledExactlyOnceWith(`https://billing.stripe.example/${profile.id}`),
    );
    expect((await button('Cards and invoices')).disabled).toBe(true);
    expect(screen.queryByRole('radiogroup')).toBeNull();
  },
);
