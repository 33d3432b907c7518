import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DefaultAppConfig } from '@supabase/lite';
import { parse } from 'smol-toml';
import type { LimitSettings } from '../auth/limits.ts';
import { repositoryRoot } from '../repository-root.ts';
import { LocalSetupError } from '../setup-error.ts';

export interface LocalKeys {
  publishable: string;
  secret: string;
  jwtSecret: string;
}

type LibraryConfig = Omit<DefaultAppConfig, 'connection' | 'options'>;

/** The library knows no rates. */
export type ProjectConfig = LibraryConfig & { auth?: LibraryConfig['auth'] & LimitSettings };

const configFile = path.join(import.meta.dirname, '../../config.toml');

/**
 * Reads `supabase/config.toml`, with each `env(NAME)` replaced by the key of that name and the files of mail templates
 * found wherever the process was started.
 *
 * @throws LocalSetupError when the file is not TOML or names a variable that is no key.
 */
export async function readConfig(keys: LocalKeys, file = configFile): Promise<ProjectConfig> {
  const text = await readFile(file, 'utf8');
  const environment = {
    SUPABASE_JWT_SECRET: keys.jwtSecret,
    SUPABASE_PUBLISHABLE_KEY: keys.publishable,
    SUPABASE_SECRET_KEY: keys.secret,
  };
  try {
    return substitute(parse(text), environment) as ProjectConfig;
  } catch (cause) {
    throw new LocalSetupError(`${path.basename(file)}: ${(cause as Error).message.split('\n')[0]}`, {
      cause,
    });
  }
}

function substitute(value: unknown, environment: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') {
    const name = /^env\((\w+)\)$/.exec(value)?.[1];
    if (name === undefined) return value;
    const replacement = environment[name];
    if (replacement === undefined) throw new Error(`${value} is not known to the embedded stack`);
    return replacement;
  }
  if (Array.isArray(value)) return value.map((item) => substitute(item, environment));
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        key === 'content_path' ? path.resolve(repositoryRoot, String(item)) : substitute(item, environment),
      ]),
    );
  }
  return value;
}
