import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { recordAccess } from '../../features/admin/admin.ts';
import { goalColumns } from '../../features/admin/forms/goal-columns.tsx';
import { SubmissionsScreen } from '../../features/admin/forms/SubmissionsScreen.tsx';
import { formColumns } from '../../features/admin/forms/submission-columns.tsx';
import { formKind, goalKind } from '../../features/admin/forms/submission-kinds.ts';
import { createSubmissions } from '../../features/admin/forms/submissions.store.ts';
import { listServices } from '../../features/admin/list/list-services.ts';

const services = { ...listServices, navigate: (path: string) => navigate(path, { replace: true }) };

function GoalForms() {
  const [submissions] = useState(() => createSubmissions(goalKind, services));
  return <SubmissionsScreen access={recordAccess} submissions={submissions} columns={goalColumns} />;
}

function OtherForms({ pathKey }: { pathKey: string }) {
  const [submissions] = useState(() => createSubmissions(formKind(pathKey), services));
  return <SubmissionsScreen access={recordAccess} submissions={submissions} columns={formColumns} />;
}

export function Page({ parameters: { key } }: { parameters: { key: string } }) {
  return key === goalKind.pathKey ? <GoalForms /> : <OtherForms key={key} pathKey={key} />;
}
