import { FormsScreen } from '../../features/forms/FormsScreen.tsx';
import { formsList } from '../../features/forms/forms-list.ts';

export function Page() {
  return <FormsScreen list={formsList} />;
}
