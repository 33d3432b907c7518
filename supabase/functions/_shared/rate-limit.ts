import * as z from 'zod/mini';
import type { ServiceDatabase } from './database.ts';
import { HttpError } from './errors.ts';
import type { Access, RequestContext } from './serve.ts';

export interface RateLimit {
  /** Attempts of one address or account in one window. */
  attempts: number;
  seconds: number;
}

export interface Verdict {
  allowed: boolean;
  retryAfter: number;
}

/** Counts one attempt. */
export type TakeRateLimit = (key: string, limit: RateLimit) => Promise<Verdict>;

/** The address of the caller, or its home's network, as the platform in front of us saw it. */
export function clientAddress(headers: Headers): string {
  const forwarded = headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',')[0];
  return networkOf(forwarded?.trim() || 'unknown');
}

/** One IPv6 subscriber has a whole /64 and may come from another of its addresses each time: all of it counts as one. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const network = [...head, ...zeros, ...tail].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Addresses and numbers are personal data: what is stored is a digest that only this project can make. */
export async function keyedDigest(secret: string, text: string): Promise<string> {
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, bytes.encode(text));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Refuses with 429 the address that comes too often. */
export async function enforceRateLimit(
  take: TakeRateLimit,
  scope: string,
  limit: RateLimit,
  context: Pick<RequestContext<Access>, 'headers' | 'log'>,
): Promise<void> {
  await enforce(take, `${scope}:${clientAddress(context.headers)}`, limit, context.log);
}

/** Refuses with 429 the account that comes too often, from whatever address. */
export async function enforceUserRateLimit(
  take: TakeRateLimit,
  scope: string,
  limit: RateLimit,
  context: Pick<RequestContext<'user' | 'admin'>, 'caller' | 'log'>,
): Promise<void> {
  await enforce(take, `${scope}:${context.caller.userId}`, limit, context.log);
}

/** Refuses with 429 the browser that comes too often. Its id is its own word: the address needs a limit as well. */
export async function enforceVisitorRateLimit(
  take: TakeRateLimit,
  scope: string,
  limit: RateLimit,
  visitorId: string,
  context: Pick<RequestContext<Access>, 'log'>,
): Promise<void> {
  await enforce(take, `${scope}:${visitorId}`, limit, context.log);
}

/** When the count itself fails the request goes on: a lead is worth more than the limit. */
async function enforce(
  take: TakeRateLimit,
  key: string,
  limit: RateLimit,
  log: RequestContext<Access>['log'],
): Promise<void> {
  let verdict: Verdict;
  try {
    verdict = await take(key, limit);
  } catch (thrown) {
    log('warning', 'rate-limit-unavailable', { detail: String(thrown) });
    return;
  }
  if (!verdict.allowed) throw rateLimited(verdict.retryAfter, 'Too many requests.');
}

/** The refusal of who came too often: what was too much, and when to come again. */
export function rateLimited(retryAfter: number, what: string): HttpError {
  const minutes = Math.ceil(retryAfter / 60);
  const wait = retryAfter < 60 ? 'a moment' : minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new HttpError(429, 'rate_limited', `${what} Please wait ${wait} and try again.`, {
    headers: { 'retry-after': String(retryAfter) },
  });
}

const verdictSchema = z.object({ allowed: z.boolean(), retry_after: z.int() });
const answerSchema = z.union([verdictSchema, z.tuple([verdictSchema])]);

/** Counts in the database, so that every instance of a function counts together. */
export function databaseRateLimit(database: Pick<ServiceDatabase, 'rpc'>, secret: string): TakeRateLimit {
  return async (key, limit) => {
    const { data, error } = await database.rpc('take_rate_limit', {
      _key: await keyedDigest(secret, key),
      _limit: limit.attempts,
      _window: `${limit.seconds} seconds`,
    });
    if (error !== null) throw new Error(`take_rate_limit failed: ${error.message}`, { cause: error });
    const answer = answerSchema.parse(data);
    const row = Array.isArray(answer) ? answer[0] : answer;
    return { allowed: row.allowed, retryAfter: row.retry_after };
  };
}
