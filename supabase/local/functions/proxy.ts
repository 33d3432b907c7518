import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { proxy } from 'hono/proxy';

export interface FunctionsProxyOptions {
  functions: { url: string; isReady(): boolean };
  maximumBody: number;
  log: (line: string) => void;
}

type GatewayContext = Context<{ Bindings: HttpBindings }>;

/** Where the functions stand below the gateway's address. */
export const functionsPath = '/functions/v1/';

/**
 * Passes a request to the functions and their answer back, both piece by piece as they come. When the caller goes, the
 * function is told; when the functions go, the caller's connection breaks off rather than ending as if all were said.
 */
export function functionsProxy({ functions, maximumBody, log }: FunctionsProxyOptions) {
  return async (c: GatewayContext): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    if (!pathname.startsWith(functionsPath)) return c.notFound();
    const path = pathname.slice(functionsPath.length - 1);
    if (!/^\/[a-z][a-z0-9-]*(?:\/|$)/.test(path))
      return refusal(404, { code: 'NOT_FOUND', message: 'Requested function was not found' });
    if (Number(c.req.header('content-length') ?? 0) > maximumBody) return tooLarge(maximumBody);
    if (!functions.isReady()) return starting(c);

    const counter = byteCounter(maximumBody);
    const { method, body, signal } = c.req.raw;
    try {
      const answer = await proxy(new URL(path + search, functions.url), {
        method,
        headers: forwardedHeaders(c),
        ...(body ? { body: body.pipeThrough(counter.stream), duplex: 'half' } : {}),
        signal,
        redirect: 'manual',
        customFetch(request) {
          // A connection of its own: one kept from before a restart would fail for no fault of this request.
          request.headers.set('connection', 'close');
          // Nothing is compressed, so nothing waits in a compressor.
          request.headers.set('accept-encoding', 'identity');
          return fetch(request);
        },
      });
      if (answer.body === null) return answer;
      return new Response(
        NodeReadableStream.from(untilBroken(answer.body, c.env.outgoing)) as ReadableStream,
        answer,
      );
    } catch (error) {
      if (counter.exceeded()) return tooLarge(maximumBody);
      if (!signal.aborted) log(`[gateway] ${method} ${path}: ${(error as Error).message}`);
      return starting(c);
    }
  };
}

/** A body; one that breaks off breaks the caller's connection off too. */
async function* untilBroken(body: ReadableStream<Uint8Array>, outgoing: HttpBindings['outgoing']) {
  try {
    yield* body;
  } catch {
    outgoing.destroy();
  }
}

function byteCounter(maximum: number) {
  let bytes = 0;
  const stream = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maximum) controller.error(new Error(`The body is larger than ${maximum} bytes.`));
      else controller.enqueue(chunk);
    },
  });
  return { stream, exceeded: () => bytes > maximum };
}

function forwardedHeaders(c: GatewayContext): Record<string, string | undefined> {
  return {
    ...c.req.header(),
    connection: undefined,
    expect: undefined,
    // Always the caller as seen here: what a caller claims about itself must not pass a rate limit.
    'cf-connecting-ip': undefined,
    'x-forwarded-for': c.env.incoming.socket.remoteAddress ?? '127.0.0.1',
    'x-forwarded-host': c.req.header('host') ?? 'localhost',
    'x-forwarded-proto': 'http',
  };
}

function refusal(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Access-Control-Allow-Origin': '*', ...headers } });
}

function tooLarge(maximum: number): Response {
  const message = `The body is larger than ${maximum} bytes.`;
  return refusal(413, { code: 'PAYLOAD_TOO_LARGE', message }, { Connection: 'close' });
}

function starting(c: GatewayContext): Response {
  if (c.req.method !== 'OPTIONS') {
    const message = 'The functions are starting. Try again in a moment.';
    return refusal(503, { code: 'BOOT_ERROR', message }, { 'Retry-After': '1' });
  }
  // The preflight is let through, so that a browser's caller sees the 503 and not a CORS failure.
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
      'Access-Control-Allow-Headers': c.req.header('access-control-request-headers') ?? '*',
    },
  });
}
