import type { ErrorBody } from '@flow/contracts/error-body.ts';

interface HttpErrorOptions {
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** A failure that its caller may read: the wrapper answers it as JSON with this status. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, message: string, options: HttpErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.status = status;
    this.code = code;
    this.fields = options.fields;
    this.headers = options.headers ?? {};
  }
}

/** What a caller reads of a failure. Anything unexpected says nothing about our insides. */
export function asHttpError(failure: unknown): HttpError {
  if (failure instanceof HttpError) return failure;
  return new HttpError(500, 'server', 'Something went wrong on our side. Please try again.', {
    cause: failure,
  });
}

/** The JSON of a failure, as the contract of every function has it. */
export function errorBody(error: HttpError, requestId: string): ErrorBody {
  return {
    error: {
      code: error.code,
      message: error.message,
      request_id: requestId,
      ...(error.fields === undefined ? {} : { fields: error.fields }),
    },
  };
}

/** A failure's name, message and causes in one line, for the log. */
export function describeFailure(failure: unknown): string {
  const parts: string[] = [];
  for (let current = failure; current !== undefined && parts.length < 5; ) {
    parts.push(current instanceof Error ? (current.stack ?? current.message) : describeValue(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return parts.join(' <- ');
}

function describeValue(value: unknown): string {
  try {
    // The details of a database's refusal quote the row, and with it what a person typed.
    return JSON.stringify(value, (key, inner) => (key === 'details' ? undefined : inner));
  } catch {
    return String(value);
  }
}
