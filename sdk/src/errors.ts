import type * as z from 'zod/mini';
import type { ErrorBody } from './contracts/error-body.ts';
import { type ErrorCode, errorCodes } from './contracts/error-codes.ts';
import { issueFields, issueText } from './contracts/issue-fields.ts';

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

const retryableCodes: ReadonlySet<ErrorCode> = new Set(['network', 'timeout', 'upstream']);

/** Whether a caught value is a FlowError, also one from another copy of the SDK. */
export function isFlowError(value: unknown): value is FlowError {
  return value instanceof Error && value.name === 'FlowError' && 'code' in value;
}

const codeByStatus: Record<number, ErrorCode> = {
  400: 'invalid_input',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  408: 'timeout',
  409: 'conflict',
  413: 'payload_too_large',
  422: 'invalid_input',
  429: 'rate_limited',
  502: 'upstream',
  503: 'upstream',
  504: 'timeout',
};

export function codeOfStatus(status: number): ErrorCode {
  return codeByStatus[status] ?? (status >= 500 ? 'server' : 'invalid_input');
}

/**
 * A request that got no whole answer: aborted by the caller, timed out, or the network failed. An abort rejects
 * with the reason that the caller gave, which may be anything: `signal` tells that it was one.
 */
export function fromTransportFailure(cause: unknown, signal?: AbortSignal | undefined): FlowError {
  if (isFlowError(cause)) return cause;
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'AbortError' || (signal?.aborted && name !== 'TimeoutError'))
    return new FlowError('aborted', 'The request was stopped.', { cause });
  if (name === 'TimeoutError')
    return new FlowError('timeout', 'The server did not answer in time.', { cause });
  return new FlowError('network', 'The server cannot be reached. Check the connection and try again.', {
    cause,
  });
}

/** A part of the code that is loaded on demand did not come. */
export function fromLoadFailure(cause: unknown): FlowError {
  return new FlowError('network', 'A part of the application could not be loaded. Please try again.', {
    cause,
  });
}

function isErrorBody(body: unknown): body is ErrorBody {
  const error = (body as { error?: { code?: unknown; message?: unknown } } | null)?.error;
  return typeof error?.code === 'string' && typeof error.message === 'string';
}

/** An answer of an edge function (or of the gateway before it) outside 2xx. */
export async function fromFunctionResponse(response: Response): Promise<FlowError> {
  const body: unknown = await response.json().catch(() => null);
  const error = isErrorBody(body) ? body.error : undefined;
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  const known = errorCodes.find((code) => code === error?.code);
  return new FlowError(known ?? codeOfStatus(response.status), error?.message ?? `HTTP ${response.status}`, {
    status: response.status,
    requestId: error?.request_id ?? response.headers.get('x-request-id') ?? undefined,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
    fields: error?.fields,
    cause: body ?? undefined,
  });
}

/** Something that breaks its contract; what is wrong as a whole stands in `fields` under `whole`. */
export function invalidInput(
  error: z.core.$ZodError,
  whole: string,
  options: Pick<FlowErrorOptions, 'status'> = {},
): FlowError {
  const fields = issueFields(error, whole);
  return new FlowError('invalid_input', issueText(fields), { ...options, fields, cause: error });
}

/** The parts of a PostgREST error that tell failures apart. */
export interface DatabaseFailure {
  message: string;
  code?: string | undefined;
}

const codeByDatabaseCode: Record<string, ErrorCode> = {
  '23505': 'conflict',
  '23503': 'conflict',
  '23514': 'invalid_input',
  '22023': 'invalid_input',
  '22P02': 'invalid_input',
  '42501': 'forbidden',
  PGRST116: 'not_found',
  PGRST301: 'unauthenticated',
  PGRST303: 'unauthenticated',
};

/** A failure of a table read or remote procedure. Status 0 means that no answer came. */
export function fromDatabaseError(error: DatabaseFailure, status: number): FlowError {
  const known = codeByDatabaseCode[error.code ?? ''];
  // Postgres says "permission denied" to a visitor and to a signed-in user alike; the status tells them apart.
  const refused = known === 'forbidden' && status === 401 ? 'unauthenticated' : known;
  const code = refused ?? (status === 0 ? 'network' : codeOfStatus(status));
  return new FlowError(code, error.message, { status: status || undefined, cause: error });
}
