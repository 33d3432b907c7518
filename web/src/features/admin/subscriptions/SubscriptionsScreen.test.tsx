import type { Subscription } from '@flow/sdk/contracts/subscription';
import { makeDispute, makeSubscription, makeTrialNotice, makeVerification } from '@flow/sdk/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { flowOf, watched } from '../../flow.test-data.ts';
import { createAccountActions } from '../../session/account-actions.ts';
import { adminServices, noon } from '../admin-services.test-data.ts';
import { grantedAccess } from '../granted-access.test-data.ts';
import { SubscriptionsScreen } from './SubscriptionsScreen.tsx';
import { createSubscriptions } from './subscriptions.store.ts';

const layla = makeSubscription();

function setUp(rows: Subscription[] = [layla]) {
  const session = {
    changePassword: vi.fn(async (_: string) => {}),
    requestPasswordReset: vi.fn(async (_: string) => {}),
  };
  const verification = makeVerification({ verified_at: '2026-11-21T06:00:00.000Z' });
  const flow = flowOf({ subscriptions: rows, verification, now: () => noon });
  const service = watched(flow.subscriptions);
  const { services, toasts } = adminServices();
  const subscriptions = createSubscriptions({
    ...services,
    loadFlow: async () => ({ ...flow, subscriptions: service }),
    stripeMode: 'test',
  });
  render(
    <SubscriptionsScreen
      access={grantedAccess()}
      subscriptions={subscriptions}
      accountActions={createAccountActions({ session, ...services })}
    />,
  );
  return { toasts, session, cancel: service.cancel, resume: service.resume };
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
/** The row of an email: its header, then its cells. */
async function rowOf(email = layla.email ?? '') {
  const row = (await screen.findByText(new RegExp(`^${email}`))).closest('tr') as HTMLTableRowElement;
  return { row, cells: [...row.children].map((cell) => cell.textContent) };
}

describe('the dashboard', () => {
  test('has its title, subtitle, filters and columns', async () => {
    setUp();
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Subscriptions');
    expect(screen.getByText('Manage subscribers, plans, and billing.')).toBeTruthy();
    const statuses = [...screen.getByLabelText('Status').querySelectorAll('option')].map(
      ({ value }) => value,
    );
    expect(statuses).toEqual(['all', 'trialing', 'active', 'past_due', 'canceled', 'none']);
    expect(screen.getByLabelText<HTMLInputElement>('From').type).toBe('date');
    expect(screen.getByLabelText<HTMLInputElement>('To').type).toBe('date');
    for (const name of ['Apply', 'Export CSV', 'Logout', 'Change password', 'Reset password']) {
      expect(await button(name)).toBeTruthy();
    }
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Email',
      'Plan',
      'Status',
      'Trial start',
      'Trial end',
      'Next charge',
      'Last activity',
      'PARQ',
      'Actions',
    ]);
    expect(await screen.findByText('Last verified 21 Nov 2026, 10:00')).toBeTruthy();
  });

  test('a row shows the client, Dubai times, the links to Stripe and what can be done', async () => {
    setUp();
    const { row, cells } = await rowOf();
    expect(cells).toEqual([
      'client@flow.exampleLayla Haddad',
      'Online Monthly',
      'active',
      '1 Nov 2026, 14:00',
      '8 Nov 2026, 14:00',
      '8 Dec 2026, 14:00',
      '20 Nov 2026, 10:30',
      'View PARQ',
      'View in StripeSubscriptionCancel',
    ]);
    const links = within(row).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['client@flow.example', `/admin/clients/${layla.user_id}`],
      ['View in Stripe', 'https://dashboard.stripe.com/test/customers/cus_0001'],
      ['Subscription', 'https://dashboard.stripe.com/test/subscriptions/sub_0001'],
    ]);
    const controls = [...row.querySelectorAll<HTMLElement>('[data-control]')];
    expect(controls.map(({ dataset }) => dataset.control)).toEqual([
      'profile',
      'parq',
      'customer',
      'subscription',
      'cancel',
    ]);
  });

  test('a deleted user is marked, and has no PARQ', async () => {
    setUp([makeSubscription({ user_deleted: true, user_id: null })]);
    const { row, cells } = await rowOf();
    expect(cells[0]).toBe('client@flow.example (Deleted User)Layla Haddad');
    expect(cells[7]).toBe('User Deleted');
    expect(row.dataset.deleted).toBe('true');
  });

  test('what is absent is a dash', async () => {
    const nothing = { plan: null, trial_start: null, trial_end: null, current_period_end: null };
    const nobody = { user_id: null, stripe_customer_id: null, stripe_subscription_id: null };
    setUp([makeSubscription({ status: 'none', ...nothing, ...nobody })]);
    const { cells } = await rowOf();
    expect(cells.slice(1, 6)).toEqual(['—', 'none', '—', '—', '—']);
    expect(cells.slice(7)).toEqual(['—', '']);
  });

  test('a row says what is special about its subscription', async () => {
    const untold = makeTrialNotice({ kind: 'one_day', status: 'pending', sent_at: null });
    const cases: [what: string, Partial<Subscription>, column: number, text: string][] = [
      ['Stripe’s other word', { status: 'past_due', provider_status: 'unpaid' }, 2, 'past_dueunpaid'],
      ['Stripe’s same word', { provider_status: 'active' }, 2, 'active'],
      [
        'told of the trial’s end',
        { trial_notices: [makeTrialNotice()] },
        4,
        '8 Nov 2026, 14:00told 5 Nov 2026',
      ],
      ['not told', { trial_notices: [makeTrialNotice(), untold] }, 4, '8 Nov 2026, 14:00not told'],
      ['cancelled', { cancel_at_period_end: true }, 5, 'Cancels 8 Dec 2026'],
      ['never signed in: the last change', { last_sign_in_at: null }, 6, '8 Nov 2026, 14:00'],
      ['not cancelled twice', { cancel_at_period_end: true }, 8, 'View in StripeSubscriptionResume'],
      ['owed', { status: 'past_due' }, 8, 'View in StripeSubscription'],
    ];
    const rowsOf = cases.map(([, changes], index) =>
      makeSubscription({ id: crypto.randomUUID(), email: `${index}@flow.example`, ...changes }),
    );
    setUp(rowsOf);
    for (const [index, [what, , column, text]] of cases.entries()) {
      expect((await rowOf(`${index}@`)).cells[column], what).toBe(text);
    }
  });

  test('an open dispute stands under the status, with what it is about and the way to answer it', async () => {
    setUp([makeSubscription({ open_disputes: [makeDispute()] })]);
    const { row, cells } = await rowOf();
    expect(cells[2]).toBe(
      'activeDispute: AED 999, fraudulent, needs response, answer by 27 Nov 2026, 14:00 Answer in Stripe',
    );
    expect(within(row).getByRole('link', { name: 'Answer in Stripe' }).getAttribute('href')).toBe(
      'https://dashboard.stripe.com/test/disputes/du_0001',
    );
  });

  test('View PARQ says that it is gone', async () => {
    const { toasts } = setUp();
    await userEvent.click(await button('View PARQ'));
    expect(toasts).toEqual([{ title: 'PARQ data functionality has been removed' }]);
  });

  test('Cancel asks first, can be taken back, and confirmed shows what it did', async () => {
    const { cancel, toasts } = setUp();
    await userEvent.click(await button('Cancel'));
    const dialog = screen.getByRole('dialog', { name: 'Cancel this subscription at period end?' });
    expect(dialog.textContent).toContain('client@flow.example, Online Monthly. Paid until 8 Dec 2026.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep subscription' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cancel).not.toHaveBeenCalled();
    await waitFor(async () => expect(document.activeElement).toBe(await button('Cancel')));
    await userEvent.click(await button('Cancel'));
    await userEvent.click(await button('Cancel at period end'));
    expect(await screen.findByText('8 Dec 2026', { selector: 'span' })).toBeTruthy();
    expect(toasts[0]?.title).toBe('Cancellation requested');
  });

  test('until its date a cancellation can be withdrawn, and the row shows it', async () => {
    const { resume, toasts } = setUp([makeSubscription({ cancel_at_period_end: true })]);
    const { row } = await rowOf();
    await userEvent.click(within(row).getByRole('button', { name: 'Resume' }));
    expect(resume).toHaveBeenCalledExactlyOnceWith('sub_0001');
    await waitFor(async () => expect((await rowOf()).cells[5]).toBe('8 Dec 2026, 14:00'));
    expect(within(row).queryByRole('button', { name: 'Resume' })).toBeNull();
    expect(within(row).getByRole('button', { name: 'Cancel' })).toBeTruthy();
    expect(toasts[0]?.title).toBe('Cancellation withdrawn');
  });
});

describe('the popovers', () => {
  test('Change password takes the new one twice and is emptied when it is done', async () => {
    const { session, toasts } = setUp();
    await userEvent.click(await button('Change password'));
    const password = screen.getByLabelText<HTMLInputElement>('New password');
    await userEvent.type(password, '12345678');
    await userEvent.click(await button('Update password'));
    expect(toasts.at(-1)?.title).toBe('Passwords do not match');
    expect(password.value).toBe('12345678');
    await userEvent.type(screen.getByLabelText('Confirm password'), '12345678');
    await userEvent.click(await button('Update password'));
    expect(session.changePassword).toHaveBeenCalledExactlyOnceWith('12345678');
    await waitFor(() => expect(password.value).toBe(''));
  });

  test('Reset password mails a link to the address', async () => {
    const { session, toasts } = setUp();
    await userEvent.click(await button('Reset password'));
    await userEvent.type(screen.getByLabelText('Email'), 'layla@flow.example{Enter}');
    expect(session.requestPasswordReset).toHaveBeenCalledExactlyOnceWith('layla@flow.example');
    await waitFor(() => expect(toasts.at(-1)?.title).toBe('Reset email sent'));
  });
});
