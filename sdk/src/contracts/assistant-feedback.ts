import * as z from 'zod/mini';
import { chatLimits, visitorIdSchema } from './chat.ts';

/** How a visitor finds an answer of the assistant. */
export const answerRatings = ['helpful', 'unhelpful'] as const;
export type AnswerRating = (typeof answerRatings)[number];

/** Lengths in UTF-16 characters. */
export const assistantFeedbackLimits = {
  question: chatLimits.messageCharacters,
  /** As much of an answer as is kept: what is longer is cut before it is sent. */
  answer: 4_000,
  /** JSON writes a character in at most six bytes. */
  bodyBytes: 40_000,
} as const;

const rated = {
  /**
   * When the browser was first told, in milliseconds since 1970. With the visitor it names the answer: sent again, or rated
   * anew, it stays one answer.
   */
  answerId: z.int().check(z.gte(0)),
  visitorId: visitorIdSchema,
};

/** A rating. Only what was not helpful comes with its words: that is what can be written better. */
export const assistantFeedbackSchema = z.discriminatedUnion('rating', [
  z.object({ rating: z.literal('helpful'), ...rated }),
  z.object({
    rating: z.literal('unhelpful'),
    ...rated,
    question: z.string().check(z.trim(), z.minLength(1), z.maxLength(assistantFeedbackLimits.question)),
    answer: z.string().check(z.trim(), z.minLength(1), z.maxLength(assistantFeedbackLimits.answer)),
  }),
]);
export type AssistantFeedback = z.infer<typeof assistantFeedbackSchema>;

export const assistantFeedbackReceiptSchema = z.object({ recorded: z.literal(true) });
