import { content as trial } from 'content:trial';
import { FlowError } from '@flow/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { profile, subscription } from './dashboard.test-data.ts';
import { showDashboard } from './dashboard-screen.test-data.tsx';

const button = (name: string) => screen.findByRole('button', { name });

describe('the plan', () => {
  test('is the trial’s day, its end and what follows', async () => {
    showDashboard();
    expect(await screen.findByRole('heading', { level: 1, name: 'Day 3 of 7' })).toBeTruthy();
    expect(screen.getByText(trial.followedBy)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Day 3 of 7 of your trial' })).toBeTruthy();
  });

  test.each(Object.values(trial.plans))(
    '$name is followed by its own price',
    async ({ billedAs, followedBy }) => {
      showDashboard({ subscriptions: [{ ...subscription, plan: billedAs }] });
      expect(await screen.findByText(followedBy)).toBeTruthy();
      expect(screen.queryByText(trial.followedBy)).toBeNull();
    },
  );

  test('is cancelled with one click and one question, which can be answered otherwise, and can be kept again', async () => {
    const { calls, toasts, user } = showDashboard();
    const ask = async () => {
      await user.click(await button('Cancel trial'));
      return within(await screen.findByRole('dialog', { name: 'Cancel this subscription at period end?' }));
    };
    await user.click((await ask()).getByRole('button', { name: 'Keep my plan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.subscriptions.cancelOwn).not.toHaveBeenCalled();

    await user.click((await ask()).getByRole('button', { name: 'Cancel at period end' }));
    expect(calls.subscriptions.cancelOwn).toHaveBeenCalledExactlyOnceWith('sub_1');
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Cancelled, and yours until/ }),
    ).toBeTruthy();
    expect(toasts).toEqual([
      { title: 'Cancellation requested', description: 'Stripe will stop billing at period end.' },
    ]);

    await user.click(await button('Keep my plan'));
    expect(calls.subscriptions.resume).toHaveBeenCalledExactlyOnceWith('sub_1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Day 3 of 7' })).toBeTruthy();
    expect(toasts.at(-1)?.title).toBe('Cancellation withdrawn');
  });

  test('that is paused is named, with the way to the card and none to a second one', async () => {
    const { calls, user } = showDashboard({
      subscriptions: [{ ...subscription, status: 'none', provider_status: 'paused' }],
    });
    const name = 'Online, monthly is paused';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    await user.click(await button('Cards and invoices'));
    expect(calls.subscriptions.portal).toHaveBeenCalledOnce();
  });
});

describe('each part', () => {
  test('that fails leaves the others, and is loaded again on its own', async () => {
    const { calls, user } = showDashboard({}, ({ forms }) =>
      forms.mine.mockRejectedValueOnce(new FlowError('network', 'no')),
    );
    expect(await screen.findByText('We could not load your forms')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Day 3 of 7' })).toBeTruthy();
    await user.click(await button('Try again'));
    const link = await screen.findByRole('link', { name: 'Fill in Sleep diary' });
    expect(link.getAttribute('href')).toBe('/forms/sleep-diary');
    expect(calls.subscriptions.mine).toHaveBeenCalledOnce();
  });

  test('holds its place while it loads', async () => {
    showDashboard({}, (calls) => calls.profile.get.mockReturnValue(new Promise(() => {})));
    expect(await screen.findByText('Loading your profile')).toBeTruthy();
  });
});

describe('the profile', () => {
  test('is saved as it was typed, and shown as it was stored', async () => {
    const { calls, toasts, user } = showDashboard();
    await user.clear(await screen.findByLabelText('Phone number'));
    await user.type(screen.getByLabelText('Last name'), ' Saleh');
    await user.click(await button('Save profile'));
    expect(calls.profile.update).toHaveBeenCalledWith(
      { firstName: 'Layla', lastName: 'Haddad Saleh', phone: '' },
      { userId: profile.id },
    );
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Profile saved']));
  });

  test('says at the field what is wrong, and goes there', async () => {
    const fields = { phone: 'Enter at least 7 digits.' };
    const { user } = showDashboard({}, (calls) =>
      calls.profile.update.mockRejectedValue(new FlowError('invalid_input', 'no', { fields })),
    );
    const phone = await screen.findByLabelText<HTMLInputElement>('Phone number');
    await user.clear(phone);
    await user.type(phone, '12');
    await user.click(await button('Save profile'));
    expect(await screen.findByText('Enter at least 7 digits.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(phone));
    await user.type(phone, '3');
    expect(screen.queryByText('Enter at least 7 digits.')).toBeNull();
    expect(phone.value).toBe('123');
  });
});

test('the password is changed with both fields, which are emptied', async () => {
  const { changePassword, user } = showDashboard();
  await user.click(await screen.findByText('Change password'));
  const password = screen.getByLabelText<HTMLInputElement>('New password');
  await user.type(password, 'correct horse');
  await user.type(screen.getByLabelText('Confirm password'), 'correct horse');
  await user.click(await button('Update password'));
  expect(changePassword).toHaveBeenCalledWith('correct horse', 'correct horse');
  await waitFor(() => expect(password.value).toBe(''));
});

describe('who is here', () => {
  test('a client sees the email, no way to the admin, and the way out', async () => {
    const { navigate, user } = showDashboard();
    expect(await screen.findByText('layla@flow.example')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Go to admin' })).toBeNull();
    await user.click(await button('Log out'));
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/'));
  });

  test('an admin sees the way to the admin', async () => {
    showDashboard({ isAdmin: true });
    expect((await screen.findByRole('link', { name: 'Go to admin' })).getAttribute('href')).toBe('/admin');
  });

  test('a session that cannot be read says so, and is asked for again', async () => {
    const { user } = showDashboard({}, ({ load }) =>
      load.mockRejectedValueOnce(new FlowError('network', 'no')),
    );
    await user.click(await button('Try again'));
    expect(await screen.findByText('layla@flow.example')).toBeTruthy();
  });
});
