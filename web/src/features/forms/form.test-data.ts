import type { Forms } from '@flow/sdk';
import type { FormAssignment, FormDraft, OpenForm, SentForm } from '@flow/sdk/contracts/form-assignment';
import { type FormDefinition, formDefinitionSchema } from '@flow/sdk/contracts/form-definition';
import { makeAssignment } from '@flow/sdk/testing';
import { vi } from 'vitest';

/** A form of every kind of question, with a group that only some are asked. */
export const checkIn: FormDefinition = formDefinitionSchema.parse({
  slug: 'check-in',
  key: 'check_in',
  title: 'Weekly check-in',
  description: 'How the week was.',
  groups: [
    {
      title: 'This week',
      intro: 'A few words are enough.',
      questions: [
        { id: 'went_well', kind: 'long_text', label: 'What went well?', required: true, maxLength: 50 },
        { id: 'mood', kind: 'choice', label: 'How do you feel?', options: ['Good', 'Tired', 'Other'] },
        {
          id: 'mood_other',
          kind: 'text',
          label: 'How else?',
          required: true,
          when: { question: 'mood', is: 'Other' },
        },
      ],
    },
    {
      title: 'Your knee',
      questions: [{ id: 'pain', kind: 'yes_no', label: 'Does it hurt?', required: true, flag: true }],
    },
    {
      title: 'The pain',
      questions: [
        {
          id: 'where',
          kind: 'choices',
          label: 'Where?',
          options: ['Left', 'Right'],
          when: { question: 'pain', is: true },
        },
      ],
    },
    {
      title: 'Figures',
      questions: [
        { id: 'weight', kind: 'number', label: 'Weight', unit: 'kg', min: 30, max: 250 },
        { id: 'since', kind: 'date', label: 'Since when?' },
      ],
    },
  ],
  sent: { title: 'Thank you', text: 'Your coach reads it today.' },
  flagged: { title: 'Rest first', text: 'Your coach calls you.' },
});

export const assignmentId = '5e3f0a7c-1111-4222-8333-000000000001';
export const userId = '5e3f0a7c-1111-4222-8333-0000000000aa';

export function openForm(given: Partial<OpenForm> = {}): OpenForm {
  return {
    form_key: 'check_in',
    version: 1,
    definition: checkIn,
    assignment: {
      id: assignmentId,
      status: 'pending',
      assigned_at: '2026-11-20T08:00:00.000Z',
      due_date: '2026-11-27T08:00:00.000Z',
      completed_at: null,
    },
    draft: null,
    submission: null,
    ...given,
  };
}

export function draftOf(given: Partial<FormDraft> = {}): FormDraft {
  return { answers: {}, answered_at: {}, group_index: 0, updated_at: '2026-11-22T04:00:00.000Z', ...given };
}

export function sentForm(given: Partial<SentForm> = {}): SentForm {
  return {
    id: '5e3f0a7c-1111-4222-8333-0000000000bb',
    version: 1,
    payload: { went_well: 'Slept', pain: false },
    flags: [],
    created_at: '2026-11-22T06:00:00.000Z',
    ...given,
  };
}

export function completed(submission: SentForm = sentForm(), given: Partial<OpenForm> = {}): OpenForm {
  const { assignment } = openForm();
  return openForm({
    assignment: assignment && { ...assignment, status: 'completed', completed_at: submission.created_at },
    submission,
    ...given,
  });
}

export function assignmentOf(given: Partial<FormAssignment> = {}): FormAssignment {
  return makeAssignment({
    id: assignmentId,
    due_date: '2026-11-27T08:00:00.000Z',
    forms_registry: { slug: 'check-in', title: 'Weekly check-in', description: 'How the week was.' },
    ...given,
  });
}

/** The service as its answers; a draft is kept as the database keeps it. */
export function formsService(opened: OpenForm = openForm()) {
  let { answers, answered_at } = draftOf(opened.draft ?? {});
  return {
    open: vi.fn<Forms['open']>(async () => opened),
    saveDraft: vi.fn<Forms['saveDraft']>(async (_assignment, changes, options) => {
      answers = Object.fromEntries(
        Object.entries({ ...answers, ...changes }).flatMap(([id, answer]) =>
          answer === null ? [] : [[id, answer]],
        ),
      );
      const updated_at = '2026-11-22T06:00:00.000Z';
      for (const id of Object.keys(changes)) answered_at = { ...answered_at, [id]: updated_at };
      return draftOf({ answers, answered_at, group_index: options?.groupIndex ?? 0, updated_at });
    }),
    submit: vi.fn<Forms['submit']>(async ({ answers: payload }) => sentForm({ payload })),
    sent: vi.fn<Forms['sent']>(),
    version: vi.fn<Forms['version']>(async () => checkIn),
    mine: vi.fn<Forms['mine']>(async () => []),
  };
}
