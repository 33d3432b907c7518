import type { HttpHandler } from 'msw/http';
import * as z from 'zod/mini';
import {
  assistantLanguageFilters,
  assistantOutcomeFilters,
  assistantPageMaximum,
} from '../contracts/assistant.ts';
import type { AssistantAnswers } from './assistant-table.ts';
import { afterOf, optionalLimit, optionalText, procedures } from './database-answers.ts';
import type { TestAccount } from './fixtures.ts';

const listArguments = z.object({
  _outcome: z._default(z.enum(assistantOutcomeFilters), 'all'),
  _language: z._default(z.enum(assistantLanguageFilters), 'all'),
  _from: optionalText,
  _to: optionalText,
  _search: optionalText,
  _limit: optionalLimit,
  _after_asked_at: optionalText,
  _after_id: optionalText,
});

/** Handlers of what the SDK asks the database about the assistant. */
export function assistantHandlers(
  url: string,
  accounts: readonly TestAccount[],
  answers: AssistantAnswers,
): HttpHandler[] {
  const call = procedures(url, accounts);

  return [
    call('list_assistant_questions', listArguments, (asked) => {
      return answers.listAssistantQuestions({
        outcome: asked._outcome,
        language: asked._language,
        from: asked._from,
        to: asked._to,
        search: asked._search,
        limit: Math.min(asked._limit ?? assistantPageMaximum, assistantPageMaximum),
        after: afterOf(asked._after_asked_at, asked._after_id),
      });
    }),
    call('get_assistant_question', z.object({ _id: z.uuid() }), ({ _id }) =>
      answers.getAssistantQuestion(_id),
    ),
    call('list_assistant_weeks', z.object({ _weeks: z.int() }), ({ _weeks }) =>
      answers.listAssistantWeeks(_weeks),
    ),
  ];
}
