import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { type AuthGate, createAuthGate } from './auth/gate.ts';
import type { AuthLimits } from './auth/limits.ts';
import { bodyLimit } from './body-limit.ts';
import type { LocalDatabase } from './database/database.ts';
import { withoutValues } from './database/errors.ts';
import { type FunctionsProxyOptions, functionsPath, functionsProxy } from './functions/proxy.ts';
import { type LoopbackServer, listenerOptions, serveLoopback } from './loopback-server.ts';

export interface GatewayOptions {
  port: number;
  database: Pick<LocalDatabase, 'fetch' | 'authLimits'>;
  functions: FunctionsProxyOptions['functions'];
  /** Other limits than the database's own. */
  authLimits?: Partial<AuthLimits>;
  /** Bytes of the largest body that is let through. Default 1 MiB. */
  maximumBody?: number;
  log: (line: string) => void;
}

const exposedHeaders = [
  'Content-Encoding',
  'Content-Location',
  'Content-Range',
  'Content-Type',
  'Date',
  'Location',
  'Server',
  'Transfer-Encoding',
  'Range-Unit',
];

/** One address for the three services, laid out as a hosted Supabase project's: /auth/v1, /rest/v1, /functions/v1. */
export async function startGateway(options: GatewayOptions): Promise<LoopbackServer> {
  const { maximumBody = 1024 * 1024 } = options;
  const authGate = createAuthGate({ limits: { ...options.database.authLimits, ...options.authLimits } });
  const app = gatewayApp({ ...options, maximumBody, authGate });
  return await serveLoopback({
    port: options.port,
    setting: 'API_PORT',
    listener: getRequestListener(app.fetch, listenerOptions),
  });
}

type GatewayAppOptions = GatewayOptions & { maximumBody: number; authGate: AuthGate };

function gatewayApp({ database, functions, log, maximumBody, authGate }: GatewayAppOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const hostedCors = cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'PUT', 'PATCH', 'POST', 'DELETE', 'OPTIONS'],
    exposeHeaders: exposedHeaders,
    maxAge: 3600,
  });
  const limit = bodyLimit(maximumBody, (c) =>
    c.json({ code: 'PAYLOAD_TOO_LARGE', message: `The body is larger than ${maximumBody} bytes.` }, 413),
  );
  const answer = (request: Request) => database.fetch(request);
  app.all('/rest/v1/*', hostedCors, limit, (c) => answer(c.req.raw));
  app.all('/auth/v1/*', hostedCors, limit, (c) => {
    return authGate(c.req.raw, callerOf(c.env.incoming.socket.remoteAddress), answer);
  });
  app.all(`${functionsPath}*`, functionsProxy({ functions, log, maximumBody }));
  app.notFound((c) => c.json({ message: 'no Route matched with those values' }, 404));
  app.onError((error, c) => {
    log(`[gateway] ${c.req.method} ${c.req.path} failed: ${withoutValues(error)}`);
    return c.json({ code: 'INTERNAL_ERROR', message: 'The local stack failed; its log says why.' }, 500);
  });
  return app;
}

/** Whom a limit counts. This machine is one caller by whichever of its addresses it comes. */
function callerOf(address = ''): string {
  return /^(?:::1|(?:::ffff:)?127\..*)$/.test(address) ? 'loopback' : address;
}
