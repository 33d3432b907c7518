import type { ClientSubscription } from '@flow/sdk/contracts/client';
import { canCancel, canResume } from '@flow/sdk/contracts/subscription';
import { useSnapshot } from 'valtio';
import { Button } from '../../../ui/Button/Button.tsx';
import * as table from '../list/ListTable.css.ts';
import { StripeLink, type StripeMode } from './StripeLink.tsx';
import * as styles from './SubscriptionTable.css.ts';

interface SubscriptionActionsProps<Row extends ClientSubscription> {
  subscription: Row;
  actions: {
    /** By subscription: its cancellation is being withdrawn. */
    state: { resuming: Readonly<Record<string, boolean>> };
    stripeMode: StripeMode;
    now: () => Date;
    askToCancel: (subscription: Row) => void;
    resume: (subscription: Row) => Promise<void>;
  };
}

function Resume<Row extends ClientSubscription>({ subscription, actions }: SubscriptionActionsProps<Row>) {
  const { resuming } = useSnapshot(actions.state);
  return (
    <Button
      variant="secondary"
      size="sm"
      className={styles.action}
      busy={resuming[subscription.id] === true}
      data-control="resume"
      onClick={() => void actions.resume(subscription)}
    >
      Resume
    </Button>
  );
}

/** The ways to Stripe, and what can be done with a subscription now. */
export function SubscriptionActions<Row extends ClientSubscription>(props: SubscriptionActionsProps<Row>) {
  const { subscription, actions } = props;
  const { stripe_customer_id, stripe_subscription_id } = subscription;
  return (
    <span className={table.actions}>
      {stripe_customer_id && (
        <StripeLink kind="customer" id={stripe_customer_id} mode={actions.stripeMode}>
          View in Stripe
        </StripeLink>
      )}
      {stripe_subscription_id && (
        <StripeLink kind="subscription" id={stripe_subscription_id} mode={actions.stripeMode}>
          Subscription
        </StripeLink>
      )}
      {canResume(subscription, actions.now()) && <Resume subscription={subscription} actions={actions} />}
      {canCancel(subscription) && (
        <Button
          variant="secondary"
          size="sm"
          className={styles.action}
          data-control="cancel"
          onClick={() => actions.askToCancel(subscription)}
        >
          Cancel
        </Button>
      )}
    </span>
  );
}
