// For who tells failures apart and needs no more: nothing else comes along.
export type { ErrorCode } from './contracts/error-codes.ts';
export { FlowError, type FlowErrorOptions, isFlowError } from './errors.ts';
