import type * as z from 'zod/mini';
import type { Session } from './contracts/session.ts';
import { FlowError, fromFunctionResponse, fromTransportFailure } from './errors.ts';

/** How the services reach the backend. */
export interface Transport {
  /** Base URL of the Supabase API, without a trailing slash. */
  url: string;
  /** The publishable key. */
  key: string;
  fetch: typeof fetch;
  /** Who is signed in; null for a visitor. */
  session?: () => Promise<Pick<Session, 'userId' | 'accessToken'> | null>;
}

/** The two headers that every backend call carries. */
export async function backendHeaders(transport: Transport): Promise<Record<string, string>> {
  const token = (await transport.session?.())?.accessToken ?? transport.key;
  return { apikey: transport.key, authorization: `Bearer ${token}` };
}

/** Posts JSON with the token of the current session. @throws FlowError where no answer came */
export async function post(transport: Transport, path: string, body: unknown): Promise<Response> {
  const headers = await backendHeaders(transport);
  return transport
    .fetch(`${transport.url}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    .catch((cause: unknown) => {
      throw fromTransportFailure(cause);
    });
}

/**
 * Calls an edge function with a JSON body and reads its JSON answer through a schema.
 * @throws FlowError
 */
export async function invokeFunction<Schema extends z.ZodMiniType>(
  transport: Transport,
  name: string,
  body: unknown,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await post(transport, `/functions/v1/${name}`, body);
  if (!response.ok) throw await fromFunctionResponse(response);
  return parseAnswer(response, schema);
}

/** Reads a JSON answer through a schema; one that does not fit is the backend's fault, not the caller's. */
export async function parseAnswer<Schema extends z.ZodMiniType>(
  response: Response,
  schema: Schema,
  signal?: AbortSignal | undefined,
): Promise<z.output<Schema>> {
  const status = response.status;
  const body: unknown = await response.json().catch((cause: unknown) => {
    // Anything but bad JSON is a connection that broke, or was stopped, halfway through the answer.
    if (!(cause instanceof SyntaxError)) throw fromTransportFailure(cause, signal);
    throw new FlowError('invalid_response', 'The answer is not JSON.', { status, cause });
  });
  return fitted(body, schema, status);
}

/**
 * What was answered, read through its schema.
 * @throws FlowError `invalid_response`, naming the first place that does not fit
 */
export function fitted<Schema extends z.ZodMiniType>(
  answer: unknown,
  schema: Schema,
  status: number,
): z.output<Schema> {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  const place = result.error.issues[0]?.path.join('.') || 'the whole answer';
  throw new FlowError('invalid_response', `The answer is not what was agreed on: ${place}.`, {
    status,
    cause: result.error,
  });
}
