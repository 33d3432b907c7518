import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { precompress } from '../scripts/precompress.ts';
import { type InlineHashes, type SiteManifest, siteManifestFile } from './site-manifest.ts';
import { type StaticServer, startStaticServer } from './static-server.ts';

const apiUrl = 'http://localhost:59999';
const long = 'flow '.repeat(400);
const files: Record<string, string> = {
  'index.html': `<h1>Home</h1>${long}`,
  'admin.html': `<h1>Admin shell</h1>${long}`,
  'admin/clients/_clientId.html': `<h1>Client shell</h1>${long}`,
  '404.html': `<h1>Not found</h1>${long}`,
  'flow-programs.html': `<h1>Programs</h1>${long}`,
  'flow-programs/flow-duo.html': `<h1>Duo</h1>${long}`,
  'flow-programs/404.html': `<h1>Program not found</h1>${long}`,
  'blog.html': `<h1>Blog</h1>${long}`,
  'blog/why-flow-matters.html': `<h1>Post</h1>${long}`,
  'assets/app-1a2b3c4d.js': `export const words = '${long}';`,
  'assets/tiny-5e6f7a8b.js': 'export {};',
  'robots.txt': 'User-agent: *\n',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'favicon.ico': 'icon',
  'manifest.webmanifest': '{}',
  'assets/photos/coach-0123456789-320.avif': 'photo',
};

const inlineOf = (name: string): InlineHashes => ({
  style: `'sha256-style-of-${name}'`,
  scripts: [`'sha256-fonts-of-${name}'`, `'sha256-start-of-${name}'`],
});

/** As the build writes it: the paths of the pages' files. */
const inline = Object.fromEntries(
  Object.keys(files)
    .filter((name) => name.endsWith('.html'))
    .map((name) => [`/${name.replace(/(^index)?\.html$/, '')}`, inlineOf(name)]),
);

let folder: string;
let directory: string;
let server: StaticServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flow-server-'));
  directory = join(folder, 'site');
  await writeFile(join(folder, 'secret.txt'), 'outside');
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(directory, name, '..'), { recursive: true });
    await writeFile(join(directory, name), text);
  }
  const appShells = [
    { pattern: '/admin', path: '/admin' },
    { pattern: '/admin/clients/:clientId', path: '/admin/clients/_clientId' },
  ];
  const manifest: SiteManifest = {
    appShells,
    inline,
    lists: ['/blog'],
    consultationWebhookUrl: null,
    googleAnalytics: false,
    metaPixel: false,
  };
  await writeFile(join(directory, siteManifestFile), JSON.stringify(manifest));
  await precompress(directory, 'small');
  server = await startStaticServer({ directory, port: 0, apiUrl });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A request exactly as written: `fetch` would tidy the path and undo the compression. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = new URL(server.url);
  const sent = request({ host: '127.0.0.1', port, path, method, headers });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) };
}

test.each([
  ['/', 200, 'index.html'],
  ['/?from=mail', 200, 'index.html'],
  ['/blog', 200, 'blog.html'],
  ['/blog/why-flow-matters', 200, 'blog/why-flow-matters.html'],
  ['/flow-programs', 200, 'flow-programs.html'],
  ['/flow-programs/flow-duo', 200, 'flow-programs/flow-duo.html'],
  ['/admin', 200, 'admin.html'],
  ['/admin?status=active', 200, 'admin.html'],
  ['/admin/clients/3f2a', 200, 'admin/clients/_clientId.html'],
  ['/no-such-page', 404, '404.html'],
  ['/assets/old-00000000.js', 404, '404.html'],
  ['/404', 404, '404.html'],
  ['/404.html', 404, '404.html'],
  ['/404?from=elsewhere', 404, '404.html'],
  ['/blog-of-others', 404, '404.html'],
  ['/flow-programs-of-others', 404, '404.html'],
  ['/admin/nothing', 404, '404.html'],
  ['/flow-programs/nothing', 404, 'flow-programs/404.html'],
  ['/flow-programs/404', 404, 'flow-programs/404.html'],
  ['/flow-programs/404.html', 404, 'flow-programs/404.html'],
  ['/flow-programs/flow-duo/more', 404, 'flow-programs/404.html'],
  ['/flow-programs/%E0%A4%A', 404, 'flow-programs/404.html'],
])('%s is a fresh %i with %s, its policy and the security headers', async (path, code, file) => {
  const { status, headers, body } = await ask(path);
  expect([status, body.toString()]).toEqual([code, files[file]]);
  expect(headers['content-type']).toBe('text/html;charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  // Only a public page is for search engines.
  expect(headers['x-robots-tag']).toBe(code === 404 || file.startsWith('admin') ? 'noindex' : undefined);
  const policy = headers['content-security-policy'];
  const { style, scripts } = inlineOf(file);
  expect(policy).toContain(`script-src 'self' ${scripts.join(' ')};`);
  expect(policy).toContain(`style-src 'self' ${style};`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain(apiUrl);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
});

test('a page that has not changed is not sent again', async () => {
  const { headers } = await ask('/');
  const again = await ask('/', { 'If-None-Match': String(headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('hashed assets are kept for ever, other files for an hour', async () => {
  expect((await ask('/assets/app-1a2b3c4d.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await ask('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
});

test('brotli is preferred, then gzip, then neither', async () => {
  const plain = Buffer.from(files['assets/app-1a2b3c4d.js'] ?? '');
  const brotli = await ask('/assets/app-1a2b3c4d.js', { 'Accept-Encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.headers.vary).toContain('Accept-Encoding');
  expect(brotliDecompressSync(brotli.body)).toEqual(plain);
  const gzipped = await ask('/assets/app-1a2b3c4d.js', { 'Accept-Encoding': 'gzip' });
  expect(gzipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzipped.body)).toEqual(plain);
  const raw = await ask('/assets/app-1a2b3c4d.js');
  expect(raw.headers['content-encoding']).toBeUndefined();
  expect(raw.body).toEqual(plain);
});

test('a file too small to gain from compression is served as it is', async () => {
  const { headers, status } = await ask('/assets/tiny-5e6f7a8b.js', { 'Accept-Encoding': 'br' });
  expect([status, headers['content-encoding']]).toEqual([200, undefined]);
});

test.each(['/blog/nothing', '/blog/nothing?from=mail', '/blog/why-flow-matters/more', '/blog/%E0%A4%A'])(
  '%s leads to the list that it would be in, for now',
  async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers.location, body.length]).toEqual([302, '/blog', 0]);
    expect(headers['cache-control']).toBe('no-cache');
  },
);

test('the not-found page is compressed too', async () => {
  const { headers, body } = await ask('/nothing', { 'Accept-Encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).toBe(files['404.html']);
});

test.each([
  ['/admin/', '/admin'],
  ['/admin/?status=active&x=1', '/admin?status=active&x=1'],
  ['/index.html', '/'],
  ['/admin.html', '/admin'],
  ['/blog/', '/blog'],
  ['/blog/why-flow-matters/', '/blog/why-flow-matters'],
])('%s has one name only: %s', async (path, location) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([308, location]);
});

test.each(['//elsewhere.example/', '/\\elsewhere.example/', '///'])(
  '%s never redirects to another host',
  async (path) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([404, undefined]);
  },
);

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%252e%252e%252fsecret.txt',
  '/%',
  `/${siteManifestFile}`,
])('%s reaches nothing outside of the site', async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBe(404);
  expect(body.toString()).not.toContain('outside');
});

test('only reading is allowed', async () => {
  const { status, headers } = await ask('/', {}, 'POST');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('HEAD answers like GET, without a body', async () => {
  const { status, headers, body } = await ask('/', {}, 'HEAD');
  expect([status, body.length]).toEqual([200, 0]);
  expect(Number(headers['content-length'])).toBe(Buffer.byteLength(files['index.html'] ?? ''));
  expect((await ask('/nothing', {}, 'HEAD')).body.length).toBe(0);
});

test.each([
  ['/assets/app-1a2b3c4d.js', 'text/javascript'],
  ['/favicon.ico', 'image/x-icon'],
  ['/assets/photos/coach-0123456789-320.avif', 'image/avif'],
])(
  '%s is a part of a page and says that it is %s: no policy weighs on it, and nobody else may show it',
  async (path, type) => {
    const { headers } = await ask(path);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-security-policy']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  },
);

test('a drawing can be opened as a document, so it runs nothing of its own; a manifest has a type of its own', async () => {
  const { headers } = await ask('/favicon.svg');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect((await ask('/manifest.webmanifest')).headers['content-type']).toBe('application/manifest+json');
});

test('transport security is asked for on a public host and never on this machine', async () => {
  const asked = async (Host: string) => (await ask('/', { Host })).headers['strict-transport-security'];
  expect(await asked('localhost:4173')).toBeUndefined();
  expect(await asked('127.0.0.1:4173')).toBeUndefined();
  expect(await asked('flow.example')).toContain('max-age=');
});

test('a taken port is an error with its code, and nothing is left listening', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const { port } = blocker.address() as AddressInfo;
  await expect(startStaticServer({ directory, port, apiUrl })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  blocker.close();
});

test('a folder without a built site is refused before anything listens', async () => {
  await expect(startStaticServer({ directory: folder, port: 0, apiUrl })).rejects.toMatchObject({
    code: 'ENOENT',
  });
});
