import { type HttpHandler, http } from 'msw/http';
import type * as z from 'zod/mini';
import { invalidInput } from '../check-input.ts';
import { FlowError, isFlowError } from '../errors.ts';
import { errorResponse } from './answers.ts';
import type { TestAccount } from './fixtures.ts';
import { bearerOf } from './test-session.ts';

/** A handler of one edge function; a `FlowError` becomes the failure that a function writes. */
export function edgeFunction(
  url: string,
  name: string,
  answer: (request: Request) => Promise<Response>,
): HttpHandler {
  return http.post(`${url}/functions/v1/${name}`, async ({ request }) => {
    try {
      return await answer(request);
    } catch (error) {
      if (isFlowError(error)) return errorResponse(error);
      throw error;
    }
  });
}

export async function readBody<Schema extends z.ZodMiniType>(
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
export function requireAccount(request: Request, accounts: readonly TestAccount[]): TestAccount {
  const account = bearerOf(request, accounts);
  if (!account) throw new FlowError('unauthenticated', 'Sign in first.', { status: 401 });
  return account;
}

/** 403: signed in, without the right. */
export function requireAdmin(request: Request, accounts: readonly TestAccount[]): void {
  const account = requireAccount(request, accounts);
  if (!account.roles.includes('admin')) throw new FlowError('forbidden', 'Admins only.', { status: 403 });
}
