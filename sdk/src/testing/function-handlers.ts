import { type HttpHandler, http } from 'msw';
import * as z from 'zod/mini';
import { chatRequestSchema } from '../contracts/chat.ts';
import { consultationPayloadSchema } from '../contracts/consultation.ts';
import { inviteClientRequestSchema } from '../contracts/invitation.ts';
import {
  cancelSubscriptionRequestSchema,
  listSubscriptionsRequestSchema,
  subscriptionRequestSchema,
} from '../contracts/subscription.ts';
import { FlowError, invalidInput, isFlowError } from '../errors.ts';
import { errorResponse, type FlowAnswers } from './answers.ts';
import { chatEnd, chatEvent } from './chat-stream.ts';
import { forAdmins } from './database-answers.ts';
import type { TestAccount } from './fixtures.ts';
import { bearerOf } from './test-session.ts';

async function readBody<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  let json: unknown;
  try {
    json = JSON.parse(await request.text());
  } catch (cause) {
    throw new FlowError('invalid_input', 'The body is not valid JSON.', { status: 400, cause });
  }
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  throw invalidInput(result.error, 'body', { status: 422 });
}

/** 401 is nobody. */
function requireAccount(request: Request, accounts: readonly TestAccount[]): TestAccount {
  const account = bearerOf(request, accounts);
  if (!account) throw new FlowError('unauthenticated', 'Sign in first.', { status: 401 });
  return account;
}

/** 403 is somebody who may not. */
function requireAdmin(request: Request, accounts: readonly TestAccount[]): void {
  const account = requireAccount(request, accounts);
  if (!account.roles.includes('admin')) throw new FlowError('forbidden', 'Admins only.', { status: 403 });
}

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
  const edgeFunction = (name: string, answer: (request: Request) => Promise<Response>) =>
    http.post(`${url}/functions/v1/${name}`, async ({ request }) => {
      try {
        return await answer(request);
      } catch (error) {
        if (isFlowError(error)) return errorResponse(error);
        throw error;
      }
    });

  return [
    edgeFunction('consultation-webhook', async (request) => {
      const payload = await readBody(request, consultationPayloadSchema);
      return Response.json(await answers.submitConsultation(payload));
    }),
    edgeFunction('ai-chat', async (request) => {
      requireKey(request);
      return eventStream(answers.chat(await readBody(request, chatRequestSchema)));
    }),
    edgeFunction('admin-list-subscriptions', async (request) => {
      requireAdmin(request, accounts);
      const body = await readBody(request, listSubscriptionsRequestSchema);
      return Response.json(await answers.listSubscriptions(body));
    }),
    http.post(
      `${url}/rest/v1/rpc/get_subscription`,
      forAdmins(accounts, async (request) => {
        const { _id } = subscriptionArguments.parse(await request.json());
        return answers.findSubscription(_id);
      }),
    ),
    edgeFunction('admin-cancel-subscription', async (request) => {
      requireAdmin(request, accounts);
      const body = await readBody(request, cancelSubscriptionRequestSchema);
      return Response.json({ subscription: await answers.cancelSubscription(body) });
    }),
    edgeFunction('cancel-subscription', async (request) => {
      const account = requireAccount(request, accounts);
      const body = await readBody(request, subscriptionRequestSchema);
      return Response.json({ subscription: await answers.cancelOwnSubscription(body, account) });
    }),
    edgeFunction('resume-subscription', async (request) => {
      const account = requireAccount(request, accounts);
      const body = await readBody(request, subscriptionRequestSchema);
      return Response.json({ subscription: await answers.resumeSubscription(body, account) });
    }),
    edgeFunction('invite-client', async (request) => {
      requireAdmin(request, accounts);
      return Response.json(await answers.inviteClient(await readBody(request, inviteClientRequestSchema)));
    }),
    // As row level security answers: their own rows to whoever asks for them, and no others.
    http.get(`${url}/rest/v1/subscriptions`, async ({ request }) => {
      const account = bearerOf(request, accounts);
      const wanted = new URL(request.url).searchParams.get('user_id');
      const isOwn = account !== null && wanted === `eq.${account.userId}`;
      return Response.json(isOwn ? await answers.ownSubscriptions(account) : []);
    }),
  ];
}
