/** What the build was told. All of it is public: it is part of the script that every visitor downloads. */
export interface PublicEnv {
  supabaseUrl: string;
  supabaseKey: string;
  /** A third party that takes consultation requests in place of our own function. */
  consultationWebhookUrl: string | undefined;
  gaMeasurementId: string | undefined;
  metaPixelId: string | undefined;
  /** Which side of Stripe's dashboard the admin links to. */
  stripeMode: 'test' | 'live';
  /** Origin of the public site, in place of the one in `content/site.yaml`. */
  siteUrl: string | undefined;
}

function setting(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export const env: PublicEnv = {
  supabaseUrl: setting(import.meta.env.VITE_SUPABASE_URL) ?? '',
  supabaseKey: setting(import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY) ?? '',
  consultationWebhookUrl: setting(import.meta.env.VITE_CONSULTATION_WEBHOOK_URL),
  gaMeasurementId: setting(import.meta.env.VITE_GA_MEASUREMENT_ID),
  metaPixelId: setting(import.meta.env.VITE_META_PIXEL_ID),
  stripeMode: setting(import.meta.env.VITE_STRIPE_MODE) === 'live' ? 'live' : 'test',
  siteUrl: setting(import.meta.env.VITE_SITE_URL),
};
