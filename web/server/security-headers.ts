import type { InlineHashes, SiteManifest } from './site-manifest.ts';

const self = "'self'";
const none = "'none'";

/** Both names of this machine for an address that has one: a visitor may have typed either. */
function originsOf(url: string): string[] {
  const { origin, protocol, hostname, port } = new URL(url);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [origin];
  return ['localhost', '127.0.0.1'].map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`);
}

/**
 * What a page may load and connect to: itself, what stands inside it, the API, and the outside services that were
 * configured.
 */
export function contentSecurityPolicy(apiUrl: string, site: SiteManifest, inline?: InlineHashes): string {
  const scripts = [self, ...(inline?.scripts ?? [])];
  const styles = [self, ...(inline ? [inline.style] : [])];
  const images = [self, 'data:'];
  const connections = [self, ...originsOf(apiUrl)];
  if (site.consultationWebhookUrl) connections.push(...originsOf(site.consultationWebhookUrl));
  if (site.googleAnalytics) {
    const hosts = ['https://*.googletagmanager.com', 'https://*.google-analytics.com'];
    scripts.push('https://*.googletagmanager.com');
    images.push(...hosts);
    connections.push(...hosts, 'https://*.analytics.google.com');
  }
  if (site.metaPixel) {
    scripts.push('https://connect.facebook.net');
    images.push('https://www.facebook.com');
    connections.push('https://www.facebook.com');
  }
  const policy: Record<string, string[]> = {
    'default-src': [self],
    'script-src': scripts,
    'style-src': styles,
    'img-src': images,
    'font-src': [self],
    'connect-src': connections,
    'object-src': [none],
    'base-uri': [self],
    'form-action': [self],
    'frame-ancestors': [none],
  };
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** The headers of a file that is part of a page: what concerns documents would only make it heavier. */
export const fileHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The headers of a page. */
export function securityHeaders(
  apiUrl: string,
  site: SiteManifest,
  inline?: InlineHashes,
): Record<string, string> {
  return {
    ...fileHeaders,
    'Content-Security-Policy': contentSecurityPolicy(apiUrl, site, inline),
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
