export { listOf } from '../list.ts';
export { answeredBy } from './answered-by.ts';
export type { FlowAnswers } from './answers.ts';
export { makeAssistantQuestion, makeAssistantQuestions, makeAssistantWeek } from './assistant-fixtures.ts';
export { type AssistantAnswers, type AssistantQuery, assistantTable } from './assistant-table.ts';
export {
  type AuditAnswers,
  type AuditQuery,
  auditTable,
  makeAuditEntries,
  makeAuditEntry,
} from './audit-table.ts';
export {
  type BillingAnswers,
  billingTable,
  makeDispute,
  makeInvoice,
  makeTrialNotice,
  makeVerification,
} from './billing-table.ts';
export { makeClient, makeClientProfile, makeClientProfiles } from './client-fixtures.ts';
export { type ClientAnswers, type ClientQuery, type ClientTable, clientTable } from './client-table.ts';
export type { Faults } from './faults.ts';
export {
  adminAccount,
  clientAccount,
  makeAttribution,
  makeChatRequest,
  makeConsultationPayload,
  makeLead,
  makeLeads,
  makeOwnSubscription,
  makeProfile,
  makeSubscription,
  makeSubscriptions,
  type TestAccount,
} from './fixtures.ts';
export type { DraftChange } from './form-drafts.ts';
export {
  makeAssignment,
  makeForm,
  makeFormOverview,
  makeFormSubmission,
  makeFormSubmissions,
} from './form-fixtures.ts';
export {
  type FormAnswers,
  type FormTableRows,
  formTable,
  type GivenForm,
  type NewAssignment,
  type ParsedSubmissionsRequest,
} from './form-table.ts';
export { type FlowData, type FlowHandlersOptions, flowHandlers } from './handlers.ts';
export {
  type LeadAnswers,
  type LeadChange,
  type LeadQuery,
  type LeadTable,
  leadTable,
} from './lead-table.ts';
export type { AttentionQuery, OverviewAnswers } from './overview-handlers.ts';
export {
  type ParsedListRequest,
  pageOf,
  type SubscriptionAnswers,
  subscriptionTable,
} from './subscription-table.ts';
export { storedSession } from './test-session.ts';
export {
  type OwnedCheckout,
  type ParsedTrialRequest,
  type TrialAnswers,
  type TrialTableRows,
  trialTable,
} from './trial-table.ts';
