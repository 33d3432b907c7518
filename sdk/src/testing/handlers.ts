import type { HttpHandler } from 'msw/http';
import type { AssistantQuestion, AssistantWeek } from '../contracts/assistant.ts';
import type { AuditEntry } from '../contracts/audit.ts';
import type { ClientProfile } from '../contracts/client.ts';
import type { FormDefinition } from '../contracts/form-definition.ts';
import type { FormSubmission } from '../contracts/form-submission.ts';
import type { Lead } from '../contracts/lead.ts';
import type { Subscription } from '../contracts/subscription.ts';
import { accountHandlers } from './account-handlers.ts';
import { defaultAnswers, type FlowAnswers } from './answers.ts';
import { makeAssistantQuestions, makeAssistantWeek } from './assistant-fixtures.ts';
import { assistantHandlers } from './assistant-handlers.ts';
import { type AssistantAnswers, assistantTable } from './assistant-table.ts';
import { auditHandlers } from './audit-handlers.ts';
import { type AuditAnswers, auditTable, makeAuditEntries } from './audit-table.ts';
import { billingHandlers } from './billing-handlers.ts';
import {
  type BillingAnswers,
  type BillingData,
  billingTable,
  makeInvoice,
  makeVerification,
} from './billing-table.ts';
import { makeClientProfiles } from './client-fixtures.ts';
import { clientHandlers } from './client-handlers.ts';
import { withClientHistory } from './client-history.ts';
import { type ClientAnswers, clientTable } from './client-table.ts';
import { type Faults, withFaults } from './faults.ts';
import {
  adminAccount,
  clientAccount,
  makeLeads,
  makeSubscription,
  makeSubscriptions,
  numberedUuid,
  type TestAccount,
} from './fixtures.ts';
import { makeForm, makeFormSubmissions } from './form-fixtures.ts';
import { formHandlers } from './form-handlers.ts';
import { type FormAnswers, formTable, type GivenForm } from './form-table.ts';
import { functionHandlers } from './function-handlers.ts';
import { leadHandlers } from './lead-handlers.ts';
import { type LeadAnswers, leadTable } from './lead-table.ts';
import { countAttention, type OverviewAnswers, overviewHandlers } from './overview-handlers.ts';
import { subscriptionTable } from './subscription-table.ts';
import { trialHandlers } from './trial-handlers.ts';
import { type OwnedCheckout, type TrialAnswers, trialTable } from './trial-table.ts';

/** The rows that are there at first; what is changed by a call is changed in the answers to the next. */
export interface FlowData extends BillingData {
  subscriptions: readonly Subscription[];
  leads: readonly Lead[];
  /** What the assistant was asked, and what it did each week. */
  questions: readonly AssistantQuestion[];
  weeks: readonly AssistantWeek[];
  /** What was changed by whom. */
  auditEntries: readonly AuditEntry[];
  clients: readonly ClientProfile[];
  forms: readonly FormDefinition[];
  submissions: readonly FormSubmission[];
  /** The forms that clients were given. */
  assignments: readonly GivenForm[];
  /** The pages on which subscriptions begin. */
  checkouts: readonly OwnedCheckout[];
}

type AllAnswers = FlowAnswers &
  LeadAnswers &
  FormAnswers &
  ClientAnswers &
  AssistantAnswers &
  AuditAnswers &
  TrialAnswers &
  BillingAnswers &
  OverviewAnswers;

export interface FlowHandlersOptions extends Partial<FlowData & AllAnswers> {
  /** The `url` that `createFlow` was given. */
  url: string;
  /** The only key that counts; every key unless given. */
  key?: string;
  /** Who can sign in; the admin and the client of the fixtures unless given. */
  accounts?: readonly TestAccount[];
  /** The clock of what changes. */
  now?: () => Date;
  /** What goes wrong, as long as it stands there. */
  faults?: Faults;
}

const defaultData = (): FlowData => ({
  subscriptions: [...makeSubscriptions(12), makeSubscription({ id: numberedUuid(13) })],
  leads: makeLeads(12),
  questions: makeAssistantQuestions(12),
  weeks: [makeAssistantWeek()],
  auditEntries: makeAuditEntries(12),
  verification: makeVerification(),
  invoices: [makeInvoice()],
  disputes: [],
  clients: makeClientProfiles(12),
  forms: [makeForm()],
  submissions: makeFormSubmissions(12),
  assignments: [],
  checkouts: [],
});

/**
 * A handler of msw keeps where it was made, of a stack trace that takes longer than all else of it where sources are mapped:
 * of these that is a line of this package, which tells nobody anything.
 */
function withoutTraces<Made>(make: () => Made): Made {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/**
 * Request handlers for msw that answer every call of the SDK from data in memory: a list changes after a cancellation, an
 * unknown id is refused. Requests are checked against the contracts and refused as the backend refuses them; what is
 * answered can be replaced one by one.
 * @example
 * const faults: Faults = {};
 * const server = setupServer(...flowHandlers({ url, subscriptions: makeSubscriptions(3), faults }));
 * server.listen({ onUnhandledFrame: 'error' });
 * faults.tooManyRequests = 30;
 */
export function flowHandlers(options: FlowHandlersOptions): HttpHandler[] {
  const { url, key, accounts = [adminAccount, clientAccount], faults = {}, now, ...given } = options;
  const data = { ...defaultData(), ...given };
  const clientIds = [clientAccount.userId, ...data.clients.map(({ id }) => id)];
  const clients = clientTable(data.clients, now);
  const leads = leadTable(data.leads, now);
  const subscriptions = subscriptionTable(data.subscriptions, now);
  const forms = formTable({ ...data, clientIds }, now);
  const answers: AllAnswers = {
    ...defaultAnswers,
    ...subscriptions,
    ...leads,
    ...assistantTable(data.questions, data.weeks),
    ...auditTable(data.auditEntries),
    ...billingTable(data, now),
    ...forms,
    ...trialTable(data, now),
    ...clients,
    countAttention: (asked) => countAttention(answers, asked),
    ...withClientHistory({ clients, forms, subscriptions }),
    async inviteClient(request) {
      // A lead that is not there is refused before anybody is invited.
      if (request.lead_id) await leads.getLead(request.lead_id);
      const invited = await clients.inviteClient(request);
      clientIds.push(invited.client_id);
      if (request.lead_id) leads.linkClient(request.lead_id, invited.client_id);
      return invited;
    },
    ...given,
  };
  const base = url.replace(/\/+$/, '');
  const make = () => [
    ...accountHandlers(base, accounts, faults),
    ...functionHandlers(base, accounts, answers),
    ...leadHandlers(base, accounts, answers),
    ...assistantHandlers(base, accounts, answers),
    ...auditHandlers(base, accounts, answers),
    ...billingHandlers(base, accounts, answers),
    ...formHandlers(base, accounts, answers),
    ...clientHandlers(base, accounts, answers),
    ...trialHandlers(base, accounts, answers),
    ...overviewHandlers(base, accounts, answers),
  ];
  return withoutTraces(() => withFaults(make(), faults, key));
}
