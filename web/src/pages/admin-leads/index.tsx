import { adminAccess } from '../../features/admin/admin.ts';
import { LeadsScreen } from '../../features/admin/leads/LeadsScreen.tsx';
import { leads } from '../../features/admin/leads/leads.ts';
import * as theme from '../../theme/theme.css.ts';

export function Page() {
  return (
    <div className={theme.admin}>
      <LeadsScreen access={adminAccess} leads={leads} />
    </div>
  );
}
