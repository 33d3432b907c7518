type Status = 400 | 401 | 402 | 404 | 429 | 500;

/** A failure in Stripe's own words and status. */
export class StripeFailure extends Error {
  readonly status: Status;
  readonly body: { error: Record<string, string> };
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: Status,
    error: { message: string; type?: string; [field: string]: string | undefined },
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(error.message);
    this.status = status;
    this.headers = headers;
    const { type = 'invalid_request_error', ...rest } = error;
    const docs = error.code
      ? { doc_url: `https://stripe.com/docs/error-codes/${error.code.replaceAll('_', '-')}` }
      : {};
    this.body = { error: { ...rest, ...docs, type } };
  }
}

export const missingKey = () =>
  new StripeFailure(401, {
    message:
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
  });

export const wrongKey = (key: string) =>
  new StripeFailure(401, { message: `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}` });

/** 404 where the path names it, 400 where a parameter does. */
export const noSuch = (kind: string, id: string, param = 'id') =>
  new StripeFailure(param === 'id' ? 404 : 400, {
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });

export const invalidRequest = (message: string, param?: string) =>
  new StripeFailure(400, { message, ...(param === undefined ? {} : { param }) });

export const invalidUrl = (param: string) =>
  new StripeFailure(400, { code: 'url_invalid', message: 'Not a valid URL', param });

export const missingParameter = (param: string) =>
  new StripeFailure(400, {
    code: 'parameter_missing',
    message: `Missing required param: ${param}.`,
    param,
  });

export const unknownParameter = (param: string) =>
  new StripeFailure(400, {
    code: 'parameter_unknown',
    message: `Received unknown parameter: ${param}`,
    param,
  });

export const invalidBoolean = (value: string, param: string) =>
  new StripeFailure(400, { message: `Invalid boolean: ${value}`, param });

export const invalidInteger = (value: string, param: string) =>
  new StripeFailure(400, { code: 'parameter_invalid_integer', message: `Invalid integer: ${value}`, param });

export const unknownUrl = (method: string, path: string) =>
  new StripeFailure(404, {
    message: `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  });

export const keyReused = (key: string) =>
  new StripeFailure(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });

export const nothingUpcoming = () =>
  new StripeFailure(404, {
    code: 'invoice_upcoming_none',
    message: 'No upcoming invoices for this subscription.',
  });

export const cardDeclined = () =>
  new StripeFailure(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  });

export const rateLimited = (retryAfter: number) =>
  new StripeFailure(
    429,
    { code: 'rate_limit', message: 'Request rate limit exceeded.' },
    { 'Retry-After': String(retryAfter) },
  );

export const serverFailure = () =>
  new StripeFailure(500, { type: 'api_error', message: 'An unknown error occurred.' });
