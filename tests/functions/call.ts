import type { TestStack } from '../setup/stack.ts';

interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
  method?: string;
}

/** Calls a function over HTTP as a browser would, without the SDK between. */
export function call(
  { stack }: TestStack,
  name: string,
  body: unknown,
  { token = stack.keys.publishable, headers = {}, method = 'POST' }: CallOptions = {},
): Promise<Response> {
  // The gateway drops what callers say of their own address: who is to have another comes in behind it.
  const base = 'cf-connecting-ip' in headers ? stack.functions.url : `${stack.urls.api}/functions/v1`;
  return fetch(`${base}/${name}`, {
    method,
    headers: {
      apikey: stack.keys.publishable,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...headers,
    },
    ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  });
}

/** Status, code and fields of a failed answer. */
export async function failureOf(response: Response) {
  const { error } = (await response.json()) as {
    error: { code: string; message: string; request_id: string; fields?: Record<string, string> };
  };
  return { status: response.status, ...error };
}

/** Everybody has an address of their own, so that no test uses up another's attempts. */
let people = 0;
export function fromNewAddress(): Record<string, string> {
  people += 1;
  return { 'cf-connecting-ip': `198.51.100.${people}` };
}
