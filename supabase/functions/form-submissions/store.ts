import { formSubmissionSchema } from '@flow/contracts/form-submission.ts';
import * as z from 'zod/mini';
import type { ServiceDatabase } from '../_shared/database.ts';
import { answerOf } from '../_shared/database-failure.ts';
import type { SubmissionQuery, SubmissionsDependencies } from './handler.ts';

const rowsSchema = z.array(z.extend(formSubmissionSchema, { created_at: z.string() }));
const countsSchema = z.object({ total: z.int(), matching: z.nullable(z.int()) });

/** The query as the database's functions take it: what is absent does not restrict. */
function toArguments({ formKey, clientId, from, to, focus, complete, flagged, search }: SubmissionQuery) {
  return {
    ...(formKey === null ? {} : { _form_key: formKey }),
    ...(clientId === null ? {} : { _client_id: clientId }),
    ...(from === null ? {} : { _from: from }),
    ...(to === null ? {} : { _to: to }),
    ...(focus === null ? {} : { _focus: focus }),
    ...(complete === null ? {} : { _complete: complete }),
    ...(flagged === null ? {} : { _flagged: flagged }),
    ...(search === null ? {} : { _search: search }),
  };
}

export function databaseSubmissions(
  database: ServiceDatabase,
): Pick<SubmissionsDependencies, 'list' | 'count'> {
  return {
    async list(query, after, limit) {
      const rows = answerOf(
        'list_form_submissions',
        await database.rpc('list_form_submissions', {
          ...toArguments(query),
          _limit: limit,
          ...(after === null ? {} : { _after_created_at: after.instant, _after_id: after.id }),
        }),
      );
      // The key keeps the instant as it was written: rounded to milliseconds, rows would be lost.
      return rowsSchema.parse(rows).map((row) => ({
        submission: formSubmissionSchema.parse(row),
        key: { instant: row.created_at, id: row.id },
      }));
    },
    async count(query) {
      const counts = answerOf(
        'count_form_submissions',
        await database.rpc('count_form_submissions', toArguments(query)),
      );
      return countsSchema.parse(Array.isArray(counts) ? counts[0] : counts);
    },
  };
}
