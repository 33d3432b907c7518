export type { Auth, AuthEvent, Session } from './auth.ts';
export type { Chat } from './chat.ts';
export type { SessionStorage } from './client.ts';
export type { Consultations } from './consultations.ts';
export type { ErrorCode } from './contracts/error-body.ts';
export { createFlow, type Flow, type FlowOptions } from './create-flow.ts';
export { FlowError, type FlowErrorOptions, isFlowError } from './errors.ts';
export type { Roles } from './roles.ts';
export type { Subscriptions } from './subscriptions.ts';
