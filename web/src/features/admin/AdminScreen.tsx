import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../../ui/Button/Button.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import { AccountPopovers } from './AccountPopovers.tsx';
import * as styles from './AdminScreen.css.ts';
import type { AccountActions } from './account-actions.ts';
import type { Admin } from './admin.store.ts';
import type { AdminAccess } from './admin-access.store.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { FilterBar } from './FilterBar.tsx';
import { SubscriptionTable } from './SubscriptionTable.tsx';
import type { StripeMode } from './stripe-links.ts';

export interface AdminScreenProps {
  access: AdminAccess;
  admin: Admin;
  accountActions: AccountActions;
  stripeMode: StripeMode;
}

function countLine(count: number, more: boolean): string {
  const subscriptions = count === 1 ? '1 subscription' : `${count.toLocaleString('en')} subscriptions`;
  return more ? `First ${subscriptions}` : subscriptions;
}

function Dashboard({ access, admin, accountActions, stripeMode }: AdminScreenProps) {
  const { leaving } = useSnapshot(access.state);
  const { items, listing, nextCursor, loadingMore } = useSnapshot(admin.state);
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.heading}>Admin Dashboard</h1>
          <p className={styles.subtitle}>Manage subscribers, plans, and billing.</p>
        </div>
        <Button variant="secondary" size="sm" busy={leaving} onClick={() => void access.logOut()}>
          Logout
        </Button>
      </header>
      <FilterBar admin={admin} />
      <SubscriptionTable
        items={items}
        listing={listing}
        stripeMode={stripeMode}
        onRetry={admin.load}
        onCancel={admin.askToCancel}
        onViewParq={admin.viewParq}
      />
      <footer className={styles.foot}>
        <div className={styles.count}>
          <p role="status">{listing === 'ready' && countLine(items.length, nextCursor !== null)}</p>
          {nextCursor !== null && (
            <Button variant="secondary" size="sm" busy={loadingMore} onClick={() => void admin.loadMore()}>
              Load more
            </Button>
          )}
        </div>
        <AccountPopovers actions={accountActions} />
      </footer>
      <CancelDialog admin={admin} />
    </main>
  );
}

/** The admin behind its door: nothing is loaded before the database has said yes. */
export function AdminScreen(props: AdminScreenProps) {
  const { access, admin } = props;
  const { access: state } = useSnapshot(access.state);

  useEffect(() => {
    void access.check().then((granted) => (granted ? admin.load() : undefined));
  }, [access, admin]);

  useEffect(() => access.watch(), [access]);

  if (state === 'granted') return <Dashboard {...props} />;
  return (
    <main className={styles.centre}>
      {state === 'forbidden' ? <h1>Forbidden</h1> : <Spinner label="Checking access" />}
    </main>
  );
}
