import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { usageFailure } from './failure.ts';
import type { Environment } from './io.ts';

/** Which server to talk to. */
export interface ConnectionSettings {
  /** Base URL without a trailing slash. */
  url: string;
  /** The server's publishable key. */
  key: string;
  /** Where the product's pages are, without a trailing slash, when it is known. */
  site?: string | undefined;
}

export interface ConnectionOptions {
  url?: string | undefined;
  key?: string | undefined;
  site?: string | undefined;
  /** Notes each request. */
  verbose?: true | undefined;
}

/** What the local stack writes beside the repository: the keys it made on its first start. */
const localFile = join('.flow', 'local.env');

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw usageFailure(`${path} cannot be read: ${String(code)}.`);
  }
}

function localSettings(cwd: string): ConnectionSettings | undefined {
  for (let directory = cwd; ; directory = dirname(directory)) {
    const path = join(directory, localFile);
    const text = readIfThere(path);
    if (text !== undefined) {
      const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key, SITE_URL: site } = parseEnv(text);
      if (url && key) {
        return {
          url: normaliseUrl(url, `SUPABASE_URL in ${path}`),
          key,
          site: site && normaliseUrl(site, `SITE_URL in ${path}`),
        };
      }
      const missing = url ? 'SUPABASE_PUBLISHABLE_KEY' : 'SUPABASE_URL';
      throw usageFailure(`${path} has no ${missing}: start the local stack again, or pass --url and --key.`);
    }
    if (dirname(directory) === directory) return undefined;
  }
}

function normaliseUrl(value: string, source: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw usageFailure(
      `${source} is not a web address: '${value}'. Expected one like https://abc.supabase.co.`,
    );
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/**
 * The server to talk to: from the options, else the environment, else the local stack's file, found by
 * walking up from the working directory. Address and key belong together and are never taken from a file
 * when either was given otherwise. The site is found in the same way, and may be unknown.
 */
export function resolveConnection(
  options: ConnectionOptions,
  environment: Environment,
  cwd: string,
): ConnectionSettings {
  const url = options.url ?? (environment.FLOW_URL || undefined);
  const key = options.key ?? (environment.FLOW_KEY || undefined);
  const named = options.site ?? (environment.FLOW_SITE_URL || undefined);
  const site = named && normaliseUrl(named, options.site === undefined ? 'FLOW_SITE_URL' : '--site');
  if (url === undefined && key === undefined) {
    const local = localSettings(cwd);
    if (local) return { ...local, site: site ?? local.site };
    throw usageFailure(
      'Which server? Pass --url and --key, set FLOW_URL and FLOW_KEY, or run this inside a repository whose local stack has been started.',
    );
  }
  if (!url) throw usageFailure('A key was given without an address: pass --url too, or set FLOW_URL.');
  if (!key)
    throw usageFailure('An address was given without its publishable key: pass --key too, or set FLOW_KEY.');
  return { url: normaliseUrl(url, options.url === undefined ? 'FLOW_URL' : '--url'), key, site };
}
