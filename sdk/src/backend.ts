import type { Call } from './call.ts';
import type { Identity, Send } from './request.ts';

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
