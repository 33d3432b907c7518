import type { FormAssignment, FormOverview } from '../contracts/form-assignment.ts';
import { type FormDefinition, formDefinitionSchema } from '../contracts/form-definition.ts';
import type { FormSubmission } from '../contracts/form-submission.ts';
import { clientAccount, numberedUuid } from './fixtures.ts';
import { registered } from './form-table.ts';

/** A form with a question of each kind that matters, one of them flagged and one asked only after it. */
export function makeForm(overrides: Partial<FormDefinition> = {}): FormDefinition {
  const form = formDefinitionSchema.parse({
    slug: 'sleep-diary',
    key: 'sleep_diary',
    title: 'Sleep diary',
    description: 'How you slept.',
    isDefault: true,
    groups: [
      {
        title: 'Last night',
        questions: [
          {
            id: 'hours',
            kind: 'number',
            label: 'How many hours did you sleep?',
            required: true,
            min: 0,
            max: 24,
          },
          { id: 'dream', kind: 'long_text', label: 'What did you dream of?' },
        ],
      },
      {
        title: 'Your body',
        questions: [
          { id: 'pain', kind: 'yes_no', label: 'Did pain wake you?', required: true, flag: true },
          {
            id: 'where',
            kind: 'text',
            label: 'Where?',
            required: true,
            when: { question: 'pain', is: true },
          },
          { id: 'helps', kind: 'choices', label: 'What helps?', options: ['Warmth', 'Stretching'] },
        ],
      },
    ],
    sent: { title: 'Thank you', text: 'Your coach reads it.' },
    flagged: { title: 'See a doctor', text: 'Pain at night needs a doctor.' },
  });
  return { ...form, ...overrides };
}

/** The form of `makeForm` in the registry, with what became of it; `overrides` replace its fields. */
export function makeFormOverview(overrides: Partial<FormOverview> = {}): FormOverview {
  return {
    ...registered(makeForm()),
    pending: 1,
    overdue: 0,
    completed: 1,
    submissions: 1,
    flagged: 1,
    last_submitted_at: '2026-11-20T06:00:00.000Z',
    ...overrides,
  };
}

/** The form of `makeForm`, given to a client and not filled in yet; `overrides` replace its fields. */
export function makeAssignment(overrides: Partial<FormAssignment> = {}): FormAssignment {
  const { slug, title, description } = makeForm();
  return {
    id: numberedUuid(300_001),
    status: 'pending',
    assigned_at: '2026-11-19T10:00:00.000Z',
    due_date: '2026-11-26T10:00:00.000Z',
    completed_at: null,
    forms_registry: { slug, title, description },
    ...overrides,
  };
}

/**
 * A complete goal-setting form; `overrides` replace its fields.
 * @example makeFormSubmission({ form_key: 'parq_assessment', payload: { chest_pain: true }, flags: ['chest_pain'] })
 */
export function makeFormSubmission(overrides: Partial<FormSubmission> = {}): FormSubmission {
  return {
    id: numberedUuid(400_001),
    client_id: clientAccount.userId,
    form_key: 'goal_setting',
    first_name: 'Layla',
    last_name: 'Haddad',
    email: clientAccount.email,
    phone: '+971501234567',
    version: 1,
    created_at: '2026-11-20T10:00:00.000Z',
    payload: {
      one_week_goal: 'Three walks before work',
      one_month_goals: 'Ten full push-ups',
      one_year_goals: 'Run the half marathon',
      current_mindset: 'Ready',
      primary_focus: ['Lose fat'],
      weekly_frequency: '3',
      obstacles: ['Long working hours', 'Travel', 'Low energy'],
    },
    flags: [],
    complete: true,
    ...overrides,
  };
}

/** Submissions that differ in id and person, every fourth one flagged and the next one incomplete, newest first. */
export function makeFormSubmissions(count: number): FormSubmission[] {
  const newest = Date.parse('2026-11-20T10:00:00.000Z');
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const isParq = index % 4 === 0;
    const isIncomplete = index % 4 === 1;
    return makeFormSubmission({
      id: numberedUuid(400_000 + number),
      client_id: numberedUuid(100_000 + number),
      first_name: `Client ${number}`,
      email: `client-${number}@flow.example`,
      created_at: new Date(newest - index * 3_600_000).toISOString(),
      ...(isParq
        ? { form_key: 'parq_assessment', payload: { chest_pain: true }, flags: ['chest_pain'] }
        : {}),
      ...(isIncomplete ? { payload: { one_week_goal: 'Walk' }, complete: false } : {}),
    });
  });
}
