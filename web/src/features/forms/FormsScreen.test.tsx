import { attentionMaximum } from '@flow/sdk/contracts/attention';
import type { FormAssignment, FormOverview } from '@flow/sdk/contracts/form-assignment';
import { makeFormOverview } from '@flow/sdk/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FormsScreen } from './FormsScreen.tsx';
import { assignmentOf } from './form.test-data.ts';
import { createFormsList } from './forms-list.store.ts';

const overview = makeFormOverview({
  slug: 'check-in',
  form_key: 'check_in_weekly',
  pending: 1300,
  overdue: attentionMaximum + 1,
  submissions: 1200,
  flagged: 1,
});

async function show(assignments: FormAssignment[] | Error, registry: FormOverview[] | null = null) {
  const mine = vi.fn(async () => assignments as FormAssignment[]);
  if (assignments instanceof Error) mine.mockRejectedValueOnce(assignments).mockResolvedValue([]);
  const forms = { mine, registry: async () => registry ?? [] };
  const list = createFormsList({
    session: {
      load: async () => ({}) as never,
      checkAdmin: async () => registry !== null,
      onSignedOut: () => () => {},
    },
    loadForms: async () => forms,
    verify: async () => null,
    navigate: () => {},
    now: () => new Date('2026-11-22T05:00:00Z'),
  });
  await act(async () => render(<FormsScreen list={list} />));
}

const form = (slug: string, title: string) => ({ slug, title, description: null });

test('what is due first comes first, and what is overdue says so', async () => {
  await show([
    assignmentOf({ id: 'a', due_date: null, forms_registry: form('sleep', 'Sleep') }),
    assignmentOf({ id: 'b' }),
    assignmentOf({ id: 'c', due_date: '2026-11-19T08:00:00Z', forms_registry: form('food', 'Food') }),
  ]);
  const rows = within(screen.getByRole('region', { name: 'To fill in' })).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
    'Food',
    'Weekly check-in',
    'Sleep',
  ]);
  expect(rows[0]?.textContent).toContain('Overdue since 19 Nov 2026');
  expect(rows[1]?.textContent).toContain('Due in 5 days');
  expect(screen.getByRole('link', { name: 'Fill in Weekly check-in' }).getAttribute('href')).toBe(
    '/forms/check-in',
  );
});

test('what was sent can be read again, each time that it was', async () => {
  const sent = { status: 'completed', completed_at: '2026-11-20T08:00:00.000Z' };
  await show([assignmentOf({ id: 'a', ...sent }), assignmentOf({ id: 'b', ...sent })]);
  expect(screen.getByText(/Nothing waits for you/)).toBeTruthy();
  const links = screen.getAllByRole('link', { name: 'Read answers Weekly check-in' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/forms/check-in?sent=a',
    '/forms/check-in?sent=b',
  ]);
  expect(screen.getAllByText('Sent 20 Nov 2026')).toHaveLength(2);
});

test.each([
  ['nothing was given', []],
  ['what was given was taken back', [assignmentOf({ status: 'withdrawn' })]],
])('where %s, it says what to do next', async (_why, assignments) => {
  await show(assignments);
  expect(screen.getByText(/You have no forms yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe('/dashboard');
});

test('an admin sees every form with its counts, its review and its questions', async () => {
  await show(
    [],
    [overview, { ...overview, slug: 'old', title: 'Old', version: 0, retired_at: '2026-11-01T08:00:00Z' }],
  );
  const [row, old] = screen.getAllByRole('listitem');
  if (!row || !old) throw new Error('Two forms are two rows.');
  const counts = within(row).getAllByRole('definition');
  expect(counts.map((count) => count.textContent)).toEqual(['1,200', '1', '1,300', '100+']);
  const ways = within(row).getAllByRole('link');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    [`Preview ${overview.title}`, '/forms/check-in'],
    [`Review ${overview.title}`, '/admin/forms/check-in_weekly'],
  ]);
  expect(within(old).getByText('Retired 1 Nov 2026')).toBeTruthy();
  expect(within(old).queryByRole('link', { name: /^Preview/ })).toBeNull();
});

test('a failure offers another try', async () => {
  await show(new Error('no'));
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/You have no forms yet/)).toBeTruthy();
});
