import { accountActions, adminAccess } from '../../features/admin/admin.ts';
import { SubscriptionsScreen } from '../../features/admin/subscriptions/SubscriptionsScreen.tsx';
import { subscriptions } from '../../features/admin/subscriptions/subscriptions.ts';

export const Page = () => (
  <SubscriptionsScreen access={adminAccess} subscriptions={subscriptions} accountActions={accountActions} />
);
