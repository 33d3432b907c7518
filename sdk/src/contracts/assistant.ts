import * as z from 'zod/mini';
import { businessDaySchema } from './business-time.ts';
import { openEnum } from './open-enum.ts';
import { safetyLanguages } from './safety-language.ts';
import { timestampSchema } from './timestamp.ts';

/**
 * Why a question is kept: it was not answered and the nearest cards were offered, or a coach was named; or it was answered,
 * and the answer was marked as not helpful.
 */
export const assistantOutcomes = ['offered', 'handed-over', 'unhelpful'] as const;
export type AssistantOutcome = (typeof assistantOutcomes)[number];

export const assistantOutcomeFilters = ['all', ...assistantOutcomes] as const;
export type AssistantOutcomeFilter = (typeof assistantOutcomeFilters)[number];

export const assistantLanguageFilters = ['all', ...safetyLanguages] as const;
export type AssistantLanguageFilter = (typeof assistantLanguageFilters)[number];

/** Length in UTF-16 characters after trimming. */
export const assistantLimits = { search: 100 } as const;

/** A question that the assistant could not answer, or answered badly. Who asked is not known. */
export const assistantQuestionSchema = z.object({
  id: z.uuid(),
  asked_at: timestampSchema,
  /** At most 500 characters, without mail addresses and phone numbers. */
  question: z.string(),
  /** Two letters: en, ar, hi, ur, fr, ru or tl. */
  language: z.string(),
  outcome: openEnum(assistantOutcomes),
  /** The ids of the cards that were offered. */
  offered: z.array(z.string()),
  /** Of an unhelpful answer alone. */
  answer: z.nullable(z.string()),
});
export type AssistantQuestion = z.infer<typeof assistantQuestionSchema>;

/** Most rows of one page: hosted Supabase answers no more in one call. */
export const assistantPageMaximum = 1_000;
/** Rows of a page unless the request says otherwise. */
export const assistantPageUsual = 100;

/** From and To bound the Dubai day of the question, both inclusive (`yyyy-mm-dd`). */
export const assistantFilterSchema = z.object({
  outcome: z._default(z.enum(assistantOutcomeFilters), 'all'),
  language: z._default(z.enum(assistantLanguageFilters), 'all'),
  from: z.optional(z.nullable(businessDaySchema)),
  to: z.optional(z.nullable(businessDaySchema)),
  /** A part of the question or the answer. */
  search: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(assistantLimits.search)))),
});
export type AssistantFilter = z.input<typeof assistantFilterSchema>;

export const listAssistantRequestSchema = z.extend(assistantFilterSchema, {
  limit: z._default(z.int().check(z.gte(1), z.lte(assistantPageMaximum)), assistantPageUsual),
  cursor: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});
export type ListAssistantRequest = z.input<typeof listAssistantRequestSchema>;

export interface AssistantPage {
  items: AssistantQuestion[];
  /** Where the next page begins; null on the last one. */
  next_cursor: string | null;
}

const times = z.int().check(z.gte(0));

/** What the assistant did in a week, from Monday to Sunday in Dubai. */
export const assistantWeekSchema = z.object({
  /** Its Monday. */
  week: businessDaySchema,
  /** The sum of the four below. */
  asked: times,
  answered: times,
  offered: times,
  handed_over: times,
  /** Questions about safety, of which nothing else is kept. */
  safety: times,
  /** Answers that were rated. */
  helpful: times,
  unhelpful: times,
  /** Consultation requests of visitors who had asked the assistant. */
  requests: times,
});
export type AssistantWeek = z.infer<typeof assistantWeekSchema>;

/** Most weeks that are told at once. */
export const assistantWeeksMaximum = 104;

/** The columns of the CSV export, in their order. */
export const assistantCsvColumns = [
  'asked_at',
  'outcome',
  'language',
  'question',
  'offered',
  'answer',
] as const;
