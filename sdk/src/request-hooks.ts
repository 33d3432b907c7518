import { aboutAnswer } from './errors.ts';
import type { Transport } from './transport.ts';

/** A request as it is sent. Nothing of it is secret: no headers, no body, and of the query what is listed as harmless. */
export interface SentRequest {
  method: string;
  /** Of an address outside of the backend its origin alone. */
  url: string;
  /** 1 for a request that is sent for the first time. */
  attempt: number;
}

/** The beginning of its answer. */
export interface ReceivedAnswer extends SentRequest {
  /** HTTP status; null where no answer came. */
  status: number | null;
  /** Until the answer began, or was given up. */
  milliseconds: number;
  /** The request's id in the backend's logs, where the answer has one. */
  requestId: string | null;
}

/** Both are told, and asked nothing: what they throw is dropped. */
export interface RequestHooks {
  onRequest?: ((request: SentRequest) => void) | undefined;
  onResponse?: ((response: ReceivedAnswer) => void) | undefined;
}

const harmlessParameters = new Set(['select', 'order', 'limit', 'offset', 'columns', 'grant_type']);

/** An address without what could be a secret, or name a person: such values read `***`. */
export function publicUrl(input: string, backendUrl: string): string {
  // Relative, to the page that sends it.
  if (!URL.canParse(input)) return input.replace(/[?#].*$/s, '');
  const url = new URL(input);
  if (url.origin !== new URL(backendUrl).origin) return url.origin;
  const query = [...url.searchParams].map(
    ([name, value]) => `${name}=${harmlessParameters.has(name) ? value : '***'}`,
  );
  return url.origin + url.pathname + (query.length > 0 ? `?${query.join('&')}` : '');
}

function tell<Info>(hook: ((info: Info) => void) | undefined, info: Info): void {
  try {
    hook?.(info);
  } catch {
    // What a log fails with must not become the failure of a request, which may have been done.
  }
}

/** A fetch that tells of each request and of its answer. */
export function withHooks({ url: backendUrl, fetch }: Transport, hooks: RequestHooks): Transport['fetch'] {
  return async (input, init, attempt = 1) => {
    const address = input instanceof Request ? input.url : String(input);
    const request = { method: init?.method ?? 'GET', url: publicUrl(address, backendUrl), attempt };
    tell(hooks.onRequest, request);
    const startedAt = performance.now();
    const answered = (response: Response | null) =>
      tell(hooks.onResponse, {
        ...request,
        status: response?.status ?? null,
        milliseconds: Math.round(performance.now() - startedAt),
        requestId: (response && aboutAnswer(response).requestId) ?? null,
      });
    try {
      const response = await fetch(input, init, attempt);
      answered(response);
      return response;
    } catch (cause) {
      answered(null);
      throw cause;
    }
  };
}
