import { Dashboard } from '../../features/account/Dashboard.tsx';
import { changePassword, dashboard } from '../../features/account/dashboard.ts';
import { session } from '../../features/session/session.ts';

export function Page() {
  return <Dashboard dashboard={dashboard} session={session} changePassword={changePassword} />;
}
