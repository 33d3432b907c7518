import * as z from 'zod/mini';

const url = (name: string) => z.url({ protocol: /^https?$/, error: `${name} must be an http(s) URL` });
const required = (name: string) => z.string({ error: `${name} is not set` }).check(z.minLength(1));

const environmentSchema = z.object({
  SUPABASE_URL: z.pipe(required('SUPABASE_URL'), url('SUPABASE_URL')),
  SUPABASE_ANON_KEY: required('SUPABASE_ANON_KEY'),
  SUPABASE_SERVICE_ROLE_KEY: required('SUPABASE_SERVICE_ROLE_KEY'),
  SITE_URL: z.pipe(required('SITE_URL'), url('SITE_URL')),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  /** Where Stripe's stand-in listens; unset for Stripe itself. */
  STRIPE_API_BASE: z.optional(url('STRIPE_API_BASE')),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  AI_BASE_URL: z.optional(url('AI_BASE_URL')),
  AI_API_KEY: z.optional(z.string()),
  AI_MODEL: z.optional(z.string()),
  CHAT_DAILY_LIMIT: z.optional(
    z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'CHAT_DAILY_LIMIT must be a whole number from 1 to 9999999')),
  ),
  LEAD_FORWARD_URL: z.optional(url('LEAD_FORWARD_URL')),
  SMTP_HOST: z.optional(z.string()),
  SMTP_PORT: z.optional(
    z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'SMTP_PORT must be a whole number from 1 to 65535')),
  ),
  SMTP_USER: z.optional(z.string()),
  SMTP_PASS: z.optional(z.string()),
  SMTP_ADMIN_EMAIL: z.optional(z.email('SMTP_ADMIN_EMAIL must be a mail address')),
});

/** The settings of the functions, under the names that hosted Supabase gives them. */
export type Environment = z.infer<typeof environmentSchema>;

/** A setting that is missing or wrong, named. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** Reads the settings; an empty variable is an unset one. */
export function parseEnvironment(read: (name: string) => string | undefined): Environment {
  const names = Object.keys(environmentSchema.shape);
  const values = Object.fromEntries(names.map((name) => [name, read(name)?.trim() || undefined]));
  const result = environmentSchema.safeParse(values);
  if (!result.success) {
    throw new EnvironmentError(result.error.issues.map((issue) => issue.message).join('; '));
  }
  const { AI_BASE_URL, AI_MODEL } = result.data;
  if (AI_BASE_URL !== undefined && AI_MODEL === undefined) {
    throw new EnvironmentError('AI_MODEL is not set; AI_BASE_URL needs it');
  }
  return result.data;
}

let parsed: Environment | undefined;

/** The settings of this process, parsed on first use. */
export function environment(): Environment {
  parsed ??= parseEnvironment((name) => Deno.env.get(name));
  return parsed;
}

type OptionalName = {
  [Name in keyof Environment]-?: undefined extends Environment[Name] ? Name : never;
}[keyof Environment];

/** A setting that one function cannot do without. */
export function requireSetting(settings: Environment, name: OptionalName): string {
  const value = settings[name];
  if (value === undefined) throw new EnvironmentError(`${name} is not set`);
  return value;
}
