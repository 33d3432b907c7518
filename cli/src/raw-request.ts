import { FlowError, type ReceivedAnswer } from '@flow/sdk';
import { usageFailure } from './failure.ts';

/** A request to the backend as it is, for what the SDK has no method for. */
export interface RawRequest {
  /** Below the backend's address: `/rest/v1/...`, `/functions/v1/...` or `/auth/v1/...`. */
  path: string;
  method?: string | undefined;
  body?: string | undefined;
  /** In whose name; a visitor's without it. */
  token?: string | undefined;
}

export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

type SendRaw = (request: RawRequest) => Promise<RawAnswer>;

const timeout = 30_000;

/** The address of a path. Another server would be sent the session's token. @throws Failure */
export function addressOf(base: string, path: string): URL {
  const address = URL.canParse(path) ? undefined : new URL(`${base}/${path.replace(/^\/+/, '')}`);
  if (address && address.origin === new URL(base).origin) return address;
  throw usageFailure(`'${path}' is not a path below ${base}: expected one like rest/v1/rpc/list_forms.`);
}

/** Sends requests once each. @throws FlowError `network` or `timeout` where no answer came */
export function createRawSend(
  { url, key }: { url: string; key: string },
  onResponse?: ((answer: ReceivedAnswer) => void) | undefined,
): SendRaw {
  return async ({ path, method = 'GET', body, token }) => {
    const address = addressOf(url, path);
    const begin = performance.now();
    const tell = (status: number | null, headers?: Headers) =>
      onResponse?.({
        method,
        url: `${address.origin}${address.pathname}`,
        attempt: 1,
        status,
        milliseconds: Math.round(performance.now() - begin),
        requestId: headers?.get('x-request-id') ?? headers?.get('sb-request-id') ?? null,
      });
    const headers: Record<string, string> = { apikey: key, authorization: `Bearer ${token ?? key}` };
    if (body !== undefined) headers['content-type'] = 'application/json';
    try {
      const init = {
        method,
        headers,
        signal: AbortSignal.timeout(timeout),
        ...(body === undefined ? {} : { body }),
      };
      const response = await fetch(address, init);
      tell(response.status, response.headers);
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (cause) {
      tell(null);
      const isLate = cause instanceof Error && cause.name === 'TimeoutError';
      throw new FlowError(isLate ? 'timeout' : 'network', 'No answer came.', { cause });
    }
  };
}
