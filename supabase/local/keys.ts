import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import writeFileAtomic from 'write-file-atomic';
import * as z from 'zod';
import type { LocalKeys } from './database/config.ts';
import { LocalSetupError } from './setup-error.ts';

/** What the stack makes for itself: nothing in it is a secret outside this machine. */
export interface StackKeys extends LocalKeys {
  stripeSecretKey: string;
  stripeWebhookSecret: string;
}

const fileSchema = z.object({
  SUPABASE_URL: z.url(),
  SITE_URL: z.url(),
  SUPABASE_PUBLISHABLE_KEY: z.string().regex(/^sb_publishable_[\w-]{20,}$/),
  SUPABASE_SECRET_KEY: z.string().regex(/^sb_secret_[\w-]{20,}$/),
  SUPABASE_JWT_SECRET: z.string().min(32),
  STRIPE_SECRET_KEY: z.string().regex(/^sk_test_\w{20,}$/),
  STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_\w{20,}$/),
});

type KeysFile = z.infer<typeof fileSchema>;
/** Where the parts are: other ports move them. */
type Addresses = Pick<KeysFile, 'SUPABASE_URL' | 'SITE_URL'>;
type Keys = Omit<KeysFile, keyof Addresses>;

/** Where the web build, the functions and the CLI find the keys. */
export const keysFile = (dataDirectory: string): string => path.join(dataDirectory, 'local.env');

/**
 * Reads the keys of the data directory, making them on the first start, and notes the present addresses beside
 * them.
 *
 * @throws LocalSetupError when the file is there and is not whole.
 */
export async function loadKeys(options: {
  dataDirectory: string;
  apiUrl: string;
  siteUrl: string;
}): Promise<StackKeys> {
  const file = keysFile(options.dataDirectory);
  await mkdir(options.dataDirectory, { recursive: true });
  const stored = await readKeysFile(file);
  const addresses: Addresses = { SUPABASE_URL: options.apiUrl, SITE_URL: options.siteUrl };
  const values: KeysFile = { ...(stored ?? newKeys()), ...addresses };
  if (stored?.SUPABASE_URL !== addresses.SUPABASE_URL || stored.SITE_URL !== addresses.SITE_URL)
    await writeFileAtomic(file, serialise(values), { mode: 0o600 });
  return {
    publishable: values.SUPABASE_PUBLISHABLE_KEY,
    secret: values.SUPABASE_SECRET_KEY,
    jwtSecret: values.SUPABASE_JWT_SECRET,
    stripeSecretKey: values.STRIPE_SECRET_KEY,
    stripeWebhookSecret: values.STRIPE_WEBHOOK_SECRET,
  };
}

async function readKeysFile(
  file: string,
): Promise<(Keys & { [Name in keyof Addresses]?: string | undefined }) | null> {
  const content = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return null;
    throw new LocalSetupError(`The keys file ${file} cannot be read: ${cause.message}`, { cause });
  });
  if (content === null) return null;
  const parsed = fileSchema.partial({ SUPABASE_URL: true, SITE_URL: true }).safeParse(parseEnv(content));
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))].join(', ');
    throw new LocalSetupError(
      `The keys file ${file} is broken: ${names} is missing or malformed. Delete the file to have new keys made.`,
    );
  }
  return parsed.data;
}

function newKeys(): Keys {
  return {
    SUPABASE_PUBLISHABLE_KEY: apiKey('sb_publishable_'),
    SUPABASE_SECRET_KEY: apiKey('sb_secret_'),
    SUPABASE_JWT_SECRET: randomBytes(48).toString('base64url'),
    STRIPE_SECRET_KEY: `sk_test_${randomBytes(24).toString('hex')}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('hex')}`,
  };
}

/** Hosted Supabase's key shape: prefix, 22 random characters, and a short checksum of both. */
function apiKey(prefix: string): string {
  const key = prefix + randomBytes(17).toString('base64url').slice(0, 22);
  return `${key}_${createHash('sha256').update(key).digest('base64url').slice(0, 8)}`;
}

function serialise(values: KeysFile): string {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  return [
    '# Made by the local stack on its first start. Valid on this machine only; never commit.',
    ...lines,
    '',
  ].join('\n');
}
