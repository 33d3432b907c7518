import type { StackKeys } from '../keys.ts';
import { apiUrl, type Settings } from '../settings.ts';

/** What the functions are told, under the names that hosted Supabase and its secrets have. */
export function functionsEnvironment(options: {
  settings: Settings;
  keys: StackKeys;
  stripeUrl: string;
  /** Where the mailbox takes mail. */
  mailboxPort: number;
}): Record<string, string> {
  const { settings, keys, stripeUrl, mailboxPort } = options;
  const { stripe, ai, chatDailyLimit, leadForwardUrl, smtp } = settings;
  return {
    SUPABASE_URL: apiUrl(settings),
    SUPABASE_ANON_KEY: keys.publishable,
    SUPABASE_SERVICE_ROLE_KEY: keys.secret,
    SITE_URL: settings.siteUrl,
    ...(stripe
      ? { STRIPE_SECRET_KEY: stripe.secretKey, STRIPE_WEBHOOK_SECRET: stripe.webhookSecret }
      : {
          STRIPE_SECRET_KEY: keys.stripeSecretKey,
          STRIPE_WEBHOOK_SECRET: keys.stripeWebhookSecret,
          STRIPE_API_BASE: stripeUrl,
        }),
    ...(ai ? { AI_BASE_URL: ai.baseUrl, AI_MODEL: ai.model } : {}),
    ...(ai?.apiKey ? { AI_API_KEY: ai.apiKey } : {}),
    ...(chatDailyLimit ? { CHAT_DAILY_LIMIT: chatDailyLimit } : {}),
    ...(leadForwardUrl ? { LEAD_FORWARD_URL: leadForwardUrl } : {}),
    SMTP_HOST: smtp?.host ?? '127.0.0.1',
    SMTP_PORT: smtp?.port ?? String(mailboxPort),
    ...(smtp?.user ? { SMTP_USER: smtp.user } : {}),
    ...(smtp?.pass ? { SMTP_PASS: smtp.pass } : {}),
    ...(smtp?.from ? { SMTP_ADMIN_EMAIL: smtp.from } : {}),
  };
}

/** The hosts beyond this machine that the settings name: the functions may call no others. */
export function outsideHosts({ stripe, ai, leadForwardUrl, smtp }: Settings): string[] {
  const urls = [stripe ? 'https://api.stripe.com' : null, ai?.baseUrl ?? null, leadForwardUrl];
  const hosts = urls.flatMap((url) => (url === null ? [] : [new URL(url).host]));
  // Without its port, as Deno asks for the right to look up a name.
  return [...new Set([...hosts, ...(smtp ? [smtp.host] : [])])];
}
