import type { HttpHandler } from 'msw/http';
import * as z from 'zod/mini';
import { assistantFeedbackSchema } from '../contracts/assistant-feedback.ts';
import { chatRequestSchema } from '../contracts/chat.ts';
import { consultationPayloadSchema } from '../contracts/consultation.ts';
import {
  cancelSubscriptionRequestSchema,
  listSubscriptionsRequestSchema,
  type SubscriptionPage,
  subscriptionPageMaximum,
  subscriptionRequestSchema,
} from '../contracts/subscription.ts';
import { exportSubscriptionsRequestSchema } from '../contracts/subscription-export.ts';
import { subscriptionsCsv } from '../csv.ts';
import { FlowError } from '../errors.ts';
import type { FlowAnswers } from './answers.ts';
import { chatEnd, chatEvent } from './chat-stream.ts';
import { procedures, tableOf, wanted } from './database-answers.ts';
import { admins, edgeFunctions, signedIn } from './edge-function.ts';
import type { TestAccount } from './fixtures.ts';

const anybody = () => {};

function requireKey(request: Request): void {
  if (!request.headers.get('apikey')) {
    throw new FlowError('unauthenticated', 'The apikey header is missing.', { status: 401 });
  }
}

/** Texts as the body of an answer, each made when it is asked for. */
function streamed(texts: AsyncGenerator<string>, type: string): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
  return new Response(body, { headers: { 'content-type': type } });
}

async function* eventsOf(pieces: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string> {
  for await (const content of pieces) yield chatEvent(content);
  yield chatEnd;
}

/** The rows of all pages as one file. */
async function* csvOf(
  { list, first }: { list: (cursor: string | null) => Promise<SubscriptionPage>; first: SubscriptionPage },
  endMark = '',
): AsyncGenerator<string> {
  let page = first;
  yield subscriptionsCsv(page.items);
  while (page.next_cursor !== null) {
    page = await list(page.next_cursor);
    yield subscriptionsCsv(page.items, { header: false });
  }
  if (endMark !== '') yield endMark;
}

const subscriptionArguments = z.object({ _id: z.string() });

/** Handlers of the edge functions, and of what the database is asked about subscriptions. */
export function functionHandlers(
  url: string,
  accounts: readonly TestAccount[],
  answers: FlowAnswers,
): HttpHandler[] {
  const edge = edgeFunctions(url, accounts);

  return [
    edge('consultation-webhook', anybody, consultationPayloadSchema, (payload) =>
      answers.submitConsultation(payload),
    ),
    edge('ai-chat', requireKey, chatRequestSchema, (request) =>
      streamed(eventsOf(answers.chat(request)), 'text/event-stream'),
    ),
    edge('assistant-feedback', anybody, assistantFeedbackSchema, async (feedback) => {
      await answers.rateAnswer(feedback);
      return { recorded: true };
    }),
    edge('admin-list-subscriptions', admins, listSubscriptionsRequestSchema, (body) =>
      answers.listSubscriptions(body),
    ),
    edge('admin-export-subscriptions', admins, exportSubscriptionsRequestSchema, async (body) => {
      const { end_mark, cursor: _, ...filter } = body;
      const list = async (cursor: string | null) =>
        answers.listSubscriptions({ ...filter, cursor, limit: subscriptionPageMaximum });
      // The first page is asked for before the answer begins: what it fails with is the answer.
      const first = await list(null);
      return streamed(csvOf({ list, first }, end_mark), 'text/csv; charset=utf-8; header=present');
    }),
    procedures(url, accounts)('get_subscription', subscriptionArguments, ({ _id }) =>
      answers.findSubscription(_id),
    ),
    edge('admin-cancel-subscription', admins, cancelSubscriptionRequestSchema, async (body) => ({
      subscription: await answers.cancelSubscription(body),
    })),
    edge('cancel-subscription', signedIn, subscriptionRequestSchema, async (body, account) => ({
      subscription: await answers.cancelOwnSubscription(body, account),
    })),
    edge('resume-subscription', signedIn, subscriptionRequestSchema, async (body, account) => ({
      subscription: await answers.resumeSubscription(body, account),
    })),
    // As row level security answers: each caller gets their own rows and no others.
    tableOf(url, accounts, 'subscriptions', async (request, account) =>
      wanted(request, 'user_id') === account.userId ? answers.ownSubscriptions(account) : [],
    ),
  ];
}
