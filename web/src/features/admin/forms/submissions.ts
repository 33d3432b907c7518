import { navigate } from 'wouter/use-browser-location';
import type { FilterValues } from '../list/list-definition.ts';
import { listServices } from '../list/list-services.ts';
import { createSubmissions, type SubmissionsKind } from './submissions.store.ts';

/** The submissions of one form, in the browser. */
export function submissionsOf<Filters extends FilterValues>(kind: SubmissionsKind<Filters>) {
  return createSubmissions(kind, {
    ...listServices,
    navigate: (path) => navigate(path, { replace: true }),
  });
}
