import { lastActivity, type Subscription } from '@flow/sdk/contracts/subscription';
import { Link } from 'wouter';
import { Button } from '../../../ui/Button/Button.tsx';
import { dash, Instant } from '../list/Instant.tsx';
import * as table from '../list/ListTable.css.ts';
import type { ListColumn } from '../list/ListTable.tsx';
import { SubscriptionActions } from './SubscriptionActions.tsx';
import { SubscriptionDisputes } from './SubscriptionDisputes.tsx';
import { NextCharge, StatusBadge } from './SubscriptionFacts.tsx';
import * as styles from './SubscriptionTable.css.ts';
import type { Subscriptions } from './subscriptions.store.ts';
import { LastTold } from './TrialNotices.tsx';

/** Leads to the client's profile, where there is an account. */
function Client({ subscription }: { subscription: Subscription }) {
  const { email, name, user_id, user_deleted } = subscription;
  return (
    <>
      {user_id !== null && !user_deleted ? (
        <Link href={`/admin/clients/${user_id}`} className={styles.profile} data-control="profile">
          {email ?? '—'}
        </Link>
      ) : (
        <span className={styles.email}>
          {email ?? '—'}
          {user_deleted && ' (Deleted User)'}
        </span>
      )}
      {name && <span className={styles.name}>{name}</span>}
    </>
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

/** The columns of the list, in the document's order. */
export const subscriptionColumns: readonly ListColumn<Subscription, Subscriptions>[] = [
  { header: 'Email', cell: (row) => <Client subscription={row} /> },
  { header: 'Plan', cell: (row) => row.plan ?? dash, className: table.lineCell },
  {
    header: 'Status',
    cell: (row, { stripeMode }) => (
      <>
        <StatusBadge subscription={row} />
        <SubscriptionDisputes subscription={row} mode={stripeMode} />
      </>
    ),
  },
  { header: 'Trial start', cell: (row) => <Instant value={row.trial_start} /> },
  {
    header: 'Trial end',
    cell: (row) => (
      <>
        <Instant value={row.trial_end} />
        <LastTold subscription={row} />
      </>
    ),
  },
  { header: 'Next charge', cell: (row) => <NextCharge subscription={row} /> },
  { header: 'Last activity', cell: (row) => <Instant value={lastActivity(row)} /> },
  { header: 'PARQ', cell: (row, { viewParq }) => <Parq subscription={row} onView={viewParq} /> },
  {
    header: 'Actions',
    cell: (row, actions) => <SubscriptionActions subscription={row} actions={actions} />,
    className: table.wideCell,
  },
];
