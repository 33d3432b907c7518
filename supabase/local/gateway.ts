import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { LocalDatabase } from './database/database.ts';
import { withoutValues } from './database/errors.ts';
import { type FunctionsProxyOptions, functionsPath, passToFunctions } from './functions/proxy.ts';
import { type LoopbackServer, listenerOptions, serveLoopback } from './loopback-server.ts';
import { wholeBody } from './whole-body.ts';

export interface GatewayOptions {
  port: number;
  database: Pick<LocalDatabase, 'fetch'>;
  functions: FunctionsProxyOptions['functions'];
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
  const { port, functions, log, maximumBody = 1024 * 1024 } = options;
  const toDatabase = getRequestListener(databaseApp({ ...options, maximumBody }).fetch, listenerOptions);
  return await serveLoopback({
    port,
    setting: 'API_PORT',
    listener(incoming, outgoing) {
      if (incoming.url?.startsWith(functionsPath)) {
        return passToFunctions(incoming, outgoing, { functions, log, maximumBody });
      }
      return toDatabase(incoming, outgoing);
    },
  });
}

function databaseApp({ database, log, maximumBody }: GatewayOptions & { maximumBody: number }): Hono {
  const app = new Hono();
  const hostedCors = cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'PUT', 'PATCH', 'POST', 'DELETE', 'OPTIONS'],
    exposeHeaders: exposedHeaders,
    maxAge: 3600,
  });
  const limit = wholeBody(maximumBody, (c) =>
    c.json({ code: 'PAYLOAD_TOO_LARGE', message: `The body is larger than ${maximumBody} bytes.` }, 413),
  );
  for (const service of ['/auth/v1/*', '/rest/v1/*']) {
    app.all(service, hostedCors, limit, (c) => database.fetch(c.req.raw));
  }
  app.notFound((c) => c.json({ message: 'no Route matched with those values' }, 404));
  app.onError((error, c) => {
    log(`[gateway] ${c.req.method} ${c.req.path} failed: ${withoutValues(error)}`);
    return c.json({ code: 'INTERNAL_ERROR', message: 'The local stack failed; its log says why.' }, 500);
  });
  return app;
}
