import type { FormSubmission } from '@flow/sdk/contracts/form-submission';
import { makeForm } from '@flow/sdk/testing';
import { vi } from 'vitest';
import { flowOf, watched } from '../../flow.test-data.ts';
import type { ToastInput } from '../../toasts/toasts.store.ts';
import type { FilterValues } from '../list/list-definition.ts';
import { memoryPlace } from '../list/list-place.test-data.ts';
import { createSubmissions, type SubmissionsKind } from './submissions.store.ts';

/** The submissions of a form before a backend that has these, for tests. */
export function submissionsWorld<Filters extends FilterValues>(
  kind: SubmissionsKind<Filters>,
  rows: FormSubmission[],
  { search = '' } = {},
) {
  const toasts: ToastInput[] = [];
  const files: { name: string; text: string }[] = [];
  const copied: string[] = [];
  const visited: string[] = [];
  const place = memoryPlace(search);
  const now = () => new Date('2026-11-21T08:00:00Z');
  const goals = makeForm({ slug: 'goal-setting', key: 'goal_setting', title: 'Goal setting' });
  const forms = [makeForm(), goals];
  // The same questions in every version.
  const formVersion = (formKey: string) => forms.find(({ key }) => key === formKey) ?? null;
  const flow = flowOf({ submissions: rows, forms, formVersion, now });
  const backend = watched(flow.forms);
  const copyText = vi.fn(async (text: string) => void copied.push(text));
  const submissions = createSubmissions(kind, {
    loadFlow: async () => ({ ...flow, forms: backend }),
    showToast: (toast) => void toasts.push(toast),
    saveFile: (name, content) => void files.push({ name, text: String(content) }),
    now,
    place,
    copyText,
    navigate: (path) => void visited.push(path),
  });
  return { submissions, list: submissions.list, backend, copyText, place, toasts, files, copied, visited };
}
