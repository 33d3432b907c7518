import type { Subscription } from '@flow/sdk/contracts/subscription';
import { makeDispute, makeTrialNotice, makeVerification } from '@flow/sdk/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { flowOf, watched } from '../../flow.test-data.ts';
import { createAccountActions } from '../../session/account-actions.ts';
import type { ToastInput } from '../../toasts/toasts.store.ts';
import { type AdminAccessDependencies, createAdminAccess } from '../admin-access.store.ts';
import { memoryPlace } from '../list/list-place.test-data.ts';
import { SubscriptionsScreen } from './SubscriptionsScreen.tsx';
import { subscriptionRow, subscriptionRows } from './subscription-rows.test-data.ts';
import { createSubscriptions } from './subscriptions.store.ts';

interface SetUp {
  rows?: Subscription[];
  isAdmin?: boolean;
}

function setUp({ rows = [subscriptionRow()], isAdmin = true }: SetUp = {}) {
  const toasts: ToastInput[] = [];
  const navigate = vi.fn();
  let leave = () => {};
  const session = {
    load: vi.fn(async () => ({})),
    checkAdmin: vi.fn(async () => isAdmin),
    signOut: vi.fn(async () => {}),
    onSignedOut: () => () => {},
    changePassword: vi.fn(async (_: string) => {}),
    requestPasswordReset: vi.fn(async (_: string) => {}),
  };
  const showToast = (toast: ToastInput) => void toasts.push(toast);
  const now = () => new Date('2026-11-21T08:00:00Z');
  const verification = makeVerification({ verified_at: '2026-11-21T06:00:00.000Z' });
  const flow = flowOf({ subscriptions: rows, verification, now });
  const service = watched(flow.subscriptions);
  const access = createAdminAccess({
    session: session as unknown as AdminAccessDependencies['session'],
    showToast,
    navigate,
    currentPath: () => '/admin',
    wait: () =>
      new Promise((resolve) => {
        leave = resolve;
      }),
  });
  const subscriptions = createSubscriptions({
    loadFlow: async () => ({ ...flow, subscriptions: service }),
    showToast,
    saveFile: () => {},
    now,
    place: memoryPlace(),
    stripeMode: 'test',
  });
  const accountActions = createAccountActions({ session, showToast });
  render(
    <SubscriptionsScreen access={access} subscriptions={subscriptions} accountActions={accountActions} />,
  );
  const { page, cancel, resume } = service;
  return { toasts, navigate, session, page, cancel, resume, leave: () => leave() };
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
/** The row of an email: its header, then its cells. */
async function rowOf(email: string) {
  const row = (await screen.findByText(new RegExp(`^${email}`))).closest('tr') as HTMLTableRowElement;
  return { row, cells: [...row.children].map((cell) => cell.textContent) };
}

describe('the door', () => {
  test('no admin sees Forbidden, loads nothing, and is led to the dashboard', async () => {
    const { toasts, navigate, page, leave } = setUp({ isAdmin: false });
    expect(await screen.findByText('Forbidden')).toBeTruthy();
    expect(toasts[0]?.title).toBe('Access denied');
    expect(navigate).not.toHaveBeenCalled();
    leave();
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/dashboard'));
    expect(page).not.toHaveBeenCalled();
  });
});

describe('the dashboard', () => {
  test('has its title, subtitle, filters and columns', async () => {
    setUp();
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Subscriptions');
    expect(screen.getByRole('link', { name: 'Leads' }).getAttribute('href')).toBe('/admin/leads');
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
  });

  test('a row shows the client, Dubai times and the links to Stripe', async () => {
    setUp();
    const { row, cells } = await rowOf('layla@flow.example');
    expect(cells.slice(0, 8)).toEqual([
      'layla@flow.exampleLayla Haddad',
      'Online monthly',
      'active',
      '1 Oct 2026, 10:00',
      '8 Oct 2026, 10:00',
      '8 Dec 2026, 10:00',
      '21 Nov 2026, 00:05',
      'View PARQ',
    ]);
    const links = within(row).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['layla@flow.example', '/admin/clients/22222222-2222-4222-8222-222222222222'],
      ['View in Stripe', 'https://dashboard.stripe.com/test/customers/cus_1'],
      ['Subscription', 'https://dashboard.stripe.com/test/subscriptions/sub_1'],
    ]);
  });

  test('a deleted user is marked, and has no PARQ', async () => {
    setUp({ rows: [subscriptionRow({ user_deleted: true, user_id: null })] });
    const { row, cells } = await rowOf('layla@flow.example');
    expect(cells[0]).toBe('layla@flow.example (Deleted User)Layla Haddad');
    expect(cells[7]).toBe('User Deleted');
    expect(row.dataset.deleted).toBe('true');
  });

  test('what is absent is a dash', async () => {
    setUp({
      rows: [
        subscriptionRow({
          plan: null,
          status: 'none',
          trial_start: null,
          trial_end: null,
          current_period_end: null,
          stripe_customer_id: null,
          stripe_subscription_id: null,
          user_id: null,
        }),
      ],
    });
    const { cells } = await rowOf('layla@flow.example');
    expect(cells).toEqual([
      'layla@flow.exampleLayla Haddad',
      '—',
      'none',
      '—',
      '—',
      '—',
      '21 Nov 2026, 00:05',
      '—',
      '',
    ]);
  });

  test('Stripe’s own word stands beside the status where it is another', async () => {
    setUp({
      rows: [
        subscriptionRow({ status: 'past_due', provider_status: 'unpaid' }),
        subscriptionRow({
          id: '11111111-1111-4111-8111-111111111112',
          email: 'noor@flow.example',
          provider_status: 'active',
        }),
      ],
    });
    expect((await rowOf('layla@flow.example')).cells[2]).toBe('past_dueunpaid');
    expect((await rowOf('noor@flow.example')).cells[2]).toBe('active');
  });

  test('an open dispute stands under the status, with what it is about and the way to answer it', async () => {
    setUp({ rows: [subscriptionRow({ open_disputes: [makeDispute()] })] });
    const { row, cells } = await rowOf('layla@flow.example');
    expect(cells[2]).toBe(
      'activeDispute: AED 999, fraudulent, needs response, answer by 27 Nov 2026, 14:00 Answer in Stripe',
    );
    expect(within(row).getByRole('link', { name: 'Answer in Stripe' }).getAttribute('href')).toBe(
      'https://dashboard.stripe.com/test/disputes/du_0001',
    );
  });

  test.each([
    [[makeTrialNotice()], '8 Oct 2026, 10:00told 5 Nov 2026'],
    [
      [makeTrialNotice(), makeTrialNotice({ kind: 'one_day', status: 'pending', sent_at: null })],
      '8 Oct 2026, 10:00not told',
    ],
  ])('under the end of a trial stands when the client was told: %#', async (trial_notices, text) => {
    setUp({ rows: [subscriptionRow({ trial_notices })] });
    expect((await rowOf('layla@flow.example')).cells[4]).toBe(text);
  });

  test('without a sign-in the last activity is the last change', async () => {
    setUp({ rows: [subscriptionRow({ last_sign_in_at: null })] });
    expect((await rowOf('layla@flow.example')).cells[6]).toBe('8 Nov 2026, 10:00');
  });

  test.each([
    ['trialing', true],
    ['active', true],
    ['past_due', false],
    ['canceled', false],
    ['none', false],
  ] as const)('a subscription that is %s can be cancelled: %s', async (status, possible) => {
    setUp({ rows: [subscriptionRow({ status })] });
    const { row } = await rowOf('layla@flow.example');
    expect(within(row).queryByRole('button', { name: 'Cancel' }) !== null).toBe(possible);
  });

  test('a cancelled one says when it ends in place of a next charge and cannot be cancelled again', async () => {
    setUp({ rows: [subscriptionRow({ cancel_at_period_end: true })] });
    const { row, cells } = await rowOf('layla@flow.example');
    expect(cells[2]).toBe('active');
    expect(cells[5]).toBe('Cancels 8 Dec 2026');
    expect(within(row).queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  test('says when the list was last compared with Stripe', async () => {
    setUp();
    expect(await screen.findByText('Last verified 21 Nov 2026, 10:00')).toBeTruthy();
  });

  test('an empty list says so', async () => {
    setUp({ rows: [] });
    expect(await screen.findByText('No data')).toBeTruthy();
  });

  test('a list that is loading says so', async () => {
    const { page } = setUp();
    page.mockImplementationOnce(() => new Promise(() => {}));
    expect(await screen.findByText('Loading...')).toBeTruthy();
  });

  test('a list that failed can be tried again', async () => {
    const rows = [subscriptionRow()];
    const { page } = setUp({ rows });
    await rowOf('layla@flow.example');
    page.mockRejectedValueOnce(new Error('down'));
    await userEvent.click(await button('Apply'));
    await userEvent.click(await button('Try again'));
    expect(await rowOf('layla@flow.example')).toBeTruthy();
  });

  test('Apply asks for what the fields hold', async () => {
    const { page } = setUp();
    await rowOf('layla@flow.example');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'past_due');
    await userEvent.type(screen.getByLabelText('From'), '2026-11-01');
    await userEvent.click(await button('Apply'));
    expect(page.mock.lastCall?.[0]).toMatchObject({ status: 'past_due', from: '2026-11-01', to: null });
  });

  test('Load more brings the next hundred until all are there', async () => {
    setUp({ rows: subscriptionRows(150) });
    expect(await screen.findByText('First 100 subscriptions')).toBeTruthy();
    // By their text: looking through so many rows by role takes seconds.
    await userEvent.click(screen.getByText('Load more'));
    expect(await screen.findByText('150 subscriptions')).toBeTruthy();
    expect(screen.queryByText('Load more')).toBeNull();
  });

  test('View PARQ says that it is gone', async () => {
    const { toasts } = setUp();
    await userEvent.click(await button('View PARQ'));
    expect(toasts[0]?.title).toBe('PARQ data functionality has been removed');
  });

  test('Cancel asks first, and can be taken back', async () => {
    const { cancel } = setUp();
    await userEvent.click(await button('Cancel'));
    const dialog = screen.getByRole('dialog', { name: 'Cancel this subscription at period end?' });
    expect(dialog.textContent).toContain('layla@flow.example, Online monthly. Paid until 8 Dec 2026.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep subscription' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(cancel).not.toHaveBeenCalled();
    await waitFor(async () => expect(document.activeElement).toBe(await button('Cancel')));
  });

  test('confirmed, the list is loaded anew and shows it', async () => {
    const { toasts } = setUp();
    await userEvent.click(await button('Cancel'));
    await userEvent.click(await button('Cancel at period end'));
    expect(await screen.findByText('8 Dec 2026', { selector: 'span' })).toBeTruthy();
    expect(toasts[0]?.title).toBe('Cancellation requested');
  });

  test('until its date a cancellation can be withdrawn, and the row shows it', async () => {
    const ending = subscriptionRow({ cancel_at_period_end: true });
    const { resume, toasts } = setUp({ rows: [ending] });
    const { row } = await rowOf('layla@flow.example');
    await userEvent.click(within(row).getByRole('button', { name: 'Resume' }));
    expect(resume).toHaveBeenCalledExactlyOnceWith('sub_1');
    await waitFor(async () => expect((await rowOf('layla@flow.example')).cells[5]).toBe('8 Dec 2026, 10:00'));
    expect(within(row).queryByRole('button', { name: 'Resume' })).toBeNull();
    expect(within(row).getByRole('button', { name: 'Cancel' })).toBeTruthy();
    expect(toasts[0]?.title).toBe('Cancellation withdrawn');
  });

  test.each([
    ['that does not end', {}],
    ['whose date has passed', { cancel_at_period_end: true, current_period_end: '2026-11-21T07:59:59Z' }],
    ['that is over', { cancel_at_period_end: true, status: 'canceled' }],
  ] as const)('one %s has nothing to resume', async (_which, changes) => {
    setUp({ rows: [subscriptionRow(changes)] });
    const { row } = await rowOf('layla@flow.example');
    expect(within(row).queryByRole('button', { name: 'Resume' })).toBeNull();
  });

  test('Down and Up move to the same control of the next row', async () => {
    setUp({ rows: subscriptionRows(3) });
    const links = await screen.findAllByRole('link', { name: 'View in Stripe' });
    links[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(links[2]);
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(links[1]);
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
