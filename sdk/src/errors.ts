import { type ErrorCode, errorCodes } from './contracts/error-codes.ts';
import { FlowError, type FlowErrorOptions, isFlowError } from './flow-errors.ts';

export { FlowError, type FlowErrorOptions, isFlowError };

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
  546: 'worker_limit',
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

/** A connection that broke in the middle of an answer: what was asked for may have been done. */
export function fromCutAnswer(cause: unknown, signal?: AbortSignal | undefined): FlowError {
  const failure = fromTransportFailure(cause, signal);
  if (failure.code !== 'network') return failure;
  return new FlowError('interrupted', 'The connection broke before the answer was complete.', { cause });
}

/** Seconds that an answer asks to wait: of `Retry-After` in seconds, or as a date. */
function retryAfterOf(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

/** What an answer's headers say about a failure. */
export function aboutAnswer({ headers }: Response): Pick<FlowErrorOptions, 'requestId' | 'retryAfter'> {
  return {
    requestId: headers.get('x-request-id') ?? headers.get('sb-request-id') ?? undefined,
    retryAfter: retryAfterOf(headers),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * The gateway refuses a key before any part of the platform is asked: in words alone, which differ from version to version.
 * Whatever is wrong with a session has a code.
 */
const isOfKey = (status: number, { code, error_code, message, msg }: Record<string, unknown>): boolean =>
  status === 401 && !(code ?? error_code) && /\bAPI keys?\b/i.test(`${message} ${msg}`);

/**
 * An answer outside 2xx, of our functions (`error-body.ts`) or of what stands before them: the database's API, the
 * gateway and the functions' relay write `{ code, message }`. `codeOf` knows the codes of one of these.
 */
export async function fromResponse(
  response: Response,
  codeOf: (code: unknown, status: number) => ErrorCode | undefined = () => undefined,
): Promise<FlowError> {
  const { status, headers } = response;
  const body = await response.json().catch(() => undefined);
  const said = isText(body?.error?.message) ? body.error : (body ?? {});
  const about = aboutAnswer(response);
  const code =
    (headers.has('x-relay-error') ? 'relay' : codeOf(said.code, status)) ??
    errorCodes.find((known) => known === said.code) ??
    (isOfKey(status, said) ? 'invalid_key' : undefined) ??
    codeOfStatus(status);
  const message = [said.message, said.msg, said.error].find(isText) ?? `HTTP ${status}`;
  return new FlowError(code, message, {
    ...about,
    status,
    requestId: said.request_id ?? about.requestId,
    fields: said.fields,
    cause: body,
  });
}
