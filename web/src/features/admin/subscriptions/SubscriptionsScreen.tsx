import type { Subscription } from '@flow/sdk/contracts/subscription';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { AccountActions } from '../../session/account-actions.ts';
import { AccountPopovers } from '../AccountPopovers.tsx';
import type { AdminAccess } from '../admin-access.store.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import * as styles from './SubscriptionTable.css.ts';
import { subscriptionColumns } from './subscription-columns.tsx';
import type { Subscriptions } from './subscriptions.store.ts';

export interface SubscriptionsScreenProps {
  access: AdminAccess;
  subscriptions: Subscriptions;
  accountActions: AccountActions;
}

const rowLook = ({ user_deleted }: Subscription) => ({
  ...(user_deleted ? { className: styles.deleted } : {}),
  data: { 'data-deleted': user_deleted },
});

/** When the list was last compared with Stripe. */
function LastVerified({ verification }: Pick<Subscriptions, 'verification'>) {
  const { text } = useSnapshot(verification.state);
  useEffect(() => void verification.load(), [verification]);
  return text === '' ? null : <p className={styles.verified}>{text}</p>;
}

/** The subscriptions of every client. */
export function SubscriptionsScreen({ access, subscriptions, accountActions }: SubscriptionsScreenProps) {
  return (
    <ListScreen
      access={access}
      section="/admin"
      title="Admin Dashboard"
      subtitle="Manage subscribers, plans, and billing."
      list={subscriptions.list}
      columns={subscriptionColumns}
      actions={subscriptions}
      rowLook={rowLook}
      foot={
        <>
          <LastVerified verification={subscriptions.verification} />
          <AccountPopovers actions={accountActions} />
        </>
      }
    >
      <CancelDialog changes={subscriptions} />
    </ListScreen>
  );
}
