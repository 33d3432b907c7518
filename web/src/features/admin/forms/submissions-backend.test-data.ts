import type { Flow } from '@flow/sdk';
import { FlowError } from '@flow/sdk';
import type {
  FormSubmission,
  ListSubmissionsRequest,
  SubmissionFilter,
  SubmissionPage,
} from '@flow/sdk/contracts/form-submission';
import { makeForm, makeFormOverview } from '@flow/sdk/testing';
import { vi } from 'vitest';
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
  const backend = {
    page: vi.fn(async (_: ListSubmissionsRequest): Promise<SubmissionPage> => {
      return { items: rows, next_cursor: null, matching: rows.length, total: 1_000 };
    }),
    all: vi.fn(async function* (_: SubmissionFilter) {
      yield* rows;
    }),
    submission: vi.fn(async (id: string): Promise<FormSubmission> => {
      const row = rows.find((known) => known.id === id);
      if (!row) throw new FlowError('not_found', 'There is no such submission.');
      return row;
    }),
    registry: vi.fn(async () => [makeFormOverview()]),
    version: vi.fn(async (_formKey: string, _version: number) => makeForm()),
  };
  const copyText = vi.fn(async (text: string) => void copied.push(text));
  const submissions = createSubmissions(kind, {
    loadFlow: async () => ({ forms: backend }) as unknown as Flow,
    showToast: (toast) => void toasts.push(toast),
    saveFile: (name, content) => void files.push({ name, text: String(content) }),
    now: () => new Date('2026-11-21T08:00:00Z'),
    place,
    copyText,
    navigate: (path) => void visited.push(path),
  });
  return { submissions, list: submissions.list, backend, copyText, place, toasts, files, copied, visited };
}
