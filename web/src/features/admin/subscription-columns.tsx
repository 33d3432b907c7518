import { formatBusinessDate } from '@flow/sdk/contracts/business-time';
import {
  canCancel,
  lastActivity,
  type Subscription,
  type SubscriptionStatus,
} from '@flow/sdk/contracts/subscription';
import { Badge, type BadgeTone } from '../../ui/Badge/Badge.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import * as table from './AdminTable.css.ts';
import type { AdminColumn } from './AdminTable.tsx';
import { dash, Instant } from './Instant.tsx';
import * as styles from './SubscriptionTable.css.ts';
import { type StripeMode, stripeCustomerUrl, stripeSubscriptionUrl } from './stripe-links.ts';

export interface ColumnActions {
  stripeMode: StripeMode;
  onCancel: (subscription: Subscription) => void;
  onViewParq: () => void;
}

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

function Actions({ subscription, actions }: { subscription: Subscription; actions: ColumnActions }) {
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
      {canCancel(subscription) && (
        <Button
          variant="secondary"
          size="sm"
          className={styles.action}
          data-control="cancel"
          onClick={() => actions.onCancel(subscription)}
        >
          Cancel
        </Button>
      )}
    </span>
  );
}

/** The columns of the list, in the document's order. */
export function subscriptionColumns(actions: ColumnActions): AdminColumn<Subscription>[] {
  return [
    {
      id: 'email',
      header: 'Email',
      cell: ({ row }) => <Client subscription={row.original} />,
    },
    { id: 'plan', header: 'Plan', cell: ({ row }) => row.original.plan ?? dash },
    {
      id: 'status',
      header: 'Status',
      cell: ({ row: { original } }) => <Badge tone={statusTones[original.status]}>{original.status}</Badge>,
    },
    {
      id: 'trialStart',
      header: 'Trial start',
      cell: ({ row }) => <Instant value={row.original.trial_start} />,
    },
    {
      id: 'trialEnd',
      header: 'Trial end',
      cell: ({ row }) => <Instant value={row.original.trial_end} />,
    },
    {
      id: 'nextCharge',
      header: 'Next charge',
      cell: ({ row }) => <NextCharge subscription={row.original} />,
    },
    {
      id: 'lastActivity',
      header: 'Last activity',
      cell: ({ row }) => <Instant value={lastActivity(row.original)} />,
    },
    {
      id: 'parq',
      header: 'PARQ',
      cell: ({ row }) => <Parq subscription={row.original} onView={actions.onViewParq} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      cell: ({ row }) => <Actions subscription={row.original} actions={actions} />,
    },
  ];
}
