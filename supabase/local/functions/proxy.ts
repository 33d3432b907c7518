import { type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface FunctionsProxyOptions {
  functions: { url: string; isReady(): boolean };
  maximumBody: number;
  log: (line: string) => void;
}

export const functionsPath = '/functions/v1/';

const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * Passes a request to the functions and their answer back, both piece by piece as they come. When the caller goes, the
 * function is told; when the functions go, the caller's connection breaks off rather than ending as if all were said.
 */
export async function passToFunctions(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  options: FunctionsProxyOptions,
): Promise<void> {
  const { functions, maximumBody, log } = options;
  const path = (incoming.url ?? '').slice(functionsPath.length - 1);
  if (!/^\/[a-z][a-z0-9-]*(?:[/?]|$)/.test(path)) return notFound(incoming, outgoing);
  if (Number(incoming.headers['content-length'] ?? 0) > maximumBody)
    return tooLarge(incoming, outgoing, maximumBody);
  if (!functions.isReady()) return restarting(incoming, outgoing);

  const counter = byteCounter(maximumBody);
  const upstream = request(new URL(path, functions.url), {
    method: incoming.method,
    headers: forwardedHeaders(incoming),
    // A connection of its own: one kept from before a restart would fail for no fault of this request.
    agent: false,
  });
  outgoing.once('close', () => upstream.destroy());
  const sent = pipeline(incoming, counter.stream, upstream).catch(() => {
    // The answer, or its absence, tells what became of the request.
  });
  try {
    const answer = await responseTo(upstream);
    outgoing.writeHead(answer.statusCode ?? 502, without(answer.headers, hopByHop));
    outgoing.flushHeaders();
    await pipeline(answer, outgoing);
  } catch (error) {
    if (outgoing.destroyed || outgoing.headersSent) outgoing.destroy();
    else if (counter.exceeded()) tooLarge(incoming, outgoing, maximumBody);
    else {
      log(`[gateway] ${incoming.method} ${path.split('?')[0]}: ${(error as Error).message}`);
      restarting(incoming, outgoing);
    }
  }
  await sent;
}

function responseTo(upstream: ReturnType<typeof request>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    upstream.once('response', resolve);
    upstream.on('error', reject);
    upstream.once('close', () => reject(new Error('The functions closed the connection.')));
  });
}

function byteCounter(maximum: number) {
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength;
      if (bytes > maximum) done(new Error(`The body is larger than ${maximum} bytes.`));
      else done(null, chunk);
    },
  });
  return { stream, exceeded: () => bytes > maximum };
}

function forwardedHeaders(incoming: IncomingMessage): OutgoingHttpHeaders {
  const chunked = incoming.headers['transfer-encoding'] !== undefined;
  return {
    // Without accept-encoding nothing is compressed, so nothing waits in a compressor.
    ...without(incoming.headers, [...hopByHop, 'accept-encoding', 'expect', 'cf-connecting-ip']),
    ...(chunked ? { 'transfer-encoding': 'chunked' } : {}),
    // Always the caller as seen here: what a caller claims about itself must not pass a rate limit.
    'x-forwarded-for': incoming.socket.remoteAddress ?? '127.0.0.1',
    'x-forwarded-host': incoming.headers.host ?? 'localhost',
    'x-forwarded-proto': 'http',
  };
}

function without(headers: OutgoingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

function notFound(incoming: IncomingMessage, outgoing: ServerResponse): void {
  refuse(incoming, outgoing, 404, { code: 'NOT_FOUND', message: 'Requested function was not found' });
}

function tooLarge(incoming: IncomingMessage, outgoing: ServerResponse, maximum: number): void {
  outgoing.setHeader('Connection', 'close');
  refuse(incoming, outgoing, 413, {
    code: 'PAYLOAD_TOO_LARGE',
    message: `The body is larger than ${maximum} bytes.`,
  });
}

function restarting(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (incoming.method === 'OPTIONS') {
    // The preflight is let through, so that a browser's caller sees the 503 and not a CORS failure.
    outgoing.writeHead(204, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
      'Access-Control-Allow-Headers': incoming.headers['access-control-request-headers'] ?? '*',
    });
    outgoing.end();
    return;
  }
  outgoing.setHeader('Retry-After', '1');
  refuse(incoming, outgoing, 503, {
    code: 'BOOT_ERROR',
    message: 'The functions are starting. Try again in a moment.',
  });
}

const drainTime = 500;

function refuse(incoming: IncomingMessage, outgoing: ServerResponse, status: number, body: object): void {
  outgoing.writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' });
  outgoing.end(JSON.stringify(body));
  // A caller that is still sending reads the answer only if its bytes are taken for a moment longer.
  incoming.resume();
  if (!incoming.complete) setTimeout(() => incoming.destroy(), drainTime).unref();
}
