import type { AdminAccess } from '../admin-access.store.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import type { Assistant } from './assistant.store.ts';
import { QuestionSheet } from './QuestionSheet.tsx';
import { questionColumns } from './question-columns.tsx';
import { Weeks } from './Weeks.tsx';

/** What visitors asked and the assistant could not answer, and what it did in the last weeks. */
export function AssistantScreen({ access, assistant }: { access: AdminAccess; assistant: Assistant }) {
  return (
    <ListScreen
      access={access}
      section="/admin/assistant"
      title="Assistant"
      subtitle="Write a card for what it could not answer. Who asked is not known."
      list={assistant.list}
      columns={questionColumns}
      actions={assistant}
      above={<Weeks assistant={assistant} />}
    >
      <QuestionSheet assistant={assistant} />
    </ListScreen>
  );
}
