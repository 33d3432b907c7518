import { FlowError } from '@flow/sdk';
import { makeAssignment, makeDispute, makeFormSubmission, makeTrialNotice } from '@flow/sdk/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { grantedAccess } from '../granted-access.test-data.ts';
import { ClientScreen } from './ClientScreen.tsx';
import { standing } from './ClientSubscriptions.tsx';
import { clientSubscription, clientWorld } from './client-backend.test-data.ts';

type World = ReturnType<typeof clientWorld>;

function setUp(stored?: Parameters<typeof clientWorld>[0], prepare = (_world: World): unknown => undefined) {
  const world = clientWorld(stored);
  prepare(world);
  render(<ClientScreen access={grantedAccess()} record={world.record} />);
  return world;
}

const card = (name: string | RegExp) => screen.findByRole('region', { name });
const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

const earlier = makeFormSubmission({
  id: '00000000-0000-4000-8000-000000000001',
  form_key: 'sleep_diary',
  payload: { hours: 6, pain: true, where: 'Knee' },
  flags: ['pain'],
  created_at: '2026-11-01T10:00:00.000Z',
});
const later = makeFormSubmission({
  id: '00000000-0000-4000-8000-000000000002',
  form_key: 'sleep_diary',
  payload: { hours: 8, pain: false },
});

describe('the profile', () => {
  test('has the way back, the cards of the document and what is known of the client', async () => {
    setUp();
    const information = await card('Client Information');
    expect(screen.getByRole('link', { name: 'Back to Admin' }).getAttribute('href')).toBe('/admin');
    expect(texts(information.querySelectorAll('dt, dd'))).toEqual([
      'Name',
      'Layla Haddad',
      'Email',
      'client@flow.example',
      'Phone',
      '+971501234567',
      'Joined',
      '1 Nov 2026',
      'Last sign-in',
      '20 Nov 2026, 10:30',
      'Client ID',
      '0f3c0d8e-6f3e-4f0a-8c5b-0d6f8a1b0002',
    ]);
    expect(within(information).getByText('Confirmed')).toBeTruthy();
    await Promise.all([card('Form Assignments (0)'), card('Form Submissions (0)')]);
    const titles = texts(screen.getAllByRole('heading', { level: 2 }));
    expect(titles).toEqual([
      'Client Information',
      'Admin Actions',
      'Subscriptions (1)',
      'Trial',
      'Form Assignments (0)',
      'Form Submissions (0)',
      'Notes (0)',
      'History',
      'Leads (0)',
      'Developer note',
    ]);
    const note = await card('Developer note');
    expect(note.textContent).toContain("flow.forms.assignDefaults('0f3c0d8e-6f3e-4f0a-8c5b-0d6f8a1b0002')");
    expect(note.textContent).toContain(
      'flow-admin forms assign 0f3c0d8e-6f3e-4f0a-8c5b-0d6f8a1b0002 --default',
    );
  });

  test.each([
    [{ confirmed: false, invited_at: '2026-11-20T06:00:00.000Z' }, 'Invited 20 Nov 2026'],
    [{ confirmed: false }, 'Address not confirmed'],
  ])('with %j says %s', async (profile, words) => {
    setUp({ profile: { ...profile, last_sign_in_at: null } });
    const information = await card('Client Information');
    expect(within(information).getByText(words)).toBeTruthy();
    expect(within(information).getByText('Never')).toBeTruthy();
  });

  test('that could not be loaded can be tried again', async () => {
    setUp({}, ({ backend }) => backend.clients.get.mockRejectedValueOnce(new FlowError('server', 'resting')));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await card('Client Information')).toBeTruthy();
  });

  test('of nobody says that there is none', async () => {
    setUp({}, ({ backend }) => backend.clients.get.mockRejectedValueOnce(new FlowError('not_found', 'none')));
    expect(await screen.findByText('There is no client with this ID.')).toBeTruthy();
  });

  test('shows markup as text, wherever it stands', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    setUp({
      profile: {
        first_name: evil,
        notes: [
          { id: crypto.randomUUID(), body: evil, author_email: evil, created_at: '2026-11-20T10:00:00.000Z' },
        ],
      },
      assignments: [makeAssignment({ forms_registry: { slug: 's', title: evil, description: evil } })],
      submissions: [makeFormSubmission({ form_key: 'sleep_diary', payload: { dream: evil, [evil]: evil } })],
    });
    expect((await screen.findAllByText(evil, { exact: false })).length).toBeGreaterThan(4);
    await screen.findByText('Other answers');
    expect(document.querySelector('img')).toBeNull();
  });
});

test('a history that is longer than what comes says so', async () => {
  const lines = Array.from({ length: 200 }, () => ({
    id: crypto.randomUUID(),
    occurred_at: '2026-11-20T10:00:00.000Z',
    actor_email: null,
    action: 'client.invite',
    subject_id: null,
    details: {},
  }));
  setUp({ profile: { history: lines } });
  const history = await card('History');
  expect(within(history).getByText(/^The last 200 lines/)).toBeTruthy();
  expect(within(history).queryByText('Account created')).toBeNull();
});

describe('the forms', () => {
  test('that were given have their status, dates and a way to withdraw what waits', async () => {
    const given = [
      { due_date: '2099-01-01T00:00:00.000Z' },
      { due_date: '2020-01-01T00:00:00.000Z' },
      { status: 'completed', completed_at: '2026-11-20T10:00:00.000Z' },
      { status: 'withdrawn', forms_registry: null, due_date: null },
    ] as const;
    setUp({ assignments: given.map((row) => makeAssignment({ id: crypto.randomUUID(), ...row })) });
    const list = await card('Form Assignments (4)');
    expect(texts(within(list).getAllByRole('listitem'))).toEqual([
      'Sleep diaryAssigned 19 Nov 2026, due 1 Jan 2099PendingWithdraw',
      'Sleep diaryAssigned 19 Nov 2026, due 1 Jan 2020OverdueWithdraw',
      'Sleep diaryAssigned 19 Nov 2026, completed 20 Nov 2026Completed',
      'A form of the pastAssigned 19 Nov 2026Withdrawn',
    ]);
  });

  test('are given: the defaults in one press, which says that it is at work', async () => {
    const { backend } = setUp();
    const { promise, resolve } =
      Promise.withResolvers<Awaited<ReturnType<typeof backend.forms.assignDefaults>>>();
    backend.forms.assignDefaults.mockReturnValueOnce(promise);
    await userEvent.click(await screen.findByRole('button', { name: 'Assign default forms' }));
    const busy = screen.getByRole<HTMLButtonElement>('button', { name: 'Assigning...' });
    expect(busy.disabled).toBe(true);
    resolve({ assigned: [], skipped: ['goal-setting', 'sleep-diary'] });
    expect(await screen.findByRole('button', { name: 'Assign default forms' })).toBeTruthy();
  });

  test('are given: one of those that are not retired', async () => {
    const { backend } = setUp();
    const select = await screen.findByLabelText<HTMLSelectElement>('Form');
    await waitFor(() => expect(texts(select.options)).toEqual(['Choose a form', 'Sleep diary']));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Assign form' }).disabled).toBe(true);
    await userEvent.selectOptions(select, 'sleep-diary');
    expect(screen.getByText('Without one: in 7 days')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Assign form' }));
    expect(await card('Form Assignments (1)')).toBeTruthy();
    expect(backend.forms.assign).toHaveBeenCalledOnce();
    expect(await screen.findByText('Sleep diary assigned')).toBeTruthy();
  });

  test('that were sent lead to their page and the answers', async () => {
    const goals = makeFormSubmission({ complete: false, created_at: '2026-11-20T09:00:00.000Z' });
    setUp({ submissions: [later, earlier, goals] });
    const list = await card('Form Submissions (3)');
    expect(texts(within(list).getAllByRole('listitem'))).toEqual([
      'Sleep diary20 Nov 2026, 14:00, v1View Details',
      'Goal setting20 Nov 2026, 13:00, v1IncompleteView Details',
      'Sleep diary1 Nov 2026, 14:00, v11 flagView Details',
    ]);
    const links = within(list).getAllByRole('link', { name: 'View Details' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/admin/forms/sleep-diary?submission=${later.id}`,
      `/admin/forms/goal-setting?submission=${goals.id}`,
      `/admin/forms/sleep-diary?submission=${earlier.id}`,
    ]);
  });

  test('lists that failed say so in their place and can be tried again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { toasts } = setUp({ assignments: [makeAssignment()] }, ({ backend }) =>
      backend.forms.assignments.mockRejectedValueOnce(new FlowError('server', 'resting')),
    );
    const list = await card('Form Assignments');
    await userEvent.click(within(list).getByRole('button', { name: 'Try again' }));
    expect(await card('Form Assignments (1)')).toBeTruthy();
    expect(toasts).toEqual([]);
    expect(logged).toHaveBeenCalledOnce();
  });
});

describe('the answers', () => {
  const rows = (table: HTMLElement) =>
    within(table)
      .getAllByRole('row')
      .map((row) => texts(row.children));

  test('stand beside those of the time before, and what changed is marked', async () => {
    setUp({ submissions: [later, earlier] });
    const answers = await card('Answers');
    expect(await within(answers).findByText('3 of 5 answers changed')).toBeTruthy();
    expect(rows(within(answers).getByRole('table'))).toEqual([
      ['Question', '1 Nov 2026, 14:00, v1', '20 Nov 2026, 14:00, v1'],
      ['Last night'],
      ['How many hours did you sleep?', '6', '8Changed'],
      ['What did you dream of?', 'Not answered', 'Not answered'],
      ['Your body'],
      ['Did pain wake you?', 'YesFlagged', 'NoChanged'],
      ['What helps?', 'Not answered', 'Not answered'],
      ['Not asked this time'],
      ['Where?', 'Knee', 'Not askedNo longer answered'],
    ]);
  });

  test('can be read alone', async () => {
    setUp({ submissions: [later, earlier] });
    const answers = await card('Answers');
    await userEvent.selectOptions(await within(answers).findByLabelText('Compared with'), 'Nothing');
    expect(rows(await within(answers).findByRole('table'))[2]).toEqual([
      'How many hours did you sleep?',
      '8',
    ]);
    await userEvent.selectOptions(within(answers).getByLabelText('Submission'), earlier.id);
    expect(within(answers).queryByLabelText('Compared with')).toBeNull();
    expect(await within(answers).findByText('Knee')).toBeTruthy();
  });

  test('are of the form that is chosen', async () => {
    const goals = makeFormSubmission({ payload: { one_week_goal: 'Walk' } });
    setUp({ submissions: [later, goals] });
    const answers = await card('Answers');
    await userEvent.selectOptions(await within(answers).findByLabelText('Form'), 'Goal setting');
    expect(await within(answers).findByText('Walk')).toBeTruthy();
  });
});

describe('a subscription', () => {
  test('is cancelled after a question, and resumed', async () => {
    setUp();
    const list = await card('Subscriptions (1)');
    expect(within(list).getByRole('link', { name: 'View in Stripe' }).getAttribute('href')).toBe(
      'https://dashboard.stripe.com/test/customers/cus_0001',
    );
    await userEvent.click(within(list).getByRole('button', { name: 'Cancel' }));
    const dialog = screen.getByRole('dialog', { name: 'Cancel this subscription at period end?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel at period end' }));
    await userEvent.click(await within(list).findByRole('button', { name: 'Resume' }));
    expect(await within(list).findByRole('button', { name: 'Cancel' })).toBeTruthy();
    expect(await screen.findByText('Cancellation undone')).toBeTruthy();
  });

  test('has its open disputes and what the client was told before the trial turned paid', async () => {
    const untold = makeTrialNotice({
      kind: 'one_day',
      status: 'refused',
      sent_at: null,
      reason: 'No such box',
    });
    const known = { open_disputes: [makeDispute()], trial_notices: [makeTrialNotice(), untold] };
    setUp({ profile: { subscriptions: [clientSubscription(known)] } });
    const list = await card('Subscriptions (1)');
    for (const text of [
      'Dispute: AED 999, fraudulent, needs response, answer by 27 Nov 2026, 14:00',
      'Trial end: told three days before, 5 Nov 2026, 14:02',
      'Trial end: not told one day before: No such box',
    ]) {
      expect(within(list).getByText(text)).toBeTruthy();
    }
    expect(within(list).getByRole('link', { name: 'Answer in Stripe' }).getAttribute('href')).toBe(
      'https://dashboard.stripe.com/test/disputes/du_0001',
    );
  });

  const base = { status: 'active', plan: 'Online' } as const;
  test.each([
    [{ ...base, trial_end: null }, 'Began 1 Nov 2026, next charge 8 Dec 2026'],
    [{ ...base }, 'Began 1 Nov 2026, trial until 8 Nov 2026, next charge 8 Dec 2026'],
    [
      { ...base, status: 'trialing', trial_start: '2026-11-19T08:00:00Z', trial_end: '2026-11-26T08:00:00Z' },
      'Trial, day 3 of 7, next charge 8 Dec 2026',
    ],
    [{ ...base, cancel_at_period_end: true, trial_end: null }, 'Began 1 Nov 2026, cancels 8 Dec 2026'],
    [{ ...base, status: 'canceled', trial_end: null }, 'Began 1 Nov 2026'],
  ] as const)('%j stands so: %s', async (changes, words) => {
    expect(standing(clientSubscription(changes), new Date('2026-11-21T10:00:00Z'))).toBe(words);
  });
});
