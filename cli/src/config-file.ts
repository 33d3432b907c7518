import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, usageFailure } from './failure.ts';
import { whileLocked } from './file-lock.ts';
import type { Environment } from './io.ts';
import { makeOwnerOnlyDirectory, writeOwnerOnly } from './owner-only-file.ts';
import { systemCode } from './system-error.ts';

/** A server under a name of its own. The key is the publishable one: nothing here is secret. */
export interface Profile {
  url: string;
  key: string;
  site?: string | undefined;
}

export interface Config {
  /** The profile that is used when nothing else names a server. */
  profile?: string | undefined;
  profiles: Readonly<Record<string, Profile>>;
}

/** What is kept between runs. */
export interface ConfigFile {
  readonly path: string;
  /** @throws Failure where the file is there and is not understood */
  read(): Config;
  /** Writes what becomes of it, while no other process changes it. */
  change(update: (config: Config) => Config): Promise<void>;
}

export async function configDirectory({ FLOW_CONFIG_DIR }: Environment): Promise<string> {
  if (FLOW_CONFIG_DIR) return FLOW_CONFIG_DIR;
  const { default: envPaths } = await import('env-paths');
  return envPaths('flow-admin', { suffix: '' }).config;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

function isProfile(value: unknown): value is Profile {
  if (!isRecord(value)) return false;
  return isText(value.url) && isText(value.key) && (value.site === undefined || isText(value.site));
}

function isConfig(value: unknown): value is Config {
  if (!isRecord(value) || !isRecord(value.profiles)) return false;
  const { profile } = value;
  return (profile === undefined || isText(profile)) && Object.values(value.profiles).every(isProfile);
}

const reasonOf = (cause: unknown): string => systemCode(cause) ?? 'it is not understood';

export function openConfigFile(directory: string): ConfigFile {
  const path = join(directory, 'config.json');
  function read(): Config {
    try {
      const config: unknown = JSON.parse(readFileSync(path, 'utf8'));
      if (isConfig(config)) return config;
    } catch (cause) {
      const reason = reasonOf(cause);
      if (reason === 'ENOENT') return { profiles: {} };
      throw usageFailure(`${path} cannot be read (${reason}): mend it, or remove it.`);
    }
    throw usageFailure(`${path} cannot be read (it is not understood): mend it, or remove it.`);
  }
  function write(config: Config): void {
    try {
      writeOwnerOnly(path, `${JSON.stringify(config, null, 2)}\n`);
    } catch (cause) {
      throw new Failure(`${path} cannot be written (${reasonOf(cause)}).`, undefined, { cause });
    }
  }
  return {
    path,
    read,
    async change(update) {
      makeOwnerOnlyDirectory(directory);
      await whileLocked(path, () => write(update(read())));
    },
  };
}

/** The profile of a name. @throws Failure that names those that there are */
export function profileOf({ profiles }: Config, name: string): Profile {
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (profile) return profile;
  const names = Object.keys(profiles);
  const known = names.length > 0 ? `There are: ${names.join(', ')}.` : 'There is none yet.';
  throw usageFailure(`There is no profile ${name}. ${known} "flow-admin profiles add" makes one.`);
}
