import type { FormAssignment } from '@flow/sdk/contracts/form-assignment';
import { expect, test } from 'vitest';
import { listForms } from './form-list.ts';

const now = new Date('2026-11-22T06:00:00.000Z');

function given(slug: string, change: Partial<FormAssignment> = {}): FormAssignment {
  return {
    id: slug,
    status: 'pending',
    assigned_at: '2026-11-20T05:00:00.000Z',
    due_date: '2026-11-27T05:00:00.000Z',
    completed_at: null,
    forms_registry: { slug, title: slug.toUpperCase(), description: null },
    ...change,
  };
}

test('what waits comes with the most urgent first, and says when it is late', () => {
  const { waiting } = listForms(
    [
      given('later'),
      given('never', { due_date: null }),
      given('late', { due_date: '2026-11-21T05:00:00.000Z' }),
    ],
    now,
  );
  expect(waiting.map(({ title, when, overdue }) => [title, when, overdue])).toEqual([
    ['LATE', 'Overdue since 21 Nov 2026', true],
    ['LATER', 'Due in 5 days', false],
    ['NEVER', 'No due date', false],
  ]);
  expect(waiting[0]?.href).toBe('/forms/late');
});

test('what was sent comes with the newest first, and what was withdrawn not at all', () => {
  const sent = (slug: string, completed_at: string) => given(slug, { status: 'completed', completed_at });
  const listed = listForms(
    [
      sent('first', '2026-11-01T05:00:00.000Z'),
      sent('second', '2026-11-10T05:00:00.000Z'),
      given('gone', { status: 'withdrawn' }),
    ],
    now,
  );
  expect(listed.waiting).toEqual([]);
  expect(listed.sent.map(({ title, when, href }) => [title, when, href])).toEqual([
    ['SECOND', 'Sent 10 Nov 2026', '/forms/second?sent=second'],
    ['FIRST', 'Sent 1 Nov 2026', '/forms/first?sent=first'],
  ]);
});

test('a form that left the registry still has a name and a way', () => {
  const [form] = listForms([given('x', { forms_registry: null })], now).waiting;
  expect(form).toMatchObject({ title: 'Form', href: '/forms' });
});
