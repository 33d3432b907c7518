import { env } from '../../env.ts';
import { AdminScreen } from '../../features/admin/AdminScreen.tsx';
import { accountActions, admin, adminAccess } from '../../features/admin/admin.ts';
import * as theme from '../../theme/theme.css.ts';

export function Page() {
  return (
    <div className={theme.admin}>
      <AdminScreen
        access={adminAccess}
        admin={admin}
        accountActions={accountActions}
        stripeMode={env.stripeMode}
      />
    </div>
  );
}
