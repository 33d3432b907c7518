import { type FormSubmission, submissionCsvColumns } from '@flow/sdk/contracts/form-submission';
import { parseId } from '../argument.ts';
import { type Single, showCommandOf } from '../show-one.ts';
import { valueText } from '../value-text.ts';
import { describeSubmission } from './describe-submission.ts';

export const singleSubmission: Single<FormSubmission> = {
  argument: {
    name: 'submission',
    description: 'the id that "forms list" shows',
    parse: parseId('a submission, as "forms list" shows it'),
  },
  find: (flow, id) => flow.forms.submission(id),
  describe: async (submission, flow) =>
    describeSubmission(submission, await flow.forms.version(submission.form_key, submission.version)),
  raw: (submission) => [
    ...submissionCsvColumns.map((name) => [name, valueText(submission[name])]),
    ...Object.entries(submission.payload).map(([question, answer]) => [question, valueText(answer)]),
  ],
};

export const configure = showCommandOf(singleSubmission, {
  notes: [
    'Show what a client sent: the answers under the questions of the version that was answered.',
    'In a pipe a field or an answer a line: name or id of the question, tab, value.',
  ],
  examples: [
    ['forms show 0b8f6c1e-7a53-4d53-9a54-3f1e0c1f4a53', 'for a person'],
    ['forms show 0b8f6c1e-7a53-4d53-9a54-3f1e0c1f4a53 --json | jq .payload', 'for a script'],
  ],
});
