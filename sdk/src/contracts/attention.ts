import * as z from 'zod/mini';

/** The most that is counted; of more, a count is one more. */
export const attentionMaximum = 100;

const count = z.int();

/** How much there is of what needs attention, each `attentionMaximum` and one more at most. */
export const attentionSchema = z.object({
  /** Leads without an answer whose working day is over. */
  leads_late: count,
  leads_new: count,
  /** Leads whose forwarding was given up. */
  forwards_dead: count,
  /** Subscriptions with a failed payment. */
  subscriptions_past_due: count,
  /** Submissions of today, in Dubai, with an answer that the coach has to see. */
  submissions_flagged: count,
  forms_overdue: count,
  /** Answers of the assistant that a visitor of today found unhelpful. */
  answers_unhelpful: count,
});
export type Attention = z.infer<typeof attentionSchema>;
