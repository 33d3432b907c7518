import { type FormSubmission, submissionCsvColumns } from '@flow/sdk/contracts/form-submission';
import { parseId } from '../row-id.ts';
import type { Single } from '../show-one.ts';
import { valueText } from '../value-text.ts';
import { describeSubmission } from './describe-submission.ts';

export const singleSubmission: Single<FormSubmission> = {
  readers: { submission: parseId('a submission, as "forms list" shows it') },
  find: (flow, id) => flow.forms.submission(id),
  describe: async (submission, _now, flow) =>
    describeSubmission(submission, await flow.forms.version(submission.form_key, submission.version)),
  raw: (submission) => [
    ...submissionCsvColumns.map((name) => [name, valueText(submission[name])]),
    ...Object.entries(submission.payload).map(([question, answer]) => [question, valueText(answer)]),
  ],
};
