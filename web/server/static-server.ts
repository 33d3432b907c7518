import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse } from 'regexparam';
import sirv from 'sirv';
import { securityHeaders } from './security-headers.ts';
import { type SiteManifest, siteManifestFile } from './site-manifest.ts';

export interface StaticServerOptions {
  /** What `buildWeb` wrote. Read once: a new build needs a new server. */
  directory: string;
  /** 0 takes a free one. */
  port: number;
  /** The pages may call this origin beside their own. */
  apiUrl: string;
  /** Without a host, both loopback addresses: `localhost` is either of them. */
  host?: string;
}

export interface StaticServer {
  url: string;
  close(): Promise<void>;
}

const year = 31_536_000;
const hour = 3600;

function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return `public, max-age=${year}, immutable`;
  return /\.(?!html$)\w+$/.test(path) ? `public, max-age=${hour}` : 'no-cache';
}

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

interface NotFoundPage {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

async function readNotFoundPage(directory: string): Promise<NotFoundPage> {
  const read = (ending: string) => readFile(join(directory, `404.html${ending}`));
  const [plain, br, gzip] = await Promise.all([read(''), read('.br'), read('.gz')]);
  return { plain, br, gzip };
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, page: NotFoundPage): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'plain';
  const body = page[encoding];
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-cache',
    'X-Robots-Tag': 'noindex',
    Vary: 'Accept-Encoding',
    ...(encoding === 'plain' ? {} : { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Where a page is served under one name only; undefined when the path is that name. */
function canonicalPath(path: string): string | undefined {
  const canonical = path.replace(/\/index\.html$|\.html$/, '').replace(/\/+$/, '') || '/';
  return canonical === path ? undefined : canonical;
}

function handleWith(
  directory: string,
  headers: Record<string, string>,
  site: SiteManifest,
  notFound: NotFoundPage,
) {
  const files = sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    onNoMatch: (request, response) => sendNotFound(request, response, notFound),
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  });

  const shells = site.appShells.map(({ pattern, path }) => ({ pattern: parse(pattern).pattern, path }));

  return (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (!loopbackHost.test(request.headers.host ?? '')) {
      response.setHeader('Strict-Transport-Security', `max-age=${year}; includeSubDomains`);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
      return;
    }
    const [path = '/', query] = (request.url ?? '/').split('?', 2);
    // Two slashes would make a redirect to another host; /404 is the page of every path that is not found.
    if (
      !path.startsWith('/') ||
      path.startsWith('//') ||
      path.includes('\\') ||
      /^\/404(\.html)?$/.test(path)
    ) {
      sendNotFound(request, response, notFound);
      return;
    }
    const canonical = canonicalPath(path);
    if (canonical !== undefined) {
      const location = query === undefined ? canonical : `${canonical}?${query}`;
      response.writeHead(308, { Location: location, 'Content-Length': 0 }).end();
      return;
    }
    const shell = shells.find(({ pattern }) => pattern.test(path));
    if (shell) {
      response.setHeader('X-Robots-Tag', 'noindex');
      request.url = shell.path;
    }
    files(request, response);
  };
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen({ port, host });
  await once(server, 'listening');
}

const missingAddress = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/**
 * Serves a built site as a CDN would: compressed, cached, with security headers and a real 404.
 *
 * @throws the error of `listen`, with code `EADDRINUSE`, when the port is taken.
 */
export async function startStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const { directory, port, apiUrl, host } = options;
  const site: SiteManifest = JSON.parse(await readFile(join(directory, siteManifestFile), 'utf8'));
  const handle = handleWith(
    directory,
    securityHeaders(apiUrl, site),
    site,
    await readNotFoundPage(directory),
  );

  const server = createServer(handle);
  await listen(server, port, host ?? '127.0.0.1');
  const { port: taken } = server.address() as AddressInfo;
  const servers = [server];
  if (host === undefined) {
    const second = createServer(handle);
    try {
      await listen(second, taken, '::1');
      servers.push(second);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!missingAddress.has(code)) {
        await close(server);
        throw error;
      }
    }
  }
  return {
    url: `http://${host ?? 'localhost'}:${taken}`,
    async close() {
      await Promise.all(servers.map(close));
    },
  };
}
