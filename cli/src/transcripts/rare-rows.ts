import { attentionMaximum } from '@flow/sdk/contracts/attention';
import {
  makeAssignment,
  makeAssistantQuestion,
  makeAuditEntry,
  makeClientProfile,
  makeDispute,
  makeForm,
  makeFormOverview,
  makeFormSubmission,
  makeTrialNotice,
} from '@flow/sdk/testing';
import { lead, plainLead } from '../testing/lead.ts';
import { subscription } from '../testing/subscription.ts';

// Backends with rows of which much or little is known, and with what must not drive a terminal.

export const nobodysId = '00000000-0000-4000-8000-0000000000ff';
const lateId = '00000000-0000-4000-8000-0000000000b3';

export const leads = {
  leads: [
    lead({
      duplicate_of: 'FL-AAAAAA',
      notes: [
        { id: nobodysId, body: 'Calls back', author_email: null, created_at: '2026-11-21T09:00:00.000Z' },
      ],
    }),
    plainLead,
    lead({
      id: lateId,
      reference: 'FL-LATEST',
      received_at: '2026-11-20T06:40:00.000Z',
      source_page: '/\u001b[2J\n',
      forward_status: 'dead',
      forward_attempts: 8,
      forward_error: 'HTTP 500',
    }),
  ],
};

export const questions = {
  questions: [
    makeAssistantQuestion({ question: 'Free\u001b[2J?' }),
    makeAssistantQuestion({
      outcome: 'unhelpful',
      language: 'ar',
      offered: [],
      answer: 'No.',
      question: 'مجاني؟',
    }),
  ],
};

export const auditEntries = {
  auditEntries: [
    makeAuditEntry({
      action: 'lead.set_status',
      subject_id: 'FL-7K2M9Q',
      details: { from: 'new', to: 'won' },
    }),
    makeAuditEntry({ actor_email: null, details: {}, request_id: null }),
  ],
};

export const subscriptions = {
  subscriptions: [
    subscription({
      open_disputes: [makeDispute()],
      trial_notices: [
        makeTrialNotice(),
        makeTrialNotice({ status: 'refused', sent_at: null, reason: 'Full' }),
      ],
    }),
    subscription({
      email: 'noor@example.com',
      name: null,
      plan: null,
      status: 'canceled',
      trial_start: null,
      trial_end: null,
      current_period_end: null,
      stripe_subscription_id: 'sub_2',
      last_sign_in_at: null,
      user_id: null,
      user_deleted: true,
    }),
    subscription({ status: 'past_due', provider_status: 'unpaid', cancel_at_period_end: true }),
    subscription({ status: 'none', provider_status: 'paused', name: 'A\u001b[2J\r\nB\u009b31m' }),
    subscription({ provider_status: 'active' }),
  ],
};

const unknownClient = makeClientProfile({
  id: '00000000-0000-4000-8000-0000000000c2',
  email: 'noor@example.com',
  first_name: null,
  last_name: null,
  phone: null,
  created_at: '2026-10-31T10:00:00.000Z',
  last_sign_in_at: null,
  confirmed: false,
  subscriptions: [],
});
export const clients = { clients: [makeClientProfile(), unknownClient] };

const goals = { slug: 'goal-setting', title: 'Goal setting', description: '' };
const wholeProfile = makeClientProfile({
  phone: null,
  invited_at: '2026-11-01T10:00:00.000Z',
  leads: [
    {
      id: '00000000-0000-4000-8000-0000000000b1',
      reference: 'FL-7K2M9Q',
      status: 'won',
      received_at: '2026-10-31T06:40:00.000Z',
      fitness_goal: 'lose-weight',
      training_type: 'online',
      training_location: 'not-sure',
      phone: '050 123 4567',
    },
  ],
  notes: [
    {
      id: '00000000-0000-4000-8000-0000000000d1',
      body: 'Prefers\nmornings.\u001b[2J',
      author_email: null,
      created_at: '2026-11-02T06:00:00.000Z',
    },
  ],
  // More than are shown.
  history: Array.from({ length: 12 }, (_, index) =>
    makeAuditEntry({ actor_email: index === 0 ? null : 'admin@flow.example', action: 'form.assign' }),
  ),
});

export const wholeClient = {
  clients: [wholeProfile],
  formAssignments: () => [
    makeAssignment({ due_date: '2026-11-28T10:00:00.000Z' }),
    makeAssignment({ due_date: '2026-11-20T10:00:00.000Z', forms_registry: goals }),
    makeAssignment({ status: 'completed', completed_at: '2026-11-19T10:00:00.000Z', forms_registry: goals }),
  ],
};

export const givenForms = {
  formAssignments: () => [
    makeAssignment(),
    makeAssignment({ due_date: '2026-11-20T10:00:00.000Z' }),
    makeAssignment({ status: 'completed', completed_at: '2026-11-20T06:00:00.000Z', due_date: null }),
    makeAssignment({ status: 'withdrawn', forms_registry: null }),
  ],
};

export const submissions = {
  submissions: [
    makeFormSubmission(),
    makeFormSubmission({
      id: '00000000-0000-4000-8000-0000000000f2',
      form_key: 'parq_assessment',
      first_name: null,
      last_name: null,
      email: null,
      version: 2,
      created_at: '2026-11-19T10:00:00.000Z',
      payload: { chest_pain: true },
      flags: ['chest_pain', 'dizziness'],
      complete: false,
    }),
  ],
};

export const twoForms = {
  forms: [makeForm(), makeForm({ slug: 'check-in', key: 'check_in', title: 'Check-in', isDefault: false })],
};

const answersOf = (payload: Record<string, unknown>, flags: string[] = []) => ({
  submissions: [makeFormSubmission({ form_key: 'sleep_diary', phone: null, payload, flags })],
});

export const longAnswers = answersOf(
  {
    hours: 6.5,
    dream: 'Of the sea.\r\n\nAnd of \u001b[2Jsand.',
    pain: true,
    helps: ['Warmth', 'Stretching'],
    snores: false,
  },
  ['pain'],
);
export const shortAnswers = answersOf({ hours: 8, pain: false, where: '' });

export const registry = {
  listForms: () => [
    makeFormOverview({ overdue: 3, pending: 12 }),
    makeFormOverview({ slug: 'check-in', title: 'Check-in', is_default: false, last_submitted_at: null }),
    makeFormOverview({
      slug: 'old',
      title: 'Old one',
      overdue: attentionMaximum + 1,
      retired_at: '2026-11-01T10:00:00.000Z',
    }),
  ],
};
