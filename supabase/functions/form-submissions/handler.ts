import { businessDayRange } from '@flow/contracts/business-time.ts';
import {
  type FormSubmission,
  listSubmissionsRequestSchema,
  type SubmissionPage,
} from '@flow/contracts/form-submission.ts';
import { encodeCursor, type RowKey } from '@flow/contracts/keyset-cursor.ts';
import { optionalJsonBody } from '../_shared/body.ts';
import { startOf } from '../_shared/page-cursor.ts';
import { type ServeDependencies, serve } from '../_shared/serve.ts';

/** Null does not restrict; `from` is inclusive, `to` exclusive. */
export interface SubmissionQuery {
  formKey: string | null;
  clientId: string | null;
  from: string | null;
  to: string | null;
  focus: string | null;
  complete: boolean | null;
  flagged: boolean | null;
  search: string | null;
}

export interface ListedSubmission {
  submission: FormSubmission;
  key: RowKey;
}

export interface SubmissionsDependencies extends ServeDependencies {
  /** The submissions that follow a key, newest first, never more than `limit`. */
  list(query: SubmissionQuery, after: RowKey | null, limit: number): Promise<ListedSubmission[]>;
  count(query: SubmissionQuery): Promise<{ total: number; matching: number | null }>;
}

/** Lists what clients sent to admins, a page at a time. */
export function createHandler(dependencies: SubmissionsDependencies) {
  const { list, count } = dependencies;
  return serve(
    {
      name: 'form-submissions',
      access: 'admin',
      body: optionalJsonBody(listSubmissionsRequestSchema),
      async handle({
        form_key,
        client_id,
        from,
        to,
        focus,
        completion,
        flagged,
        search,
        limit,
        cursor,
      }): Promise<SubmissionPage> {
        const query: SubmissionQuery = {
          formKey: form_key ?? null,
          clientId: client_id ?? null,
          ...businessDayRange(from, to),
          focus: focus ?? null,
          complete: completion === 'all' ? null : completion === 'complete',
          flagged: flagged ?? null,
          search: search ?? null,
        };
        const after = startOf(cursor);
        const [found, counts] = await Promise.all([list(query, after, limit), count(query)]);
        // One row more than the largest page cannot be read at once, so a full page asks whether another follows.
        const last = found.length === limit ? found.at(-1) : undefined;
        const hasMore = last !== undefined && (await list(query, last.key, 1)).length > 0;
        return {
          items: found.map(({ submission }) => submission),
          next_cursor: hasMore ? encodeCursor(last.key) : null,
          ...counts,
        };
      },
    },
    dependencies,
  );
}
