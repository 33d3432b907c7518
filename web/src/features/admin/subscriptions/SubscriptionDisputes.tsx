import type { Subscription } from '@flow/sdk/contracts/subscription';
import { disputeText } from '@flow/sdk/texts';
import { StripeLink, type StripeMode } from './StripeLink.tsx';
import * as styles from './SubscriptionTable.css.ts';

interface SubscriptionDisputesProps {
  subscription: Pick<Subscription, 'open_disputes'>;
  mode: StripeMode;
}

/** Payments of a subscription that a bank takes back, each with the way to answer it. */
export function SubscriptionDisputes({ subscription, mode }: SubscriptionDisputesProps) {
  return subscription.open_disputes?.map((dispute) => (
    <span key={dispute.id} className={styles.dispute}>
      <span>Dispute: {disputeText(dispute)}</span>{' '}
      <StripeLink kind="dispute" id={dispute.id} mode={mode}>
        Answer in Stripe
      </StripeLink>
    </span>
  ));
}
