import { adminAccess } from '../../features/admin/admin.ts';
import { AssistantScreen } from '../../features/admin/assistant/AssistantScreen.tsx';
import { assistant } from '../../features/admin/assistant/assistant.ts';

export const Page = () => <AssistantScreen access={adminAccess} assistant={assistant} />;
