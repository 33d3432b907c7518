import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import * as z from 'zod';
import { misspeltSettings } from '../../web/scripts/misspelt-settings.ts';
import { LocalSetupError } from './setup-error.ts';

export interface Ports {
  web: number;
  api: number;
  mail: number;
  stripe: number;
  functions: number;
}

export interface Settings {
  ports: Ports;
  /** Where people reach the site: links in mails lead there. */
  siteUrl: string;
  /** null: `.flow` in the repository. */
  dataDirectory: string | null;
  /** null: the Stripe stand-in answers. */
  stripe: { secretKey: string; webhookSecret: string } | null;
  /** null: the cards alone answer the chat. */
  ai: { baseUrl: string; apiKey: string | null; model: string } | null;
  /** null: the chat function's own default. */
  chatDailyLimit: string | null;
  leadForwardUrl: string | null;
  /** null: the mailbox takes the mails of the functions. */
  smtp: { host: string; port: string; user: string | null; pass: string | null; from: string | null } | null;
  /** The VITE_ settings that are set: they become part of the built site, so none of them is a secret. */
  publicEnv: Readonly<Record<string, string>>;
}

interface Setting {
  schema: z.ZodType<string | number>;
  expected: string;
  secret?: true;
}

const port: Setting = {
  schema: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(65_535)),
  expected: 'a whole number from 1 to 65535',
};

const url: Setting = {
  schema: z.url({ protocol: /^https?$/, hostname: /.+/ }),
  expected: 'a URL beginning with http:// or https://',
};

function text(pattern: RegExp, expected: string, options: { secret?: true } = {}): Setting {
  return { schema: z.string().regex(pattern), expected, ...options };
}

/** Whether a Supabase key opens everything, in the present form or in the older one, a token of the service's role. */
function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const [, payload = ''] = key.split('.');
  return Buffer.from(payload, 'base64url').toString().includes('service_role');
}

const settings = {
  WEB_PORT: port,
  API_PORT: port,
  MAIL_PORT: port,
  STRIPE_PORT: port,
  FUNCTIONS_PORT: port,
  SITE_URL: url,
  FLOW_DATA_DIRECTORY: text(/^.+$/, 'a directory'),
  STRIPE_SECRET_KEY: text(/^(sk|rk)_(test|live)_\w+$/, 'a Stripe secret key (sk_test_… or sk_live_…)', {
    secret: true,
  }),
  STRIPE_WEBHOOK_SECRET: text(/^whsec_[\w+/=]+$/, 'a Stripe webhook signing secret (whsec_…)', {
    secret: true,
  }),
  AI_BASE_URL: url,
  AI_API_KEY: text(/^\S+$/, 'a key without spaces', { secret: true }),
  AI_MODEL: text(/^\S+$/, 'the name of a model, without spaces'),
  CHAT_DAILY_LIMIT: text(/^[1-9]\d{0,6}$/, 'a whole number from 1 to 9999999'),
  LEAD_FORWARD_URL: url,
  SMTP_HOST: text(/^[A-Za-z0-9.:-]+$/, 'the name or address of a mail server, without a port'),
  SMTP_PORT: port,
  SMTP_USER: text(/^\S+$/, 'a user name without spaces'),
  SMTP_PASS: text(/^\S.*$/, 'a password', { secret: true }),
  SMTP_ADMIN_EMAIL: text(/^[^\s@]+@[^\s@]+$/, 'a mail address'),
  VITE_SITE_URL: url,
  VITE_SUPABASE_URL: url,
  VITE_SUPABASE_PUBLISHABLE_KEY: {
    schema: z
      .string()
      .regex(/^\S+$/)
      .refine((key) => !isSecretKey(key)),
    expected: 'a publishable key (sb_publishable_…), never a secret one',
    secret: true,
  },
  VITE_CONSULTATION_WEBHOOK_URL: url,
  VITE_GA_MEASUREMENT_ID: text(/^G-[A-Z0-9]+$/, 'a Google Analytics measurement id (G-…)'),
  VITE_STRIPE_MODE: text(/^(test|live)$/, 'test or live'),
  VITE_META_PIXEL_ID: text(/^\d{5,20}$/, 'a Meta pixel id, digits only'),
} as const satisfies Record<string, Setting>;

type SettingName = keyof typeof settings;

/** The name of every setting, in the order of `.env.example`. */
export const settingNames = Object.keys(settings) as SettingName[];

const portNames: Record<keyof Ports, SettingName> = {
  web: 'WEB_PORT',
  api: 'API_PORT',
  mail: 'MAIL_PORT',
  stripe: 'STRIPE_PORT',
  functions: 'FUNCTIONS_PORT',
};

export const portSetting = (role: keyof Ports): string => portNames[role];

const defaultPorts: Ports = { web: 4173, api: 54_321, mail: 54_324, stripe: 54_325, functions: 54_326 };

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Settings out of plain variables; an empty value counts as not set.
 *
 * @throws LocalSetupError naming every wrong variable, its value and what is expected.
 */
export function parseSettings(environment: Environment): Settings {
  const problems: string[] = [];
  const values: Partial<Record<SettingName, string | number>> = {};
  for (const name of settingNames) {
    const given = environment[name]?.trim();
    if (!given) continue;
    const setting: Setting = settings[name];
    const parsed = setting.schema.safeParse(given);
    if (parsed.success) values[name] = parsed.data;
    else problems.push(`${name} is ${shown(given, setting)}, expected ${setting.expected}.`);
  }
  const textOf = (name: SettingName) => {
    const value = values[name];
    return value === undefined ? null : String(value);
  };
  const wasGiven = (name: SettingName) => Boolean(environment[name]?.trim());
  const needs = (name: SettingName, needed: SettingName) => {
    if (wasGiven(name) && !wasGiven(needed)) {
      problems.push(`${needed} is not set, expected ${settings[needed].expected}, because ${name} is set.`);
    }
  };
  needs('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
  needs('STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY');
  needs('AI_BASE_URL', 'AI_MODEL');
  needs('AI_MODEL', 'AI_BASE_URL');
  needs('AI_API_KEY', 'AI_BASE_URL');
  for (const name of ['SMTP_PORT', 'SMTP_USER', 'SMTP_ADMIN_EMAIL'] as const) needs(name, 'SMTP_HOST');
  needs('SMTP_USER', 'SMTP_PASS');
  needs('SMTP_PASS', 'SMTP_USER');
  needs('VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY');
  needs('VITE_SUPABASE_PUBLISHABLE_KEY', 'VITE_SUPABASE_URL');

  const ports = { ...defaultPorts };
  const takenBy = new Map<number, string>();
  for (const role of Object.keys(portNames) as (keyof Ports)[]) {
    const name = portNames[role];
    ports[role] = Number(values[name] ?? defaultPorts[role]);
    const other = takenBy.get(ports[role]);
    if (other)
      problems.push(`${name} is ${ports[role]}, expected a port of its own: ${other} is ${ports[role]} too.`);
    takenBy.set(ports[role], name);
  }
  if (problems.length > 0) throw new LocalSetupError(problems.join('\n'));

  const stripeKey = textOf('STRIPE_SECRET_KEY');
  const webhookSecret = textOf('STRIPE_WEBHOOK_SECRET');
  const aiBaseUrl = textOf('AI_BASE_URL');
  const aiModel = textOf('AI_MODEL');
  const smtpHost = textOf('SMTP_HOST');
  const publicEnv: Record<string, string> = {};
  for (const name of settingNames) {
    const value = textOf(name);
    if (name.startsWith('VITE_') && value !== null) publicEnv[name] = value;
  }
  return {
    ports,
    siteUrl: withoutSlash(textOf('SITE_URL') ?? `http://localhost:${ports.web}`),
    dataDirectory: textOf('FLOW_DATA_DIRECTORY'),
    stripe: stripeKey && webhookSecret ? { secretKey: stripeKey, webhookSecret } : null,
    ai: aiBaseUrl && aiModel ? { baseUrl: aiBaseUrl, apiKey: textOf('AI_API_KEY'), model: aiModel } : null,
    chatDailyLimit: textOf('CHAT_DAILY_LIMIT'),
    leadForwardUrl: textOf('LEAD_FORWARD_URL'),
    smtp:
      smtpHost === null
        ? null
        : {
            host: smtpHost,
            port: textOf('SMTP_PORT') ?? '465',
            user: textOf('SMTP_USER'),
            pass: textOf('SMTP_PASS'),
            from: textOf('SMTP_ADMIN_EMAIL'),
          },
    publicEnv,
  };
}

/**
 * Settings of `.env` in the directory, if there is one, and of the environment, which wins.
 *
 * @param warn is told of misspelt names in the environment, where a name may be another program's.
 * @throws LocalSetupError for misspelt names in `.env`, and for wrong values.
 */
export async function readSettings(
  directory: string,
  environment: Environment,
  warn: (line: string) => void,
): Promise<Settings> {
  const file = await readFile(path.join(directory, '.env'), 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return '';
    throw new LocalSetupError(`The settings file .env cannot be read: ${cause.message}`, { cause });
  });
  const own = parseEnv(file);
  const misspelt = misspeltSettings(Object.keys(own), settingNames);
  if (misspelt.length > 0) throw new LocalSetupError(misspelt.map((line) => `.env: ${line}`).join('\n'));
  for (const line of misspeltSettings(Object.keys(environment), settingNames)) warn(`Environment: ${line}`);
  return parseSettings({ ...own, ...environment });
}

export const apiUrl = (value: Settings): string => `http://localhost:${value.ports.api}`;
export const webUrl = (value: Settings): string => `http://localhost:${value.ports.web}`;

function shown(value: string, setting: Setting): string {
  return setting.secret ? `"${value.slice(0, 3)}…" (${value.length} characters)` : `"${value}"`;
}

function withoutSlash(value: string): string {
  return value.replace(/\/+$/, '');
}
