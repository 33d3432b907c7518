import { env } from './env.ts';

/** How a visitor's requests reach the backend. */
export const visitorTransport = {
  url: env.supabaseUrl.replace(/\/+$/, ''),
  key: env.supabaseKey,
  fetch: ((input, init) => globalThis.fetch(input, init)) satisfies typeof fetch,
};
