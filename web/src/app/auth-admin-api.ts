// biome-ignore lint/style/noRestrictedImports: a part of that package, for the SDK's use of it alone.
import { isAuthError } from '@supabase/auth-js';
import { _request } from '@supabase/auth-js/dist/module/lib/fetch.js';

interface Options {
  url: string;
  headers: Record<string, string>;
  fetch: typeof fetch;
}

/** Stands in for the module of the same name in auth-js: a browser has no secret key, and only signs out. */
export default class GoTrueAdminApi {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  async signOut(jwt: string, scope = 'global') {
    const { url, headers, fetch } = this.options;
    try {
      await _request(fetch, 'POST', `${url}/logout?scope=${scope}`, { headers, jwt, noResolveJson: true });
      return { data: null, error: null };
    } catch (error) {
      if (isAuthError(error)) return { data: null, error };
      throw error;
    }
  }
}
