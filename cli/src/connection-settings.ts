import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { type Config, profileOf } from './config-file.ts';
import { usageFailure } from './failure.ts';
import type { Environment } from './io.ts';
import { systemCode } from './system-error.ts';

/** Which server to talk to. */
export interface ConnectionSettings {
  /** Base URL without a trailing slash. */
  url: string;
  /** The server's publishable key. */
  key: string;
  /** Where the product's pages are, without a trailing slash, when it is known. */
  site?: string | undefined;
  /** What named the server: options, variables, a profile or a file. */
  origin: string;
  /** The profile that named it. */
  profile?: string | undefined;
}

export interface ConnectionOptions {
  /** The name of a profile. */
  profile?: string | undefined;
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
    const code = systemCode(cause);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw usageFailure(`${path} cannot be read: ${code}.`);
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
          origin: path,
        };
      }
      const missing = url ? 'SUPABASE_PUBLISHABLE_KEY' : 'SUPABASE_URL';
      throw usageFailure(`${path} has no ${missing}: start the local stack again, or pass --url and --key.`);
    }
    if (dirname(directory) === directory) return undefined;
  }
}

export function normaliseUrl(value: string, source: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw usageFailure(
      `${source} is not a web address: '${value}'. Expected one like https://abc.supabase.co.`,
    );
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

function profileSettings(config: Config, profile: string): ConnectionSettings {
  const { url, key, site } = profileOf(config, profile);
  const place = `of the profile ${profile}`;
  return {
    url: normaliseUrl(url, `The url ${place}`),
    key,
    site: site && normaliseUrl(site, `The site ${place}`),
    origin: `profile ${profile}`,
    profile,
  };
}

function givenSettings(options: ConnectionOptions, environment: Environment): ConnectionSettings | undefined {
  const url = options.url ?? (environment.FLOW_URL || undefined);
  const key = options.key ?? (environment.FLOW_KEY || undefined);
  if (url === undefined && key === undefined) return undefined;
  if (!url) throw usageFailure('A key was given without an address: pass --url too, or set FLOW_URL.');
  if (!key)
    throw usageFailure('An address was given without its publishable key: pass --key too, or set FLOW_KEY.');
  const names = [
    options.url === undefined ? 'FLOW_URL' : '--url',
    options.key === undefined ? 'FLOW_KEY' : '--key',
  ];
  return { url: normaliseUrl(url, names[0] ?? ''), key, origin: names.join(' and ') };
}

/**
 * The server to talk to, of the first of these that names one: `--profile`, the options, the environment's address and key,
 * FLOW_PROFILE, the local stack's file, found by walking up from the working directory, the profile in use. Address and key
 * belong together and are never taken from two of them. The site is found in the same way, and may be unknown.
 */
export function resolveConnection(
  options: ConnectionOptions,
  environment: Environment,
  cwd: string,
  readConfig: () => Config = () => ({ profiles: {} }),
): ConnectionSettings {
  const { profile } = options;
  if (profile !== undefined && (options.url !== undefined || options.key !== undefined)) {
    throw usageFailure('--profile names the server already: leave out --url and --key.');
  }
  const named = options.site ?? (environment.FLOW_SITE_URL || undefined);
  const site = named && normaliseUrl(named, options.site === undefined ? 'FLOW_SITE_URL' : '--site');
  const ofProfile = (name: string | undefined) => (name ? profileSettings(readConfig(), name) : undefined);
  const settings =
    ofProfile(profile) ??
    givenSettings(options, environment) ??
    ofProfile(environment.FLOW_PROFILE) ??
    localSettings(cwd) ??
    ofProfile(readConfig().profile);
  if (settings) return { ...settings, site: site ?? settings.site };
  throw usageFailure(
    'Which server? Pass --url and --key, set FLOW_URL and FLOW_KEY, add a profile with "flow-admin profiles add", or run this inside a repository whose local stack has been started.',
  );
}
