import { describe, expect, it } from 'vitest';
import { parseSettings } from '../settings.ts';
import { functionsEnvironment, outsideHosts } from './environment.ts';

const keys = {
  publishable: 'sb_publishable_p',
  secret: 'sb_secret_s',
  jwtSecret: 'j',
  stripeSecretKey: 'sk_test_stand_in',
  stripeWebhookSecret: 'whsec_stand_in',
};
const stripeUrl = 'http://localhost:54325';
const mailboxPort = 54_399;

const smtp = {
  SMTP_HOST: 'smtp.example',
  SMTP_PORT: '2465',
  SMTP_USER: 'flow',
  SMTP_PASS: 'a password',
  SMTP_ADMIN_EMAIL: 'hello@flow.example',
};

describe('functionsEnvironment', () => {
  it('leads the functions to the stand-ins when nothing is set, and tells them no more than they need', () => {
    expect(functionsEnvironment({ settings: parseSettings({}), keys, stripeUrl, mailboxPort })).toEqual({
      SUPABASE_URL: 'http://localhost:54321',
      SUPABASE_ANON_KEY: 'sb_publishable_p',
      SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_s',
      SITE_URL: 'http://localhost:4173',
      STRIPE_SECRET_KEY: 'sk_test_stand_in',
      STRIPE_WEBHOOK_SECRET: 'whsec_stand_in',
      STRIPE_API_BASE: stripeUrl,
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: '54399',
    });
  });

  it('leads them to the real services when those are set', () => {
    const settings = parseSettings({
      STRIPE_SECRET_KEY: 'sk_live_real',
      STRIPE_WEBHOOK_SECRET: 'whsec_real',
      AI_BASE_URL: 'https://models.example/v1',
      AI_API_KEY: 'k',
      AI_MODEL: 'small',
      CHAT_DAILY_LIMIT: '500',
      LEAD_FORWARD_URL: 'https://leads.example:8443/in',
      ...smtp,
    });
    const environment = functionsEnvironment({
      settings,
      keys,
      stripeUrl: 'https://api.stripe.com',
      mailboxPort,
    });
    expect(environment).toMatchObject({
      STRIPE_SECRET_KEY: 'sk_live_real',
      STRIPE_WEBHOOK_SECRET: 'whsec_real',
      AI_BASE_URL: 'https://models.example/v1',
      AI_API_KEY: 'k',
      AI_MODEL: 'small',
      CHAT_DAILY_LIMIT: '500',
      LEAD_FORWARD_URL: 'https://leads.example:8443/in',
      ...smtp,
    });
    expect(environment).not.toHaveProperty('STRIPE_API_BASE');
  });
});

describe('outsideHosts', () => {
  it('is empty when no outside service is set', () => {
    expect(outsideHosts(parseSettings({}))).toEqual([]);
  });

  it('holds the hosts of the services that are set, each once', () => {
    const settings = parseSettings({
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      AI_BASE_URL: 'https://models.example/v1',
      AI_MODEL: 'small',
      LEAD_FORWARD_URL: 'https://models.example/leads',
      ...smtp,
    });
    expect(outsideHosts(settings)).toEqual(['api.stripe.com', 'models.example', 'smtp.example']);
  });
});
