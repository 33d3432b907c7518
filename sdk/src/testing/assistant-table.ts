import type {
  AssistantLanguageFilter,
  AssistantOutcomeFilter,
  AssistantQuestion,
  AssistantWeek,
} from '../contracts/assistant.ts';
import type { RowKey } from '../contracts/keyset-cursor.ts';
import { FlowError } from '../errors.ts';
import { type Awaitable, newestRows } from './keyset-rows.ts';

/** What `list_assistant_questions` was asked for. */
export interface AssistantQuery {
  outcome: AssistantOutcomeFilter;
  language: AssistantLanguageFilter;
  /** Inclusive instant. */
  from: string | null;
  /** Exclusive instant. */
  to: string | null;
  search: string | null;
  limit: number;
  after: RowKey | null;
}

/** What the database answers about the assistant to an admin. Throw a `FlowError` with a status to answer a failure. */
export interface AssistantAnswers {
  listAssistantQuestions(query: AssistantQuery): Awaitable<AssistantQuestion[]>;
  getAssistantQuestion(id: string): Awaitable<AssistantQuestion>;
  listAssistantWeeks(count: number): Awaitable<AssistantWeek[]>;
}

function matches(row: AssistantQuestion, { outcome, language, from, to, search }: AssistantQuery): boolean {
  const wanted = (search ?? '').trim().toLowerCase();
  return (
    (outcome === 'all' || row.outcome === outcome) &&
    (language === 'all' || row.language === language) &&
    (from === null || row.asked_at >= from) &&
    (to === null || row.asked_at < to) &&
    `${row.question}\n${row.answer ?? ''}`.toLowerCase().includes(wanted)
  );
}

/**
 * Questions and weeks in memory that can be filtered and paged as in the database: enough to test a screen without one.
 * @example flowHandlers({ url, ...assistantTable([makeAssistantQuestion({ outcome: 'unhelpful' })]) })
 */
export function assistantTable(
  rows: readonly AssistantQuestion[],
  weeks: readonly AssistantWeek[] = [],
): AssistantAnswers {
  return {
    listAssistantQuestions: (query) => {
      const found = rows.filter((row) => matches(row, query));
      return newestRows(found, ({ asked_at, id }) => ({ instant: asked_at, id }), query);
    },
    getAssistantQuestion(id) {
      const found = rows.find((row) => row.id === id);
      if (!found) throw new FlowError('not_found', `There is no question ${id}.`, { status: 404 });
      return found;
    },
    listAssistantWeeks: (count) => weeks.slice(0, count),
  };
}
