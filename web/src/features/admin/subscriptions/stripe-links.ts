/** Which of the payment provider's two worlds the account's key belongs to. */
export type StripeMode = 'test' | 'live';

const dashboards: Record<StripeMode, string> = {
  test: 'https://dashboard.stripe.com/test',
  live: 'https://dashboard.stripe.com',
};

export function stripeCustomerUrl(customerId: string, mode: StripeMode): string {
  return `${dashboards[mode]}/customers/${encodeURIComponent(customerId)}`;
}

export function stripeDisputeUrl(disputeId: string, mode: StripeMode): string {
  return `${dashboards[mode]}/disputes/${encodeURIComponent(disputeId)}`;
}

export function stripeSubscriptionUrl(subscriptionId: string, mode: StripeMode): string {
  return `${dashboards[mode]}/subscriptions/${encodeURIComponent(subscriptionId)}`;
}
