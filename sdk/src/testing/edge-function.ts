import { type HttpHandler, http } from 'msw/http';
import type * as z from 'zod/mini';
import { invalidInput } from '../check-input.ts';
import { FlowError, isFlowError } from '../errors.ts';
import { errorResponse } from './answers.ts';
import type { TestAccount } from './fixtures.ts';
import { bearerOf } from './test-session.ts';

/** Who may ask a function, and as whom. @throws FlowError before anything is read */
type Admission<Caller> = (request: Request, accounts: readonly TestAccount[]) => Caller;

/** 401 is nobody. */
export const signedIn: Admission<TestAccount> = (request, accounts) => {
  const account = bearerOf(request, accounts);
  if (!account) throw new FlowError('unauthenticated', 'Sign in first.', { status: 401 });
  return account;
};

/** 403: signed in, without the right. */
export const admins: Admission<TestAccount> = (request, accounts) => {
  const account = signedIn(request, accounts);
  if (!account.roles.includes('admin')) throw new FlowError('forbidden', 'Admins only.', { status: 403 });
  return account;
};

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

/** Makes handlers of edge functions, which answer JSON unless it is a Response; a `FlowError` becomes the failure that a function writes. */
export function edgeFunctions(url: string, accounts: readonly TestAccount[]) {
  return <Schema extends z.ZodMiniType, Caller>(
    name: string,
    whom: Admission<Caller>,
    schema: Schema,
    reply: (body: z.output<Schema>, caller: Caller) => unknown,
  ): HttpHandler =>
    http.post(`${url}/functions/v1/${name}`, async ({ request }) => {
      try {
        const caller = whom(request, accounts);
        const answer = await reply(await readBody(request, schema), caller);
        return answer instanceof Response ? answer : Response.json(answer);
      } catch (error) {
        if (isFlowError(error)) return errorResponse(error);
        throw error;
      }
    });
}
