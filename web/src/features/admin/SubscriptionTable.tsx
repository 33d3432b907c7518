import type { Subscription } from '@flow/sdk/contracts/subscription';
import { useMemo } from 'react';
import * as table from './AdminTable.css.ts';
import { AdminTable, type AdminTableProps } from './AdminTable.tsx';
import * as styles from './SubscriptionTable.css.ts';
import { type ColumnActions, subscriptionColumns } from './subscription-columns.tsx';

export type SubscriptionTableProps = ColumnActions &
  Pick<AdminTableProps<Subscription>, 'items' | 'listing' | 'onRetry'>;

const cellStyles = { plan: table.lineCell, actions: table.wideCell };

const rowAttributes = ({ user_deleted }: Subscription) => ({
  className: user_deleted ? `${table.row} ${styles.deleted}` : table.row,
  'data-deleted': user_deleted,
});

/** The list of subscriptions. */
export function SubscriptionTable({ stripeMode, onCancel, onViewParq, ...list }: SubscriptionTableProps) {
  const columns = useMemo(
    () => subscriptionColumns({ stripeMode, onCancel, onViewParq }),
    [stripeMode, onCancel, onViewParq],
  );
  return (
    <AdminTable
      {...list}
      title="Subscriptions"
      columns={columns}
      emptyHint="No subscription matches these filters."
      cellStyles={cellStyles}
      rowAttributes={rowAttributes}
    />
  );
}
