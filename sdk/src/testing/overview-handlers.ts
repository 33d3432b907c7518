import type { HttpHandler } from 'msw/http';
import * as z from 'zod/mini';
import { assistantPageMaximum } from '../contracts/assistant.ts';
import { type Attention, attentionMaximum } from '../contracts/attention.ts';
import { businessDay } from '../contracts/business-time.ts';
import { listSubmissionsRequestSchema } from '../contracts/form-submission.ts';
import { listSubscriptionsRequestSchema } from '../contracts/subscription.ts';
import type { AssistantAnswers } from './assistant-table.ts';
import { procedures } from './database-answers.ts';
import type { TestAccount } from './fixtures.ts';
import type { FormAnswers } from './form-table.ts';
import type { Awaitable } from './keyset-rows.ts';
import type { LeadAnswers } from './lead-table.ts';
import type { SubscriptionAnswers } from './subscription-table.ts';

/** What `count_attention` was asked for, in instants. */
export interface AttentionQuery {
  /** Leads without an answer are late that came before. */
  lateBefore: string;
  /** The beginning of today. */
  day: string;
}

/** What the database counts for an admin. Throw a `FlowError` with a status to answer a failure. */
export interface OverviewAnswers {
  countAttention(query: AttentionQuery): Awaitable<Attention>;
}

type Counted = Pick<LeadAnswers, 'listLeads'> &
  Pick<SubscriptionAnswers, 'listSubscriptions'> &
  Pick<FormAnswers, 'listSubmissions' | 'listForms'> &
  Pick<AssistantAnswers, 'listAssistantQuestions'>;

const lengthOf = ({ items, next_cursor }: { items: readonly unknown[]; next_cursor: string | null }) =>
  items.length + (next_cursor === null ? 0 : 1);

/** Counts what the lists answer. */
export async function countAttention(
  answers: Counted,
  { lateBefore, day }: AttentionQuery,
): Promise<Attention> {
  const limit = attentionMaximum;
  const leads = { status: 'all', forward: 'all', from: null, to: null, search: null, after: null } as const;
  const [fresh, dead, due, forms, flagged, unhelpful] = await Promise.all([
    answers.listLeads({ ...leads, status: 'new', limit: limit + 1 }),
    answers.listLeads({ ...leads, forward: 'dead', limit: limit + 1 }),
    answers.listSubscriptions(listSubscriptionsRequestSchema.parse({ status: 'past_due', limit })),
    answers.listForms(),
    answers.listSubmissions(
      listSubmissionsRequestSchema.parse({ flagged: true, from: businessDay(day), limit }),
    ),
    answers.listAssistantQuestions({
      ...{ outcome: 'unhelpful', language: 'all', from: day, to: null, search: null, after: null },
      limit: assistantPageMaximum,
    }),
  ]);
  return {
    leads_late: fresh.filter(({ received_at }) => received_at < lateBefore).length,
    leads_new: fresh.length,
    forwards_dead: dead.length,
    subscriptions_past_due: lengthOf(due),
    submissions_flagged: lengthOf(flagged),
    forms_overdue: forms.reduce((sum, { overdue }) => sum + overdue, 0),
    answers_unhelpful: unhelpful.length,
  };
}

const instant = z.string();

/** Handlers of what the SDK asks about all at once. */
export function overviewHandlers(
  url: string,
  accounts: readonly TestAccount[],
  answers: OverviewAnswers,
): HttpHandler[] {
  const call = procedures(url, accounts);
  return [
    call('count_attention', z.object({ _late_before: instant, _day: instant }), (asked) =>
      answers.countAttention({ lateBefore: asked._late_before, day: asked._day }),
    ),
  ];
}
