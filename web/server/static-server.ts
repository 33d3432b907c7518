import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse } from 'regexparam';
import sirv from 'sirv';
import { fileHeaders, securityHeaders } from './security-headers.ts';
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

/** Scripts, styles, fonts and pictures; not a document, nor an SVG that is opened as one. */
const isPartOfPage = (path: string) => /\.(js|css|woff2|avif|webp|png|ico)$/.test(path);

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

interface NotFoundPage {
  /** Paths that begin with it have this page. */
  folder: string;
  headers: Record<string, string>;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** The 404.html of a folder, as `/blog/` or `/`. */
async function readNotFoundPage(
  directory: string,
  folder: string,
  headers: Record<string, string>,
): Promise<NotFoundPage> {
  const read = (ending: string) => readFile(join(directory, folder, `404.html${ending}`));
  const [plain, br, gzip] = await Promise.all([read(''), read('.br'), read('.gz')]);
  return { folder, headers, plain, br, gzip };
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, page: NotFoundPage): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'plain';
  const body = page[encoding];
  response.writeHead(404, {
    ...page.headers,
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

interface Site {
  directory: string;
  manifest: SiteManifest;
  /** The headers of a path's answer. */
  headersOf: (path: string) => Record<string, string>;
  /** The deepest folder first. */
  notFoundPages: readonly NotFoundPage[];
}

async function readSite(directory: string, apiUrl: string): Promise<Site> {
  const manifest: SiteManifest = JSON.parse(await readFile(join(directory, siteManifestFile), 'utf8'));
  const plain = securityHeaders(apiUrl, manifest);
  const pages = new Map(
    Object.entries(manifest.inline).map(([path, inline]) => [
      path,
      securityHeaders(apiUrl, manifest, inline),
    ]),
  );
  const headersOf = (path: string) => pages.get(path) ?? (isPartOfPage(path) ? fileHeaders : plain);
  const folders = [...pages.keys()]
    .filter((path) => path.endsWith('/404'))
    .map((path) => path.slice(0, -'404'.length))
    .sort((one, other) => other.length - one.length);
  const notFoundPages = await Promise.all(
    folders.map((folder) => readNotFoundPage(directory, folder, headersOf(`${folder}404`))),
  );
  return { directory, manifest, headersOf, notFoundPages };
}

/** A path below a list of things that has none of that name leads to the list. */
function listOf(path: string, lists: readonly string[]): string | undefined {
  return lists.find((list) => path.startsWith(`${list}/`));
}

function handleWith({ directory, manifest, headersOf, notFoundPages }: Site) {
  const notFound = (request: IncomingMessage, response: ServerResponse) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const page = notFoundPages.find(({ folder }) => path.startsWith(folder)) ?? notFoundPages.at(-1);
    if (!page) throw new Error('The site has no 404.html');
    sendNotFound(request, response, page);
  };
  const files = sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    onNoMatch: (request, response) => {
      const [path = '/'] = (request.url ?? '/').split('?');
      const list = listOf(path, manifest.lists);
      if (list === undefined) notFound(request, response);
      else
        response.writeHead(302, { Location: list, 'Content-Length': 0, 'Cache-Control': 'no-cache' }).end();
    },
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControl(path));
      // The one type that sirv does not know.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });

  const shells = manifest.appShells.map(({ pattern, path }) => ({ pattern: parse(pattern).pattern, path }));

  return (request: IncomingMessage, response: ServerResponse): void => {
    const [path = '/', query] = (request.url ?? '/').split('?', 2);
    const shell = shells.find(({ pattern }) => pattern.test(path));
    for (const [name, value] of Object.entries(headersOf(shell?.path ?? path)))
      response.setHeader(name, value);
    if (!loopbackHost.test(request.headers.host ?? '')) {
      response.setHeader('Strict-Transport-Security', `max-age=${year}; includeSubDomains`);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
      return;
    }
    // Two slashes would make a redirect to another host; …/404 is the page of every path that is not found.
    if (
      !path.startsWith('/') ||
      path.startsWith('//') ||
      path.includes('\\') ||
      /\/404(\.html)?$/.test(path)
    ) {
      notFound(request, response);
      return;
    }
    const canonical = canonicalPath(path);
    if (canonical !== undefined) {
      const location = query === undefined ? canonical : `${canonical}?${query}`;
      response.writeHead(308, { Location: location, 'Content-Length': 0 }).end();
      return;
    }
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
  const handle = handleWith(await readSite(directory, apiUrl));

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
