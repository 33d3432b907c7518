// For who tells failures apart and needs no more: nothing else comes along. How failures become one is in errors.ts.
import type { ErrorCode } from './contracts/error-codes.ts';

export type { ErrorCode };

export interface FlowErrorOptions {
  /** HTTP status, when there was an answer. */
  status?: number | undefined;
  cause?: unknown;
  /** The request's id in the backend's logs. */
  requestId?: string | undefined;
  /** Seconds to wait before another try, when the backend says. */
  retryAfter?: number | undefined;
  /** Wrong fields by path, with the reason. */
  fields?: Record<string, string> | undefined;
  /** Why a password is too weak: `length`, `characters`, `pwned` (it is in a list of stolen ones), `same`. */
  reasons?: readonly string[] | undefined;
}

/** Every failure of the SDK. Branch on `code`; `message` is for people and may change. */
export class FlowError extends Error {
  override readonly name = 'FlowError';
  readonly code: ErrorCode;
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly fields: Record<string, string> | undefined;
  readonly reasons: readonly string[] | undefined;

  constructor(code: ErrorCode, message: string, options: FlowErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.status = options.status;
    this.requestId = options.requestId;
    this.retryAfter = options.retryAfter;
    this.fields = options.fields;
    this.reasons = options.reasons;
  }

  /** Whether the same request may succeed in a moment: nothing was wrong with it. */
  get retryable(): boolean {
    return retryableCodes.has(this.code);
  }

  toJSON() {
    const { name, code, message, status, requestId, retryAfter, fields, reasons } = this;
    return { name, code, message, status, requestId, retryAfter, fields, reasons };
  }
}

const retryableCodes: ReadonlySet<ErrorCode> = new Set([
  'network',
  'interrupted',
  'timeout',
  'upstream',
  'relay',
  'worker_limit',
]);

/** Whether a caught value is a FlowError, also one from another copy of the SDK. */
export function isFlowError(value: unknown): value is FlowError {
  return value instanceof Error && value.name === 'FlowError' && 'code' in value;
}
