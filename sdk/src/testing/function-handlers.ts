import type { HttpHandler } from 'msw/http';
import * as z from 'zod/mini';
import { assistantFeedbackSchema } from '../contracts/assistant-feedback.ts';
import { chatRequestSchema } from '../contracts/chat.ts';
import { consultationPayloadSchema } from '../contracts/consultation.ts';
import {
  cancelSubscriptionRequestSchema,
  listSubscriptionsRequestSchema,
  subscriptionRequestSchema,
} from '../contracts/subscription.ts';
import { FlowError } from '../errors.ts';
import type { FlowAnswers } from './answers.ts';
import { chatEnd, chatEvent } from './chat-stream.ts';
import { procedures, tableOf, wanted } from './database-answers.ts';
import { edgeFunction, readBody, requireAccount, requireAdmin } from './edge-function.ts';
import type { TestAccount } from './fixtures.ts';

function requireKey(request: Request): void {
  if (!request.headers.get('apikey')) {
    throw new FlowError('unauthenticated', 'The apikey header is missing.', { status: 401 });
  }
}

function eventStream(pieces: Iterable<string> | AsyncIterable<string>): Response {
  const encoder = new TextEncoder();
  async function* lines() {
    for await (const content of pieces) yield chatEvent(content);
    yield chatEnd;
  }
  const source = lines();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await source.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await source.return();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

const subscriptionArguments = z.object({ _id: z.string() });

/** Handlers of the edge functions, and of what the database is asked about subscriptions. */
export function functionHandlers(
  url: string,
  accounts: readonly TestAccount[],
  answers: FlowAnswers,
): HttpHandler[] {
  const edge = (name: string, answer: (request: Request) => Promise<Response>) =>
    edgeFunction(url, name, answer);

  return [
    edge('consultation-webhook', async (request) => {
      const payload = await readBody(request, consultationPayloadSchema);
      return Response.json(await answers.submitConsultation(payload));
    }),
    edge('ai-chat', async (request) => {
      requireKey(request);
      return eventStream(answers.chat(await readBody(request, chatRequestSchema)));
    }),
    edge('assistant-feedback', async (request) => {
      await answers.rateAnswer(await readBody(request, assistantFeedbackSchema));
      return Response.json({ recorded: true });
    }),
    edge('admin-list-subscriptions', async (request) => {
      requireAdmin(request, accounts);
      const body = await readBody(request, listSubscriptionsRequestSchema);
      return Response.json(await answers.listSubscriptions(body));
    }),
    procedures(url, accounts)('get_subscription', subscriptionArguments, ({ _id }) =>
      answers.findSubscription(_id),
    ),
    edge('admin-cancel-subscription', async (request) => {
      requireAdmin(request, accounts);
      const body = await readBody(request, cancelSubscriptionRequestSchema);
      return Response.json({ subscription: await answers.cancelSubscription(body) });
    }),
    edge('cancel-subscription', async (request) => {
      const account = requireAccount(request, accounts);
      const body = await readBody(request, subscriptionRequestSchema);
      return Response.json({ subscription: await answers.cancelOwnSubscription(body, account) });
    }),
    edge('resume-subscription', async (request) => {
      const account = requireAccount(request, accounts);
      const body = await readBody(request, subscriptionRequestSchema);
      return Response.json({ subscription: await answers.resumeSubscription(body, account) });
    }),
    // As row level security answers: each caller gets their own rows and no others.
    tableOf(url, accounts, 'subscriptions', async (request, account) =>
      wanted(request, 'user_id') === account.userId ? answers.ownSubscriptions(account) : [],
    ),
  ];
}
