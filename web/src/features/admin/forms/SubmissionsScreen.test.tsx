import type { FormSubmission } from '@flow/sdk/contracts/form-submission';
import { makeFormSubmission } from '@flow/sdk/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { grantedAccess } from '../granted-access.test-data.ts';
import type { FilterValues } from '../list/list-definition.ts';
import { goalColumns } from './goal-columns.tsx';
import { SubmissionsScreen } from './SubmissionsScreen.tsx';
import { formColumns } from './submission-columns.tsx';
import { formKind, goalKind } from './submission-kinds.ts';
import type { SubmissionsKind } from './submissions.store.ts';
import { submissionsWorld } from './submissions-backend.test-data.ts';

function show<Filters extends FilterValues>(
  kind: SubmissionsKind<Filters>,
  columns: typeof goalColumns,
  rows: FormSubmission[],
  search = '',
) {
  const world = submissionsWorld(kind, rows, { search });
  render(<SubmissionsScreen access={grantedAccess()} submissions={world.submissions} columns={columns} />);
  return world;
}

const goals = (rows: FormSubmission[], search?: string) => show(goalKind, goalColumns, rows, search);
const diary = (rows: FormSubmission[], search?: string) =>
  show(formKind('sleep-diary'), formColumns, rows, search);

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

async function cellsOf(name: string) {
  const row = (await screen.findByText(name)).closest('tr') as HTMLTableRowElement;
  return [...row.children].map(({ textContent }) => textContent);
}

describe('the goal-setting forms', () => {
  test('have the filters, buttons and columns of the document', async () => {
    const incomplete = makeFormSubmission({ id: crypto.randomUUID(), complete: false });
    goals([makeFormSubmission(), incomplete], '?completion=complete');
    await cellsOf('Layla Haddad');
    expect(screen.getByRole('heading', { name: 'Goal Setting Forms', level: 1 })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Forms' }).getAttribute('href')).toBe('/forms');
    const labels = ['Date From', 'Date To', 'Primary Focus', 'Completion'];
    expect(labels.map((label) => screen.getByLabelText(label).tagName)).toEqual([
      'INPUT',
      'INPUT',
      'SELECT',
      'SELECT',
    ]);
    const options = [...screen.getByLabelText('Completion').querySelectorAll('option')];
    expect(options.map(({ textContent }) => textContent)).toEqual(['All', 'Complete', 'Incomplete']);
    expect(screen.getByRole('button', { name: 'Apply Filters' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Clear' })).toBeTruthy();
    expect(headers()).toEqual([
      'Submitted',
      'Client',
      'Email',
      'Week Goal',
      'Mindset',
      'Obstacles',
      'Frequency',
      'Version',
      'Actions',
    ]);
    expect(screen.getByText('1 of 2 submissions')).toBeTruthy();
  });

  test('a row names two obstacles, counts the rest and says whether it is complete', async () => {
    const incomplete = makeFormSubmission({
      id: crypto.randomUUID(),
      first_name: 'Omar',
      last_name: null,
      email: null,
      version: 3,
      complete: false,
      payload: { obstacles: ['Travel', 'Low energy'] },
    });
    goals([makeFormSubmission(), incomplete]);
    expect(await cellsOf('Layla Haddad')).toEqual([
      '20 Nov 2026, 14:00Complete',
      'Layla Haddad',
      'client@flow.example',
      'Three walks before work',
      'Ready',
      'Long working hoursTravel+1',
      '3 times/week',
      'v1',
      'ViewProfileCopy',
    ]);
    expect(await cellsOf('Omar')).toEqual([
      '20 Nov 2026, 14:00Incomplete',
      'Omar',
      '—',
      '—',
      '—',
      'TravelLow energy',
      'Not set',
      'v3',
      'ViewProfileCopy',
    ]);
  });

  test('are awaited behind a spinner that says what is loading; without any it is said', async () => {
    goals([]);
    expect(await screen.findByText('Loading submissions')).toBeTruthy();
    expect(await screen.findByText('No submissions found matching your filters.')).toBeTruthy();
    expect(screen.queryByText('Loading submissions')).toBeNull();
  });

  test('View opens the sheet with all of it, and Profile leads to the client', async () => {
    const submission = makeFormSubmission();
    const { place } = goals([submission]);
    const profile = await screen.findByRole('link', { name: 'Profile' });
    expect(profile.getAttribute('href')).toBe(`/admin/clients/${submission.client_id}`);
    await userEvent.click(screen.getByRole('button', { name: 'View' }));
    const sheet = await screen.findByRole('dialog', { name: 'Layla Haddad' });
    expect(place.read()).toBe(`?submission=${submission.id}`);
    // The sheet is seen before all that it holds.
    const sections = await within(sheet).findAllByRole('region');
    expect(sections.map((section) => within(section).getByRole('heading').textContent)).toEqual([
      'Client information',
      'Goals',
      'Mindset and focus',
      'Training and challenges',
    ]);
    const facts = [...(sections[0]?.querySelectorAll('dt, dd') ?? [])].map(({ textContent }) => textContent);
    expect(facts).toEqual([
      'Name',
      'Layla Haddad',
      'Email',
      'client@flow.example',
      'Phone',
      '+971501234567',
      'Version',
      'v1',
      'Submitted',
      '20 Nov 2026, 14:00 (Dubai)',
    ]);
    expect(within(sheet).getByText('Run the half marathon')).toBeTruthy();
  });

  test('Copy is one press', async () => {
    const { copied } = goals([makeFormSubmission()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(copied).toHaveLength(1);
  });

  test('markup in an answer is only text', async () => {
    const evil = '<img src=x onerror=alert(1)>';
    const payload = { one_week_goal: evil, obstacles: [evil], anything_else: evil };
    const submission = makeFormSubmission({ first_name: evil, last_name: null, payload });
    goals([submission], `?submission=${submission.id}`);
    await screen.findByRole('dialog', { name: evil });
    await screen.findByText('Additional details');
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('any other form', () => {
  const row = makeFormSubmission({
    form_key: 'sleep_diary',
    payload: { hours: 6, pain: true, where: 'Knee' },
    flags: ['pain'],
  });

  test('has its own title, filters and columns, and flags', async () => {
    diary([row, { ...row, id: crypto.randomUUID(), first_name: 'Omar', last_name: 'Rahman', flags: [] }]);
    expect(await screen.findByRole('heading', { name: 'Sleep diary', level: 1 })).toBeTruthy();
    expect(headers()).toEqual(['Submitted', 'Client', 'Email', 'Flags', 'Version', 'Actions']);
    expect(screen.queryByLabelText('Primary Focus')).toBeNull();
    expect(screen.getByLabelText('Flagged')).toBeTruthy();
    expect((await cellsOf('Layla Haddad'))[3]).toBe('1 flag');
    expect((await cellsOf('Omar Rahman'))[3]).toBe('—');
  });

  test('shows every answer by its question, the flagged one marked', async () => {
    diary([row], `?submission=${row.id}`);
    const sheet = await screen.findByRole('dialog', { name: 'Layla Haddad' });
    const flagged = await within(sheet).findByText('Flagged');
    expect(flagged.closest('div')?.textContent).toBe('Did pain wake you?YesFlagged');
    expect(within(sheet).getByText('What did you dream of?').parentElement?.textContent).toBe(
      'What did you dream of?Not answered',
    );
  });
});
