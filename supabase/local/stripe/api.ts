import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type Context, Hono } from 'hono';
import { bodyLimit } from '../body-limit.ts';
import type { StripeAccount } from './account.ts';
import { checkoutSessionRoutes } from './checkout-sessions.ts';
import { customerRoutes } from './customers.ts';
import { disputeRoutes } from './disputes.ts';
import {
  keyReused,
  missingKey,
  rateLimited,
  StripeFailure,
  serverFailure,
  unknownUrl,
  wrongKey,
} from './errors.ts';
import { eventRoutes } from './event-routes.ts';
import { apiVersion } from './events.ts';
import { expand } from './expand.ts';
import type { Faults, RequestFault } from './faults.ts';
import { invoiceRoutes } from './invoices.ts';
import { Parameters } from './parameters.ts';
import { portalSessionRoutes } from './portal-sessions.ts';
import { priceRoutes } from './prices.ts';
import { productRoutes } from './products.ts';
import type { Route } from './routes.ts';
import { subscriptionRoutes } from './subscriptions.ts';
import { taxRateRoutes } from './tax-rates.ts';
import { testClockRoutes } from './test-clocks.ts';

const routes: readonly Route[] = [
  ...productRoutes,
  ...priceRoutes,
  ...taxRateRoutes,
  ...customerRoutes,
  ...checkoutSessionRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...disputeRoutes,
  ...portalSessionRoutes,
  ...testClockRoutes,
  ...eventRoutes,
];

export interface ApiOptions {
  account: StripeAccount;
  secretKey: string;
  /** Takes in what the database has gained; whether there was anything. */
  refresh: () => Promise<boolean>;
  /** Does what time has made due. */
  play: () => void;
  /** Writes down what changed, and sends what is to be told of it. */
  commit: () => Promise<void>;
  faults: Faults;
  /** Ends what never answers. */
  closing: AbortSignal;
  log: (line: string) => void;
}

interface Answer {
  status: number;
  body: unknown;
  isReplayed?: boolean;
}

interface Sent {
  source: URLSearchParams;
  /** What a key of idempotency stands for. */
  request: string;
  fault: RequestFault | null;
}

/** Stripe's API, as much of it as the product uses. */
export function stripeApi(options: ApiOptions): Hono {
  const app = new Hono();

  app.use(bodyLimit(64 * 1024), async (c, next) => {
    c.header('Request-Id', `req_${randomBytes(7).toString('hex')}`);
    c.header('Stripe-Version', c.req.header('stripe-version') ?? apiVersion);
    const key = bearer(c.req.header('authorization'));
    if (!key) throw missingKey();
    if (key !== options.secretKey) throw wrongKey(key);
    await next();
  });

  for (const route of routes) {
    app.on(route.method, route.path, async (c) => {
      const { status, body, isReplayed } = await answerTo(options, route, c);
      if (isReplayed) c.header('Idempotent-Replayed', 'true');
      // The same key would be answered the same way: Stripe tells its client to leave it.
      if (status === 500) c.header('Stripe-Should-Retry', 'false');
      return c.body(JSON.stringify(body), status as 200, { 'Content-Type': 'application/json' });
    });
  }

  app.all('*', (c) => failed(c, unknownUrl(c.req.method, c.req.path)));
  app.onError((error, c) => {
    if (error instanceof StripeFailure) return failed(c, error);
    options.log(`[stripe] ${c.req.method} ${c.req.path} failed: ${error.stack ?? error.message}`);
    return c.json(
      { error: { message: 'The Stripe stand-in failed; its log says why.', type: 'api_error' } },
      500,
    );
  });
  return app;
}

async function answerTo(options: ApiOptions, route: Route, c: Context): Promise<Answer> {
  const sent = await c.req.text();
  // The official client sends the parameters of a DELETE in its address.
  const { search } = new URL(c.req.url);
  const source = new URLSearchParams(route.method === 'POST' ? sent : search || sent);
  const fault = options.faults.forRequest(c.req.method, c.req.path);
  if (fault?.kind === 'no_answer_before') await noAnswer(options);
  if (fault?.kind === 'rate_limited') throw rateLimited(fault.retryAfter);
  if (fault?.kind === 'error_before') throw serverFailure();
  // The first page of subscriptions shows what the database has gained; the pages after it go on from there.
  if (c.req.path === '/v1/subscriptions' && !source.has('starting_after')) await options.refresh();
  const run = () =>
    executeRequest(options, route, c, { source, request: `${c.req.path}${search}\n${sent}`, fault });
  const answer = await run().catch(async (error: unknown) => {
    const isMissing = error instanceof StripeFailure && error.body.error.code === 'resource_missing';
    if (!isMissing || !(await options.refresh())) throw error;
    return run();
  });
  if (fault?.kind === 'no_answer_after') await noAnswer(options);
  return answer;
}

/** Nothing else happens between the look for an earlier answer and the new one: two requests of one key are one. */
async function executeRequest(
  { account, play, commit }: ApiOptions,
  route: Route,
  c: Context,
  { source, request, fault }: Sent,
): Promise<Answer> {
  play();
  const key = route.method === 'GET' ? undefined : c.req.header('idempotency-key');
  account.forgetOldAnswers();
  const earlier = key === undefined ? undefined : account.answers[key];
  if (key !== undefined && earlier) {
    if (earlier.request !== request) throw keyReused(key);
    await commit();
    return { status: earlier.status, body: earlier.body, isReplayed: true };
  }
  account.request = { id: c.res.headers.get('request-id') ?? '', idempotencyKey: key ?? null };
  try {
    const parameters = new Parameters(source);
    const id = c.req.param('id') ?? '';
    const done = attempt(() => {
      const found = route.run({ account, parameters, id, path: c.req.path });
      // A copy: the answer is kept as it is now.
      return structuredClone(expand(account, found, parameters.expand));
    });
    const answer = fault?.kind === 'error_after' ? { status: 500, body: serverFailure().body } : done;
    if (key !== undefined) account.keepAnswer(key, { request, ...answer });
    account.request = null;
    if (route.method !== 'GET') {
      account.isChanged = true;
      play();
    }
    return answer;
  } finally {
    account.request = null;
    await commit();
  }
}

/** Until the caller gives up, or the stand-in stops. */
async function noAnswer({ closing }: ApiOptions): Promise<never> {
  if (!closing.aborted) await once(closing, 'abort');
  throw serverFailure();
}

/** A declined card is an answer like any other: what was tried is recorded, and the key of the request remembers it. */
function attempt(run: () => object): Answer {
  try {
    return { status: 200, body: run() };
  } catch (error) {
    if (error instanceof StripeFailure && error.status === 402) return { status: 402, body: error.body };
    throw error;
  }
}

function failed(c: Context, failure: StripeFailure): Response {
  return c.json(failure.body, failure.status, failure.headers);
}

function bearer(header: string | undefined): string | null {
  const [scheme, value = ''] = (header ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer') return value || null;
  // curl -u sk_test_…: sends the key as the user name.
  if (scheme?.toLowerCase() === 'basic') return Buffer.from(value, 'base64').toString().split(':')[0] || null;
  return null;
}
