import type { FormDefinition } from '@flow/sdk/contracts/form-definition';
import type { FormSubmission } from '@flow/sdk/contracts/form-submission';
import { type AnswerSection, answerTexts, otherAnswers } from './answers.ts';

type Payload = FormSubmission['payload'];

/** The choice that the client explains in a field of its own. */
const other = 'Other';

const ownText = (payload: Payload, id: string) => answerTexts(payload[`${id}_other`])[0] ?? '';

/** What was chosen, `Other` with what was written beside it, and what was written without choosing it. */
export function choices(payload: Payload, id: string): string[] {
  const chosen = answerTexts(payload[id]);
  const own = ownText(payload, id);
  if (own === '') return chosen;
  const explained = `${other}: ${own}`;
  return chosen.includes(other)
    ? chosen.map((choice) => (choice === other ? explained : choice))
    : [...chosen, explained];
}

/** `3 times/week`, with the client's own words in place of `Other`; `Not set` without an answer. */
export function frequencyText(payload: Payload): string {
  const [chosen = ''] = answerTexts(payload.weekly_frequency);
  const value = chosen === other ? ownText(payload, 'weekly_frequency') : chosen;
  return value === '' ? 'Not set' : `${value} times/week`;
}

/** The sheet's sections: what each answer is called there. */
const sections = [
  {
    title: 'Goals',
    labels: {
      one_week_goal: 'One week goal',
      one_month_goals: 'One month goals',
      one_year_goals: 'One year goals',
    },
  },
  {
    title: 'Mindset and focus',
    labels: {
      current_mindset: 'Current mindset',
      primary_focus: 'Primary focus',
      belief_to_change: 'Belief to change',
    },
  },
  {
    title: 'Training and challenges',
    labels: { weekly_frequency: 'Weekly frequency', obstacles: 'Obstacles' },
  },
  {
    title: 'Additional details',
    optional: true,
    labels: {
      nutrition_support: 'Nutrition support',
      success_visualization: 'Success visualization',
      anything_else: 'Additional notes',
    },
  },
] as const;

const documented = sections.flatMap(({ labels }) => Object.keys(labels));
const placed = new Set([...documented, ...documented.map((id) => `${id}_other`)]);

/** A goal-setting form by the document's sections, and below them what a later version asked besides. */
export function goalSections(
  sent: Pick<FormSubmission, 'payload' | 'flags'>,
  definition: FormDefinition | null,
): AnswerSection[] {
  const { payload, flags } = sent;
  const shown = sections.map((section) => {
    const answers = Object.entries(section.labels).map(([id, label]) => ({
      id,
      label,
      texts: id === 'weekly_frequency' ? [frequencyText(payload)] : choices(payload, id),
      isList: Array.isArray(payload[id]),
      flagged: flags.includes(id),
    }));
    // 'When present': each of them, and the section with the last.
    const present = answers.filter(({ texts }) => texts.length > 0);
    return { title: section.title, answers: 'optional' in section ? present : answers };
  });
  return [...shown.filter(({ answers }) => answers.length > 0), ...otherAnswers(sent, placed, definition)];
}
