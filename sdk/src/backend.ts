import type * as z from 'zod/mini';
import type { Call } from './call.ts';
import { fromResponse } from './errors.ts';
import type { Identity, Send } from './request.ts';
import { parseAnswer } from './transport.ts';

/** The backend, for who is signed in. */
export interface Backend extends Pick<Identity, 'session'> {
  /** Base URL of the Supabase API, without a trailing slash. */
  url: string;
  send: Send;
}

/** Posts JSON. @throws FlowError where no answer came */
export function post({ url, send }: Backend, call: Call, path: string, body: unknown): Promise<Response> {
  return send(call, `${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/**
 * Calls an edge function with a JSON body and reads its JSON answer through a schema.
 * @throws FlowError
 */
export async function invokeFunction<Schema extends z.ZodMiniType>(
  backend: Backend,
  call: Call,
  name: string,
  body: unknown,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await post(backend, call, `/functions/v1/${name}`, body);
  if (!response.ok) throw await fromResponse(response);
  return parseAnswer(response, schema);
}
