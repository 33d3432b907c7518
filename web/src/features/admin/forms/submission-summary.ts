import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import type { FormSubmission } from '@flow/sdk/contracts/form-submission';
import type { Answered, AnswerSection } from './answers.ts';

type Named = Pick<FormSubmission, 'first_name' | 'last_name'>;

/** The name of a client; null when none was given. */
export function clientName({ first_name, last_name }: Named): string | null {
  return [first_name, last_name].filter(Boolean).join(' ') || null;
}

/** Who sent what, when. */
export function submissionFacts(submission: FormSubmission): [label: string, value: string | null][] {
  return [
    ['Name', clientName(submission)],
    ['Email', submission.email],
    ['Phone', submission.phone],
    ['Version', `v${submission.version}`],
    ['Submitted', `${formatBusinessDateTime(submission.created_at)} (Dubai)`],
  ];
}

function answerLine({ label, texts, flagged }: Answered): string {
  const answer = texts.length === 0 ? '-' : texts.join(', ');
  return `${flagged ? '! ' : ''}${label}: ${answer}`;
}

/** A submission as lines of text, for a mail or a chat with a colleague. */
export function submissionSummary(
  title: string,
  submission: FormSubmission,
  sections: readonly AnswerSection[],
): string {
  const facts = submissionFacts(submission).filter(([, value]) => value !== null);
  return [
    [title, ...facts.map(([label, value]) => `${label}: ${value}`)],
    ...sections.map((section) => [section.title, ...section.answers.map(answerLine)]),
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
