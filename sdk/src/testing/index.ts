export { type FlowAnswers, type ParsedListRequest, pageOf } from './answers.ts';
export {
  adminAccount,
  clientAccount,
  makeAttribution,
  makeChatRequest,
  makeConsultationPayload,
  makeFormSubmission,
  makeLead,
  makeLeads,
  makeOwnSubscription,
  makeProfile,
  makeSubscription,
  makeSubscriptions,
  type TestAccount,
} from './fixtures.ts';
export { type FlowHandlersOptions, flowHandlers } from './handlers.ts';
export { type LeadAnswers, type LeadChange, type LeadQuery, leadTable } from './lead-table.ts';
