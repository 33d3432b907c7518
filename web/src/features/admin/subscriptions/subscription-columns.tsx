import { formatBusinessDate } from '@flow/sdk/contracts/business-time';
import {
  canCancel,
  canResume,
  lastActivity,
  type Subscription,
  type SubscriptionStatus,
} from '@flow/sdk/contracts/subscription';
import { useSnapshot } from 'valtio';
import { Badge, type BadgeTone } from '../../../ui/Badge/Badge.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { dash, Instant } from '../list/Instant.tsx';
import * as table from '../list/ListTable.css.ts';
import type { ListColumn } from '../list/ListTable.tsx';
import * as styles from './SubscriptionTable.css.ts';
import { stripeCustomerUrl, stripeSubscriptionUrl } from './stripe-links.ts';
import type { Subscriptions } from './subscriptions.store.ts';

const statusTones: Record<SubscriptionStatus, BadgeTone> = {
  trialing: 'info',
  active: 'success',
  past_due: 'warning',
  canceled: 'neutral',
  none: 'outline',
};

function Client({ subscription: { email, name, user_deleted } }: { subscription: Subscription }) {
  return (
    <>
      <span className={styles.email}>
        {email ?? '—'}
        {user_deleted && ' (Deleted User)'}
      </span>
      {name && <span className={styles.name}>{name}</span>}
    </>
  );
}

/** When money is next taken, or when it stops being taken. */
function NextCharge({ subscription }: { subscription: Subscription }) {
  const { status, cancel_at_period_end, current_period_end } = subscription;
  const running = status === 'trialing' || status === 'active' || status === 'past_due';
  if (!running) return dash;
  if (!cancel_at_period_end) return <Instant value={current_period_end} />;
  const end = current_period_end ? formatBusinessDate(current_period_end) : 'at period end';
  return (
    <span className={styles.ending}>
      Cancels <span className={table.day}>{end}</span>
    </span>
  );
}

function Parq({ subscription, onView }: { subscription: Subscription; onView: () => void }) {
  if (subscription.user_deleted) return 'User Deleted';
  if (subscription.user_id === null) return dash;
  return (
    <Button variant="ghost" size="sm" className={styles.action} data-control="parq" onClick={onView}>
      View PARQ
    </Button>
  );
}

function Resume({ subscription, actions }: { subscription: Subscription; actions: Subscriptions }) {
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

function Actions({ subscription, actions }: { subscription: Subscription; actions: Subscriptions }) {
  const { stripe_customer_id, stripe_subscription_id } = subscription;
  const outside = { className: table.link, target: '_blank', rel: 'noreferrer' };
  return (
    <span className={table.actions}>
      {stripe_customer_id && (
        <a
          {...outside}
          href={stripeCustomerUrl(stripe_customer_id, actions.stripeMode)}
          data-control="customer"
        >
          View in Stripe
        </a>
      )}
      {stripe_subscription_id && (
        <a
          {...outside}
          href={stripeSubscriptionUrl(stripe_subscription_id, actions.stripeMode)}
          data-control="subscription"
        >
          Subscription
        </a>
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

/** The columns of the list, in the document's order. */
export const subscriptionColumns: readonly ListColumn<Subscription, Subscriptions>[] = [
  { id: 'email', header: 'Email', cell: (row) => <Client subscription={row} /> },
  { id: 'plan', header: 'Plan', cell: (row) => row.plan ?? dash, className: table.lineCell },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={statusTones[status]}>{status}</Badge>,
  },
  { id: 'trialStart', header: 'Trial start', cell: (row) => <Instant value={row.trial_start} /> },
  { id: 'trialEnd', header: 'Trial end', cell: (row) => <Instant value={row.trial_end} /> },
  { id: 'nextCharge', header: 'Next charge', cell: (row) => <NextCharge subscription={row} /> },
  { id: 'lastActivity', header: 'Last activity', cell: (row) => <Instant value={lastActivity(row)} /> },
  {
    id: 'parq',
    header: 'PARQ',
    cell: (row, { viewParq }) => <Parq subscription={row} onView={viewParq} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    cell: (row, actions) => <Actions subscription={row} actions={actions} />,
    className: table.wideCell,
  },
];
