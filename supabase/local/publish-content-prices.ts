import { LocalSetupError } from './setup-error.ts';

/**
 * Brings the prices of content/ to the Stripe stand-in, and says which have changed.
 *
 * @throws LocalSetupError for a file of prices that is not right
 */
export async function publishContentPrices(
  standIn: { url: string; secretKey: string },
  log: (line: string) => void,
): Promise<void> {
  const [{ default: Stripe }, { loadBilling }, { publishPrices }, { ContentError }] = await Promise.all([
    import('stripe'),
    import('../../content/build-billing.ts'),
    import('../../content/publish-prices.ts'),
    import('../../content/content-error.ts'),
  ]);
  const billing = await loadBilling().catch((cause: unknown) => {
    if (!(cause instanceof ContentError)) throw cause;
    throw new LocalSetupError(`The content is not right: ${cause.message}`, { cause });
  });
  const { hostname: host, port } = new URL(standIn.url);
  const stripe = new Stripe(standIn.secretKey, { protocol: 'http', host, port, telemetry: false });
  for (const { key, change } of await publishPrices(stripe, billing)) {
    if (change === 'published') log(`Price ${key}: published`);
  }
}
