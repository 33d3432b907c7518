import type { Dispute } from '@flow/sdk/contracts/dispute';
import type { Subscription } from '@flow/sdk/contracts/subscription';
import { disputeText } from '@flow/sdk/texts';
import * as table from '../list/ListTable.css.ts';
import * as styles from './SubscriptionTable.css.ts';
import { type StripeMode, stripeDisputeUrl } from './stripe-links.ts';

function DisputeLine({ dispute, mode }: { dispute: Dispute; mode: StripeMode }) {
  return (
    <span className={styles.dispute}>
      <span>Dispute: {disputeText(dispute)}</span>{' '}
      <a
        className={table.link}
        target="_blank"
        rel="noreferrer"
        href={stripeDisputeUrl(dispute.id, mode)}
        data-control="dispute"
      >
        Answer in Stripe
      </a>
    </span>
  );
}

/** Payments of a subscription that a bank takes back, each with the way to answer it. */
export function SubscriptionDisputes({
  subscription: { open_disputes = [] },
  mode,
}: {
  subscription: Pick<Subscription, 'open_disputes'>;
  mode: StripeMode;
}) {
  return open_disputes.map((dispute) => <DisputeLine key={dispute.id} dispute={dispute} mode={mode} />);
}
