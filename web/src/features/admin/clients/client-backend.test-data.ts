import { type Flow, FlowError } from '@flow/sdk';
import type { ClientProfile } from '@flow/sdk/contracts/client';
import type { FormAssignment } from '@flow/sdk/contracts/form-assignment';
import type { FormSubmission, SubmissionPage } from '@flow/sdk/contracts/form-submission';
import type { Subscription } from '@flow/sdk/contracts/subscription';
import {
  makeAssignment,
  makeClientProfile,
  makeForm,
  makeFormOverview,
  makeSubscription,
} from '@flow/sdk/testing';
import { vi } from 'vitest';
import type { ToastInput } from '../../toasts/toasts.store.ts';
import { trialsOf } from '../trials/trial-backend.test-data.ts';
import { createClientRecord } from './client-record.ts';

const noon = new Date('2026-11-21T08:00:00Z');

interface Stored {
  profile?: Partial<ClientProfile>;
  assignments?: FormAssignment[];
  submissions?: FormSubmission[];
}

/** A client's profile before a backend that keeps what it is told, for tests. */
export function clientWorld(stored: Stored = {}, clientId = makeClientProfile().id) {
  const toasts: ToastInput[] = [];
  let profile = makeClientProfile(stored.profile);
  let assignments = stored.assignments ?? [];
  const submissions = stored.submissions ?? [];

  function note(action: string, details: Record<string, unknown> = {}): void {
    const line = {
      id: crypto.randomUUID(),
      occurred_at: noon.toISOString(),
      actor_email: 'admin@flow.example',
      action,
      subject_id: clientId,
      details,
    };
    profile = { ...profile, history: [line, ...profile.history] };
  }

  function changeSubscription(stripeId: string, changes: Partial<Subscription>): Subscription {
    const known = profile.subscriptions.find((one) => one.stripe_subscription_id === stripeId);
    if (!known) throw new FlowError('not_found', 'There is no such subscription.', { status: 404 });
    const changed = makeSubscription({ ...known, ...changes });
    const subscriptions = profile.subscriptions.map((one) => (one === known ? changed : one));
    profile = { ...profile, subscriptions };
    return changed;
  }

  const clients = {
    get: vi.fn(async (_: string) => profile),
    addNote: vi.fn(async (_: string, body: string) => {
      const written = {
        id: crypto.randomUUID(),
        body,
        author_email: 'admin@flow.example',
        created_at: noon.toISOString(),
      };
      profile = { ...profile, notes: [...profile.notes, written] };
      note('client.add_note');
      return profile.notes;
    }),
  };
  const forms = {
    assignments: vi.fn(async (_: string) => assignments),
    page: vi.fn(async (_: object): Promise<SubmissionPage> => {
      return {
        items: submissions,
        next_cursor: null,
        matching: submissions.length,
        total: submissions.length,
      };
    }),
    registry: vi.fn(async () => [
      makeFormOverview(),
      makeFormOverview({ slug: 'old-form', form_key: 'old_form', retired_at: '2026-01-01T00:00:00.000Z' }),
    ]),
    version: vi.fn(async (_formKey: string, _version: number) => makeForm()),
    assignDefaults: vi.fn(async (_: string) => {
      assignments = [makeAssignment(), ...assignments];
      note('form.assign', { forms: ['sleep-diary'] });
      return { assigned: ['sleep-diary'], skipped: ['goal-setting'] };
    }),
    assign: vi.fn(async (_clientId: string, _slug: string, _options: { dueDate?: Date }) => {
      assignments = [makeAssignment(), ...assignments];
      note('form.assign', { forms: ['sleep-diary'] });
      return makeAssignment();
    }),
    withdraw: vi.fn(async (id: string) => {
      assignments = assignments.map((one) => (one.id === id ? { ...one, status: 'withdrawn' } : one));
      note('form.withdraw', { forms: ['sleep-diary'] });
      return makeAssignment({ status: 'withdrawn' });
    }),
  };
  const subscriptions = {
    cancel: vi.fn(async (id: string) => {
      note('subscription.cancel');
      return changeSubscription(id, { cancel_at_period_end: true });
    }),
    resume: vi.fn(async (id: string) => {
      note('subscription.resume');
      return changeSubscription(id, { cancel_at_period_end: false });
    }),
  };

  const trials = trialsOf();
  const copied: string[] = [];

  const record = createClientRecord(clientId, {
    loadFlow: async () => ({ clients, forms, subscriptions, trials }) as unknown as Flow,
    showToast: (toast) => void toasts.push(toast),
    now: () => noon,
    stripeMode: 'test',
    copyText: async (text) => void copied.push(text),
  });
  return { record, backend: { clients, forms, subscriptions, trials }, toasts, copied };
}
