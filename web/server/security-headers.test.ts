import { expect, test } from 'vitest';
import { contentSecurityPolicy, fileHeaders, securityHeaders } from './security-headers.ts';
import type { InlineHashes, SiteManifest } from './site-manifest.ts';

const plain: SiteManifest = {
  appShells: [],
  inline: {},
  lists: [],
  consultationWebhookUrl: null,
  googleAnalytics: false,
  metaPixel: false,
};

function directives(apiUrl: string, site: SiteManifest, inline?: InlineHashes): Map<string, string[]> {
  const parts = contentSecurityPolicy(apiUrl, site, inline).split('; ');
  return new Map(parts.map((part) => part.split(' ')).map(([name = '', ...sources]) => [name, sources]));
}

test('a page runs its own scripts and styles only: nothing inline, nothing evaluated, nothing framed', () => {
  const policy = directives('https://api.example', plain);
  expect(policy.get('default-src')).toEqual(["'self'"]);
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('style-src')).toEqual(["'self'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'self'"]);
  expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|\*/);
});

test('what stands inside a page is allowed by its hash, and nothing else inline is', () => {
  const inline = { style: "'sha256-style'", scripts: ["'sha256-fonts'", "'sha256-start'"] };
  const policy = directives('https://api.example', plain, inline);
  expect(policy.get('script-src')).toEqual(["'self'", "'sha256-fonts'", "'sha256-start'"]);
  expect(policy.get('style-src')).toEqual(["'self'", "'sha256-style'"]);
  expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|\*/);
});

test('a page may call the API and nobody else', () => {
  expect(directives('https://api.example/path', plain).get('connect-src')).toEqual([
    "'self'",
    'https://api.example',
  ]);
});

test('an API on this machine may be called by either of its names', () => {
  expect(directives('http://localhost:54321', plain).get('connect-src')).toEqual([
    "'self'",
    'http://localhost:54321',
    'http://127.0.0.1:54321',
  ]);
});

test('outside services are allowed exactly when the site was built with them', () => {
  const webhook = { ...plain, consultationWebhookUrl: 'https://hooks.example/lead?key=1' };
  expect(directives('https://api.example', webhook).get('connect-src')).toContain('https://hooks.example');
  const analytics = directives('https://api.example', { ...plain, googleAnalytics: true, metaPixel: true });
  expect(analytics.get('script-src')).toEqual([
    "'self'",
    'https://*.googletagmanager.com',
    'https://connect.facebook.net',
  ]);
  expect(analytics.get('connect-src')).toContain('https://*.google-analytics.com');
});

test('a part of a page carries what concerns it: no policy, which is for documents', () => {
  expect(fileHeaders).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test('every page refuses sniffing, framing and needless permissions', () => {
  expect(securityHeaders('https://api.example', plain)).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
  });
});
