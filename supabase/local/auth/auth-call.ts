import { AuthError, validationFailed } from './auth-error.ts';

/** A request to the auth service whose body was read and found sound. */
export interface AuthCall {
  method: string;
  url: URL;
  headers: Headers;
  body: Readonly<Record<string, unknown>>;
  /** The body as it came: a call without one is not a call with an empty one. */
  text: string;
  /** What the path's pattern left open. */
  id: string;
}

const textFields = [
  'email',
  'password',
  'token',
  'token_hash',
  'type',
  'refresh_token',
  'redirect_to',
] as const;
type TextField = (typeof textFields)[number];

/**
 * Reads a call. What Postgres cannot keep is refused here in words: the embedded library would answer 500 and print the
 * statement with every value in it.
 *
 * @throws AuthError `bad_json` or `validation_failed`
 */
export async function readCall(request: Request, id: string): Promise<AuthCall> {
  const url = new URL(request.url);
  const text = await request.text();
  const body = parse(text);
  if ([...url.searchParams].flat().some(unfit) || mentions(body, unfit)) {
    throw validationFailed('A request may not contain null characters or broken Unicode');
  }
  for (const field of textFields) {
    const value = body[field];
    if (value !== undefined && value !== null && typeof value !== 'string') {
      throw new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${field} is not a string`);
    }
  }
  const data = body.data ?? {};
  if (typeof data !== 'object' || Array.isArray(data)) {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON: data is not an object');
  }
  if (mentions(data, (part) => /\p{Cc}/u.test(part))) {
    throw validationFailed('User metadata may not contain control characters');
  }
  const { method, headers } = request;
  return { method, url, headers, body, text, id };
}

function parse(text: string): Record<string, unknown> {
  if (text === '') return {};
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON: it is not an object');
  }
  return value as Record<string, unknown>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
}

const unfit = (text: string) => text.includes('\0') || !text.isWellFormed();

/** Whether any key or text within the value is as asked. */
function mentions(value: unknown, test: (text: string) => boolean): boolean {
  if (typeof value === 'string') return test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, item]) => test(key) || mentions(item, test));
}

/** A field of the body, empty when it is not there. */
export function textOf(call: AuthCall, field: TextField): string {
  const value = call.body[field];
  return typeof value === 'string' ? value : '';
}

/**
 * The address that the call is about, as accounts keep it.
 *
 * @throws AuthError `validation_failed` as hosted does
 */
export function emailOf(call: AuthCall): string {
  const email = textOf(call, 'email');
  if (email === '') throw validationFailed('An email address is required');
  if (email.length > 255) throw validationFailed('An email address is too long');
  if (!/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u.test(email)) {
    throw validationFailed('Unable to validate email address: invalid format');
  }
  return email.toLowerCase();
}

/** bcrypt reads no further: more would count for nothing. */
const longestPassword = 72;

/**
 * The chosen password, empty when there is none.
 *
 * @throws AuthError `validation_failed` when it is too long
 */
export function newPasswordOf(call: AuthCall): string {
  const password = textOf(call, 'password');
  if (Buffer.byteLength(password) <= longestPassword) return password;
  throw validationFailed(`Password cannot be longer than ${longestPassword} characters`);
}

/** The same call as a request, with what is different. */
export function requestOf(
  call: AuthCall,
  {
    path = call.url.pathname,
    query,
    body,
  }: { path?: string; query?: Record<string, string>; body?: object } = {},
): Request {
  const url = new URL(call.url);
  url.pathname = path;
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const { method, headers } = call;
  const text = body === undefined ? call.text : JSON.stringify(body);
  return new Request(url, { method, headers, ...(text === '' ? {} : { body: text }) });
}
