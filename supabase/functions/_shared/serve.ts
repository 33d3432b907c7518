import { bearer, bearerToken, type Caller, type Identity } from './auth.ts';
import { type BodyReader, readBody } from './body.ts';
import { corsHeaders, preflight } from './cors.ts';
import { asHttpError, describeFailure, errorBody, HttpError } from './errors.ts';
import type { Log, LogFields, LogLevel } from './log.ts';

/** Who may call: anyone, anyone signed in, admins, the service's own key, admins and that key. */
export type Access = 'public' | 'user' | 'admin' | 'service' | 'admin-or-service';

/** Null where the caller is not identified as a user. */
type CallerOf<Who extends Access> = Who extends 'public' | 'service'
  ? null
  : Who extends 'admin-or-service'
    ? Caller | null
    : Caller;

export interface RequestContext<Who extends Access> {
  requestId: string;
  /** Aborts when the client goes away. */
  signal: AbortSignal;
  headers: Headers;
  caller: CallerOf<Who>;
  log(level: LogLevel, event: string, fields?: LogFields): void;
}

export interface Endpoint<Who extends Access, Input> {
  name: string;
  access: Who;
  body: BodyReader<Input>;
  /** Answers a response of its own, or what is sent as JSON. Failures are thrown. */
  handle(input: Input, context: RequestContext<Who>): Promise<Response | object>;
}

/** What every function needs of its surroundings. */
export interface ServeDependencies {
  identity: Identity;
  allowsOrigin(origin: string): boolean;
  log: Log;
  newRequestId(): string;
  /** Milliseconds; only differences count. */
  now(): number;
}

async function identify(request: Request, access: Access, identity: Identity): Promise<Caller | null> {
  if (access === 'public') return null;
  if (access === 'service' || access === 'admin-or-service') {
    if (await identity.isService(bearer(request))) return null;
  }
  if (access === 'service') {
    throw new HttpError(401, 'unauthenticated', 'This needs the service key.', {
      headers: { 'www-authenticate': 'Bearer' },
    });
  }
  const token = bearerToken(request);
  const caller = token === null ? null : await identity.callerOf(token);
  if (caller === null) {
    throw new HttpError(401, 'unauthenticated', 'Your session is missing or has expired. Please sign in.', {
      headers: { 'www-authenticate': 'Bearer' },
    });
  }
  if (access !== 'user' && !(await identity.hasRole(caller, 'admin'))) {
    throw new HttpError(403, 'forbidden', 'You do not have admin access.');
  }
  return caller;
}

/** Another site's page may not act in its visitor's name. Only browsers send an origin. */
function refuseForeignOrigin(origin: string | null, allowsOrigin: ServeDependencies['allowsOrigin']): void {
  if (origin === null || allowsOrigin(origin)) return;
  throw new HttpError(403, 'forbidden_origin', 'Requests from this site are not taken.');
}

/**
 * The one way a function meets HTTP: origin, method, who is calling, size, JSON, contract, in this order; then
 * the endpoint; then its answer or its failure as JSON with a request id, and one line in the log.
 */
export function serve<Who extends Access, Input>(
  endpoint: Endpoint<Who, Input>,
  dependencies: ServeDependencies,
): (request: Request) => Promise<Response> {
  const { identity, allowsOrigin, log, newRequestId, now } = dependencies;

  async function answer(request: Request, context: Omit<RequestContext<Who>, 'caller'>): Promise<Response> {
    refuseForeignOrigin(request.headers.get('origin'), allowsOrigin);
    if (request.method !== 'POST') {
      throw new HttpError(405, 'method_not_allowed', `Use POST, not ${request.method}.`, {
        headers: { allow: 'POST, OPTIONS' },
      });
    }
    const caller = (await identify(request, endpoint.access, identity)) as RequestContext<Who>['caller'];
    const input = await readBody(request, endpoint.body);
    const result = await endpoint.handle(input, { ...context, caller });
    return result instanceof Response ? result : Response.json(result);
  }

  return async (request) => {
    const origin = request.headers.get('origin');
    if (request.method === 'OPTIONS') return preflight(origin, allowsOrigin);

    const startedAt = now();
    const requestId = newRequestId();
    const about = { function: endpoint.name, request_id: requestId };
    const context = {
      requestId,
      signal: request.signal,
      headers: request.headers,
      log: (level: LogLevel, event: string, fields: LogFields = {}) =>
        log(level, event, { ...about, ...fields }),
    };

    let response: Response;
    let failure: { code: string; detail?: string } | undefined;
    try {
      response = await answer(request, context);
    } catch (thrown) {
      const error = asHttpError(thrown);
      response = Response.json(errorBody(error, requestId), { status: error.status, headers: error.headers });
      failure = { code: error.code, ...(error.status >= 500 ? { detail: describeFailure(thrown) } : {}) };
    }

    corsHeaders(origin, allowsOrigin).forEach((value, name) => {
      response.headers.append(name, value);
    });
    response.headers.set('x-request-id', requestId);
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
    log(response.status >= 500 ? 'error' : 'info', 'request', {
      ...about,
      method: request.method,
      status: response.status,
      milliseconds: Math.round(now() - startedAt),
      ...failure,
    });
    return response;
  };
}
