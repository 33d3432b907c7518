import * as z from 'zod/mini';
import { createAsk } from './ask-tables.ts';
import { type CallOptions, repeatably } from './call.ts';
import { checkInput } from './check-input.ts';
import {
  type AssistantFilter,
  type AssistantPage,
  type AssistantQuestion,
  type AssistantWeek,
  assistantFilterSchema,
  assistantPageMaximum,
  assistantQuestionSchema,
  assistantWeekSchema,
  assistantWeeksMaximum,
  type ListAssistantRequest,
  listAssistantRequestSchema,
} from './contracts/assistant.ts';
import { dayArguments, keysetList } from './keyset-pages.ts';
import type { List } from './list.ts';
import type { Tables } from './tables.ts';

/**
 * What the assistant could not answer, and what it did. For admins: everybody else gets `unauthenticated` or `forbidden`.
 * Instants are ISO 8601 in UTC.
 */
export interface Assistant {
  /**
   * One page of questions that were not answered, or answered badly, newest first, of 100 unless `limit` (1 to 1,000) says
   * otherwise. `from` and `to` are Dubai days (`yyyy-mm-dd`), both inclusive.
   * @throws FlowError `invalid_input` (with `fields`), `unauthenticated`, `forbidden`
   * @example const { items, next_cursor } = await flow.assistant.page({ outcome: 'handed-over', language: 'ar' });
   */
  page(request?: ListAssistantRequest, options?: CallOptions): Promise<AssistantPage>;
  /**
   * Every matching question, newest first, fetched as far as it is read.
   * @throws FlowError as `page`
   * @example for await (const { question } of flow.assistant.all({ outcome: 'unhelpful' })) { ... }
   */
  all(filter?: AssistantFilter, options?: CallOptions): List<AssistantQuestion>;
  /**
   * The question of an id.
   * @throws FlowError `not_found`, `invalid_input`
   * @example const { question, answer } = await flow.assistant.find(id);
   */
  find(questionId: string, options?: CallOptions): Promise<AssistantQuestion>;
  /**
   * What the assistant did in each of the last weeks, this one first; 8 unless said (1 to 104).
   * @throws FlowError `invalid_input`, `unauthenticated`, `forbidden`
   * @example const [thisWeek, lastWeek] = await flow.assistant.weeks(2);
   */
  weeks(count?: number, options?: CallOptions): Promise<AssistantWeek[]>;
}

type Filter = z.output<typeof assistantFilterSchema>;

const questionIdSchema = z.uuid('Expected the id of a question');
const weekCountSchema = z.int().check(z.gte(1), z.lte(assistantWeeksMaximum));

/** A filter as the database takes it: what is absent does not restrict. */
function toArguments({ outcome, language, search, ...days }: Filter) {
  return {
    _outcome: outcome,
    _language: language,
    ...dayArguments(days),
    ...(search ? { _search: search } : {}),
  };
}

export function createAssistant(tables: Tables): Assistant {
  const ask = createAsk(tables);
  return {
    ...keysetList({
      tables,
      rowSchema: assistantQuestionSchema,
      instant: 'asked_at',
      filterSchema: assistantFilterSchema,
      requestSchema: listAssistantRequestSchema,
      batchSize: assistantPageMaximum,
      query: (client, filter, following) =>
        client.rpc('list_assistant_questions', { ...toArguments(filter), ...following }),
    }),

    async find(questionId, options = {}) {
      const _id = checkInput(questionIdSchema, questionId, 'question_id');
      return ask(repeatably, options, assistantQuestionSchema, (client) =>
        client.rpc('get_assistant_question', { _id }).single(),
      );
    },

    async weeks(count = 8, options = {}) {
      const _weeks = checkInput(weekCountSchema, count, 'weeks');
      return ask(repeatably, options, z.array(assistantWeekSchema), (client) =>
        client.rpc('list_assistant_weeks', { _weeks }),
      );
    },
  };
}
