import type { FormSubmission } from '@flow/sdk/contracts/form-submission';
import { makeForm } from '@flow/sdk/testing';
import { flowOf, watched } from '../../flow.test-data.ts';
import { adminServices, noon } from '../admin-services.test-data.ts';
import type { FilterValues } from '../list/list-definition.ts';
import { createSubmissions, type SubmissionsKind } from './submissions.store.ts';

/** The submissions of a form before a backend that has these, for tests. */
export function submissionsWorld<Filters extends FilterValues>(
  kind: SubmissionsKind<Filters>,
  rows: FormSubmission[],
  { search = '' } = {},
) {
  const { services, ...told } = adminServices(search);
  const visited: string[] = [];
  const goals = makeForm({ slug: 'goal-setting', key: 'goal_setting', title: 'Goal setting' });
  const forms = [makeForm(), goals];
  // The same questions in every version.
  const formVersion = (formKey: string) => forms.find(({ key }) => key === formKey) ?? null;
  const flow = flowOf({ submissions: rows, forms, formVersion, now: () => noon });
  const backend = watched(flow.forms);
  const submissions = createSubmissions(kind, {
    ...services,
    loadFlow: async () => ({ ...flow, forms: backend }),
    navigate: (path) => void visited.push(path),
  });
  return { ...told, submissions, list: submissions.list, backend, visited };
}
