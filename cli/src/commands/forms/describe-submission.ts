import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import { type Answers, askedQuestions, type FormDefinition } from '@flow/sdk/contracts/form-definition';
import type { FormSubmission } from '@flow/sdk/contracts/form-submission';
import { singleLine } from '../../output/single-line.ts';
import { renderDetails } from '../../output/table.ts';
import { fullName } from '../clients/collection.ts';
import { valueText } from '../value-text.ts';

interface Asked {
  label: string;
  answer: unknown;
  isFlagged: boolean;
}

/** Each line of a text on its own, so that a long answer keeps its paragraphs. */
function indent(text: string, spaces: number): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => `${' '.repeat(spaces)}${singleLine(line)}\n`)
    .join('');
}

function groupText(title: string, questions: readonly Asked[]): string {
  const lines = questions.map(
    ({ label, answer, isFlagged }) =>
      indent(isFlagged ? `${label} [flagged]` : label, 2) + indent(valueText(answer) || '-', 4),
  );
  return lines.length === 0 ? '' : `\n${title}\n${lines.join('')}`;
}

/** A submission for a person: who sent it, then the answers under their questions, in Dubai time. */
export function describeSubmission(submission: FormSubmission, definition: FormDefinition): string {
  const { payload, flags, version } = submission;
  const read = (id: string, label: string): Asked => ({
    label,
    answer: payload[id],
    isFlagged: flags.includes(id),
  });
  const asked = new Set(askedQuestions(definition, payload as Answers).map(({ id }) => id));
  const groups = definition.groups.map(({ title, questions }) =>
    groupText(
      title,
      questions
        .filter(({ id }) => asked.has(id) || valueText(payload[id]) !== '')
        .map(({ id, label }) => read(id, label)),
    ),
  );
  const known = new Set(definition.groups.flatMap(({ questions }) => questions.map(({ id }) => id)));
  const others = Object.keys(payload).filter((id) => !known.has(id));
  return [
    renderDetails([
      ['Form', `${definition.title}, version ${version}`],
      ['Name', fullName(submission) ?? '-'],
      ['Email', submission.email ?? '-'],
      ['Phone', submission.phone ?? '-'],
      ['Submitted', formatBusinessDateTime(submission.created_at)],
      ['State', submission.complete ? 'complete' : 'incomplete'],
      ['Flagged', flags.join(', ') || '-'],
      ['Client', submission.client_id],
      ['Submission', submission.id],
    ]),
    ...groups,
    groupText(
      'Other answers',
      others.map((id) => read(id, id)),
    ),
  ].join('');
}
