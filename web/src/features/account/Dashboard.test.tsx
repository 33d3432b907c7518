import { content as trial } from 'content:trial';
import { FlowError } from '@flow/sdk';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { ConnectProvider } from '../../ui/ConnectButton/connect-context.ts';
import { Dashboard } from './Dashboard.tsx';
import { profile, setUpDashboard, subscription } from './dashboard.test-data.ts';

function open(options: Parameters<typeof setUpDashboard>[0] = {}) {
  const set = setUpDashboard(options);
  const changePassword = vi.fn(async () => true);
  const show = () =>
    render(
      <ConnectProvider value={() => {}}>
        <Dashboard dashboard={set.dashboard} session={set.session} changePassword={changePassword} />
      </ConnectProvider>,
    );
  return { ...set, changePassword, show, user: userEvent.setup() };
}

const button = (name: string) => screen.findByRole('button', { name });

describe('the plan', () => {
  test('is the trial’s day, its end and what follows', async () => {
    open().show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Day 3 of 7' })).toBeTruthy();
    expect(screen.getByText(trial.followedBy)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Day 3 of 7 of your trial' })).toBeTruthy();
  });

  test.each(Object.values(trial.plans))(
    '$name is followed by its own price',
    async ({ billedAs, followedBy }) => {
      open({ subscriptions: [{ ...subscription, plan: billedAs }] }).show();
      expect(await screen.findByText(followedBy)).toBeTruthy();
      expect(screen.queryByText(trial.followedBy)).toBeNull();
    },
  );

  test('is cancelled with one click and one question, and can be kept again', async () => {
    const { calls, toasts, show, user } = open();
    show();
    await user.click(await button('Cancel trial'));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this subscription at period end?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel at period end' }));
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
    const { calls, show, user } = open({
      subscriptions: [{ ...subscription, status: 'none', provider_status: 'paused' }],
    });
    show();
    const name = 'Online, monthly is paused';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    await user.click(await button('Cards and invoices'));
    expect(calls.subscriptions.portal).toHaveBeenCalledOnce();
  });

  test('is not cancelled by who decides otherwise', async () => {
    const { calls, show, user } = open();
    show();
    await user.click(await button('Cancel trial'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Keep my plan' }));
    expect(calls.subscriptions.cancelOwn).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('that could not be cancelled stays, and says why', async () => {
    const { calls, toasts, show, user } = open();
    calls.subscriptions.cancelOwn.mockRejectedValue(new FlowError('upstream', 'Stripe is not answering.'));
    show();
    await user.click(await button('Cancel trial'));
    await user.click(await button('Cancel at period end'));
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Cancel failed', description: 'Stripe is not answering.', variant: 'destructive' },
      ]),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Day 3 of 7' })).toBeTruthy();
  });
});

describe('each part', () => {
  test('that fails leaves the others, and is loaded again on its own', async () => {
    const { calls, show, user } = open();
    calls.forms.mine.mockRejectedValueOnce(new FlowError('network', 'no'));
    show();
    expect(await screen.findByText('We could not load your forms')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Day 3 of 7' })).toBeTruthy();
    await user.click(await button('Try again'));
    expect(await screen.findByRole('heading', { level: 3, name: 'Sleep diary' })).toBeTruthy();
    expect(calls.subscriptions.mine).toHaveBeenCalledOnce();
  });

  test('holds its place while it loads', async () => {
    const { calls, show } = open();
    calls.profile.get.mockReturnValue(new Promise(() => {}));
    show();
    expect(await screen.findByText('Loading your profile')).toBeTruthy();
  });
});

test('a form that waits leads to its questions', async () => {
  open().show();
  const link = await screen.findByRole('link', { name: 'Fill in Sleep diary' });
  expect(link.getAttribute('href')).toBe('/forms/sleep-diary');
});

describe('the profile', () => {
  test('is saved as it was typed, and shown as it was stored', async () => {
    const { calls, toasts, show, user } = open();
    show();
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
    const { calls, show, user } = open();
    const fields = { phone: 'Enter at least 7 digits.' };
    calls.profile.update.mockRejectedValue(new FlowError('invalid_input', 'no', { fields }));
    show();
    const phone = await screen.findByLabelText('Phone number');
    await user.clear(phone);
    await user.type(phone, '12');
    await user.click(await button('Save profile'));
    expect(await screen.findByText('Enter at least 7 digits.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(phone));
    await user.type(phone, '3');
    expect(screen.queryByText('Enter at least 7 digits.')).toBeNull();
    expect((phone as HTMLInputElement).value).toBe('123');
  });
});

test('the password is changed with both fields, which are emptied', async () => {
  const { changePassword, show, user } = open();
  show();
  await user.click(await screen.findByText('Change password'));
  await user.type(screen.getByLabelText('New password'), 'correct horse');
  await user.type(screen.getByLabelText('Confirm password'), 'correct horse');
  await user.click(await button('Update password'));
  expect(changePassword).toHaveBeenCalledWith('correct horse', 'correct horse');
  await waitFor(() => expect((screen.getByLabelText('New password') as HTMLInputElement).value).toBe(''));
});

describe('who is here', () => {
  test('a client sees the email and no way to the admin', async () => {
    open().show();
    expect(await screen.findByText('layla@flow.example')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Go to admin' })).toBeNull();
  });

  test('an admin sees the way to the admin', async () => {
    open({ isAdmin: true }).show();
    expect((await screen.findByRole('link', { name: 'Go to admin' })).getAttribute('href')).toBe('/admin');
  });

  test('a role that cannot be read hides the way and nothing else', async () => {
    const { calls, show } = open();
    calls.checkAdmin.mockRejectedValue(new FlowError('server', 'no'));
    show();
    expect(await screen.findByText('layla@flow.example')).toBeTruthy();
  });

  test('nobody is led to the sign-in page', async () => {
    const { navigate, show } = open({ signedIn: false });
    show();
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/auth?returnTo=/dashboard'));
  });

  test('a client whose session has ended is led there too', async () => {
    const { calls, navigate, show } = open();
    calls.subscriptions.mine.mockRejectedValue(new FlowError('unauthenticated', 'no', { status: 401 }));
    show();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/auth?returnTo=/dashboard'));
  });

  test('a session that ends in another tab leads there', async () => {
    const { navigate, show, endSession } = open();
    show();
    await screen.findByText('layla@flow.example');
    endSession();
    expect(navigate).toHaveBeenCalledWith('/auth?returnTo=/dashboard');
  });

  test('a session that cannot be read says so, and is asked for again', async () => {
    const { calls, show, user } = open();
    calls.load.mockRejectedValueOnce(new FlowError('network', 'no'));
    show();
    await user.click(await button('Try again'));
    expect(await screen.findByText('layla@flow.example')).toBeTruthy();
  });

  test('logging out leads home, and a failure says so', async () => {
    const { calls, navigate, toasts, show, user } = open();
    calls.signOut.mockRejectedValueOnce(new FlowError('network', 'no'));
    show();
    await user.click(await button('Log out'));
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Error', description: 'Failed to log out', variant: 'destructive' }]),
    );
    await user.click(await button('Log out'));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/'));
  });
});
