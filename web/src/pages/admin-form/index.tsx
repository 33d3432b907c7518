import { useState } from 'react';
import { recordAccess } from '../../features/admin/admin.ts';
import { goalColumns } from '../../features/admin/forms/goal-columns.tsx';
import { SubmissionsScreen } from '../../features/admin/forms/SubmissionsScreen.tsx';
import { formColumns } from '../../features/admin/forms/submission-columns.tsx';
import { formKind, goalKind } from '../../features/admin/forms/submission-kinds.ts';
import { submissionsOf } from '../../features/admin/forms/submissions.ts';

function GoalForms() {
  const [submissions] = useState(() => submissionsOf(goalKind));
  return <SubmissionsScreen access={recordAccess} submissions={submissions} columns={goalColumns} />;
}

function OtherForms({ pathKey }: { pathKey: string }) {
  const [submissions] = useState(() => submissionsOf(formKind(pathKey)));
  return <SubmissionsScreen access={recordAccess} submissions={submissions} columns={formColumns} />;
}

export function Page({ parameters: { key } }: { parameters: { key: string } }) {
  return key === goalKind.pathKey ? <GoalForms /> : <OtherForms key={key} pathKey={key} />;
}
