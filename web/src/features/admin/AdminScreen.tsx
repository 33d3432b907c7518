import { useSnapshot } from 'valtio';
import { AccountPopovers } from './AccountPopovers.tsx';
import { AdminFrame } from './AdminFrame.tsx';
import type { AccountActions } from './account-actions.ts';
import type { Admin } from './admin.store.ts';
import type { AdminAccess } from './admin-access.store.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { FilterBar } from './FilterBar.tsx';
import { countLine, ListFoot } from './ListFoot.tsx';
import { SubscriptionTable } from './SubscriptionTable.tsx';
import type { StripeMode } from './stripe-links.ts';

export interface AdminScreenProps {
  access: AdminAccess;
  admin: Admin;
  accountActions: AccountActions;
  stripeMode: StripeMode;
}

function Dashboard({ admin, accountActions, stripeMode }: Omit<AdminScreenProps, 'access'>) {
  const { items, listing, nextCursor, loadingMore } = useSnapshot(admin.state);
  const more = nextCursor !== null;
  return (
    <>
      <FilterBar admin={admin} />
      <SubscriptionTable
        items={items}
        listing={listing}
        stripeMode={stripeMode}
        onRetry={admin.load}
        onCancel={admin.askToCancel}
        onViewParq={admin.viewParq}
      />
      <ListFoot
        count={listing === 'ready' && countLine(items.length, ['subscription', 'subscriptions'], more)}
        more={more}
        loadingMore={loadingMore}
        onMore={admin.loadMore}
      >
        <AccountPopovers actions={accountActions} />
      </ListFoot>
      <CancelDialog admin={admin} />
    </>
  );
}

/** The subscriptions of every client. */
export function AdminScreen({ access, ...dashboard }: AdminScreenProps) {
  return (
    <AdminFrame
      access={access}
      path="/admin"
      title="Admin Dashboard"
      subtitle="Manage subscribers, plans, and billing."
      onGranted={dashboard.admin.load}
    >
      <Dashboard {...dashboard} />
    </AdminFrame>
  );
}
