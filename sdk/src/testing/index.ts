export { type FlowAnswers, type ParsedListRequest, pageOf } from './answers.ts';
export {
  adminAccount,
  clientAccount,
  makeChatRequest,
  makeConsultationPayload,
  makeSubscription,
  makeSubscriptions,
  type TestAccount,
} from './fixtures.ts';
export { type FlowHandlersOptions, flowHandlers } from './handlers.ts';
