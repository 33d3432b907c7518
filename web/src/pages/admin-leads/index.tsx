import { adminAccess } from '../../features/admin/admin.ts';
import { LeadsScreen } from '../../features/admin/leads/LeadsScreen.tsx';
import { leads } from '../../features/admin/leads/leads.ts';

export const Page = () => <LeadsScreen access={adminAccess} leads={leads} />;
