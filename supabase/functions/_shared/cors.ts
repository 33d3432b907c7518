const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Any request header that supabase-js or the SDK sends across origins. */
const requestHeaders = 'authorization, apikey, content-type, x-client-info, x-supabase-api-version';
const readableHeaders = 'x-request-id, retry-after';

/**
 * Which origins a browser may call from: the site's own, and, while the site itself is on this machine, every
 * local port (the development server, previews).
 */
export function originPolicy(siteUrl: string): (origin: string) => boolean {
  const site = new URL(siteUrl);
  const isLocal = loopbackHosts.has(site.hostname);
  return (origin) => {
    if (origin === site.origin) return true;
    if (!isLocal || !URL.canParse(origin)) return false;
    return loopbackHosts.has(new URL(origin).hostname);
  };
}

/** The CORS headers of an answer; without the allowing one when the origin is foreign or absent. */
export function corsHeaders(origin: string | null, allows: (origin: string) => boolean): Headers {
  const headers = new Headers({ vary: 'Origin' });
  if (origin !== null && allows(origin)) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-expose-headers', readableHeaders);
  }
  return headers;
}

/** The answer to a browser that asks first. */
export function preflight(origin: string | null, allows: (origin: string) => boolean): Response {
  const headers = corsHeaders(origin, allows);
  if (headers.has('access-control-allow-origin')) {
    headers.set('access-control-allow-methods', 'POST, OPTIONS');
    headers.set('access-control-allow-headers', requestHeaders);
    headers.set('access-control-max-age', '86400');
  }
  return new Response(null, { status: 204, headers });
}
