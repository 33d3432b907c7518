import { type Flow, FlowError, type Session } from '@flow/sdk';
import type { AssistantQuestion, ListAssistantRequest } from '@flow/sdk/contracts/assistant';
import type { AuditEntry, ListAuditRequest } from '@flow/sdk/contracts/audit';
import type { ClientProfile } from '@flow/sdk/contracts/client';
import type { ListSubmissionsRequest } from '@flow/sdk/contracts/form-submission';
import type { Lead, LeadUpdate, ListLeadsRequest } from '@flow/sdk/contracts/lead';
import type { ListSubscriptionsRequest, Subscription } from '@flow/sdk/contracts/subscription';
import type { FormTableRows } from '@flow/sdk/testing';
import { adminSession } from './admin-session.ts';
import { type ClientCalls, fakeClients } from './fake-clients.ts';
import { fakeForms } from './fake-forms.ts';
import { fakeList } from './fake-list.ts';
import { unexpected } from './unexpected.ts';

export interface FakeFlowSettings {
  session?: Session | null;
  admin?: boolean;
  rows?: readonly Subscription[];
  leads?: readonly Lead[];
  questions?: readonly AssistantQuestion[];
  audit?: readonly AuditEntry[];
  clients?: readonly ClientProfile[];
  forms?: FormTableRows;
  /** Replaces single methods, for failures. */
  auth?: Partial<Flow['auth']>;
  subscriptions?: Partial<Flow['subscriptions']>;
  leadMethods?: Partial<Flow['leads']>;
  formMethods?: Partial<Flow['forms']>;
}

/** What was asked for, in order. */
export interface Calls extends ClientCalls {
  /** Every page that was asked for. */
  pages: ListSubscriptionsRequest[];
  /** Every subscription that was cancelled. */
  cancelled: string[];
  /** Every subscription that was resumed. */
  resumed: string[];
  /** Every page of leads that was asked for. */
  leadPages: ListLeadsRequest[];
  /** Every page of questions to the assistant that was asked for. */
  questionPages: ListAssistantRequest[];
  /** Every page of the audit log that was asked for. */
  auditPages: ListAuditRequest[];
  /** Every key that a lead or a subscription was asked for by. */
  found: string[];
  /** Every change of a lead, in order. */
  changes: LeadUpdate[];
  /** Every page of submissions that was asked for. */
  submissionPages: ListSubmissionsRequest[];
}

export interface FakeFlow extends Flow, Calls {
  calls: Calls;
}

function fakeLeads(given: readonly Lead[], { leadPages, found, changes }: Calls): Flow['leads'] {
  const leads = new Map(given.map((lead) => [lead.id, lead]));
  const find = (key: string): Lead => {
    const lead = [...leads.values()].find(
      ({ id, reference }) => reference === key || id === key.toLowerCase(),
    );
    if (!lead) throw new FlowError('not_found', `There is no lead ${key}.`);
    return lead;
  };
  return {
    ...fakeList(() => [...leads.values()], leadPages),
    async find(key) {
      found.push(key);
      return find(key);
    },
    async update(id, update) {
      changes.push(update);
      const before = find(id);
      if (update.from_status && update.from_status !== before.status && update.status !== before.status) {
        throw new FlowError('conflict', `The lead is ${before.status} by now.`, { status: 409 });
      }
      const note = { id, author_email: adminSession.email, created_at: '2026-11-21T11:00:00.000Z' };
      const changed: Lead = {
        ...before,
        ...(update.status && { status: update.status, first_contacted_at: note.created_at }),
        ...(update.note && { notes: [...before.notes, { ...note, body: update.note.trim() }] }),
        ...(update.retry_forward && { forward_status: 'pending', forward_attempts: 0, forward_error: null }),
      };
      leads.set(id, changed);
      return changed;
    },
    retryForward: unexpected('leads.retryForward'),
    history: unexpected('leads.history'),
  };
}

/** A backend of one admin, some subscriptions, leads, questions, clients and forms. */
export function createFakeFlow(settings: FakeFlowSettings = {}): FakeFlow {
  const rows = settings.rows ?? [];
  const calls: Calls = {
    pages: [],
    cancelled: [],
    resumed: [],
    leadPages: [],
    questionPages: [],
    auditPages: [],
    found: [],
    changes: [],
    submissionPages: [],
    clientPages: [],
    invitations: [],
  };
  const session = settings.session === undefined ? adminSession : settings.session;

  const byStripeId = (id: string): Subscription => {
    const row = rows.find((candidate) => candidate.stripe_subscription_id === id);
    if (!row) throw new FlowError('not_found', 'There is no such subscription.', { status: 404 });
    return row;
  };

  return {
    ...calls,
    calls,
    auth: {
      getSession: async () => session,
      signIn: async () => session ?? adminSession,
      signOut: async () => {},
      verify: unexpected('auth.verify'),
      signUp: unexpected('auth.signUp'),
      resendConfirmation: unexpected('auth.resendConfirmation'),
      arrival: unexpected('auth.arrival'),
      requestPasswordReset: unexpected('auth.requestPasswordReset'),
      changePassword: unexpected('auth.changePassword'),
      onChange: unexpected('auth.onChange'),
      ...settings.auth,
    },
    roles: {
      has: async () => settings.admin ?? true,
      mine: unexpected('roles.mine'),
    },
    profile: { get: unexpected('profile.get'), update: unexpected('profile.update') },
    subscriptions: {
      ...fakeList(() => rows, calls.pages),
      async find(id) {
        calls.found.push(id);
        return byStripeId(id);
      },
      async cancel(id) {
        calls.cancelled.push(id);
        return { ...byStripeId(id), cancel_at_period_end: true };
      },
      mine: unexpected('subscriptions.mine'),
      cancelOwn: unexpected('subscriptions.cancelOwn'),
      async resume(id) {
        calls.resumed.push(id);
        return { ...byStripeId(id), cancel_at_period_end: false };
      },
      ...settings.subscriptions,
    },
    leads: { ...fakeLeads(settings.leads ?? [], calls), ...settings.leadMethods },
    assistant: {
      ...fakeList(() => settings.questions ?? [], calls.questionPages),
      find: unexpected('assistant.find'),
      weeks: unexpected('assistant.weeks'),
    },
    audit: fakeList(() => settings.audit ?? [], calls.auditPages),
    consultations: { submit: unexpected('consultations.submit') },
    chat: { stream: unexpected('chat.stream'), rate: unexpected('chat.rate') },
    forms: { ...fakeForms(settings.forms ?? { forms: [] }, calls.submissionPages), ...settings.formMethods },
    clients: fakeClients(settings.clients ?? [], calls),
  };
}
