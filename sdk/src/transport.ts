/** How a visitor's requests reach the backend. */
export interface Transport {
  /** Base URL of the Supabase API, without a trailing slash. */
  url: string;
  /** The publishable key. */
  key: string;
  /** `attempt` is 1 for a request that is sent for the first time. */
  fetch: (input: RequestInfo | URL, init?: RequestInit, attempt?: number) => Promise<Response>;
}

/** The two headers that say who is asking: the bearer of a token, or with the key alone a visitor. */
export function backendHeaders({ key }: Pick<Transport, 'key'>, token = key): Record<string, string> {
  return { apikey: key, authorization: `Bearer ${token}` };
}
