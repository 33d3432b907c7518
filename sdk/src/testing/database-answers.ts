import { type HttpHandler, http } from 'msw/http';
import * as z from 'zod/mini';
import type { RowKey } from '../contracts/keyset-cursor.ts';
import { FlowError, isFlowError } from '../errors.ts';
import type { TestAccount } from './fixtures.ts';
import { bearerOf } from './test-session.ts';

const databaseCodes: Partial<Record<FlowError['code'], string>> = {
  invalid_input: '22023',
  unauthenticated: 'PGRST301',
  forbidden: '42501',
  not_found: 'PT404',
  conflict: 'PT409',
};

/** A failure as the database's API writes it. */
function databaseFailure(status: number, code: string, message: string): Response {
  return Response.json({ code, message, details: null, hint: null }, { status });
}

const refused = () => databaseFailure(401, '42501', 'permission denied');

type Answer = (request: Request, account: TestAccount) => Promise<unknown>;

/** Answers a signed-in user with JSON; as in the database, a visitor is refused before anything is read. */
export function forAccounts(accounts: readonly TestAccount[], answer: Answer) {
  return async ({ request }: { request: Request }): Promise<Response> => {
    const account = bearerOf(request, accounts);
    if (!account) return refused();
    try {
      return Response.json(await answer(request, account));
    } catch (error) {
      if (!isFlowError(error)) throw error;
      return databaseFailure(error.status ?? 500, databaseCodes[error.code] ?? 'XX000', error.message);
    }
  };
}

/** Answers an admin with JSON; anybody else is refused before anything is read. */
function forAdmins(accounts: readonly TestAccount[], answer: Answer) {
  return forAccounts(accounts, async (request, account) => {
    if (account.roles.includes('admin')) return answer(request, account);
    throw new FlowError('forbidden', 'permission denied', { status: 403 });
  });
}

/** Makes handlers of the database's functions; for admins alone unless said. */
export function procedures(url: string, accounts: readonly TestAccount[]) {
  return <Arguments extends z.ZodMiniType>(
    name: string,
    schema: Arguments,
    reply: (given: z.output<Arguments>, account: TestAccount) => unknown,
    whom = forAdmins,
  ): HttpHandler =>
    http.post(
      `${url}/rest/v1/rpc/${name}`,
      whom(accounts, async (request, account) =>
        // Without a body: no arguments.
        reply(schema.parse(JSON.parse((await request.text()) || '{}')), account),
      ),
    );
}

/** A handler of a table, with the rows that row level security shows to an account. */
export function tableOf(
  url: string,
  accounts: readonly TestAccount[],
  name: string,
  rows: (request: Request, account: TestAccount) => Promise<unknown[]>,
): HttpHandler {
  return http.get(`${url}/rest/v1/${name}`, forAccounts(accounts, rows));
}

/** The value that a table is asked for in a column: `id=eq.7` asks for 7. */
export function wanted(request: Request, column: string): string {
  return new URL(request.url).searchParams.get(column)?.replace(/^eq\./, '') ?? '';
}

/** A parameter of a procedure that may be left out. */
export const optionalText = z._default(z.nullable(z.string()), null);
export const optionalLimit = z._default(z.nullable(z.int()), null);

/** The place after which a page begins, of the two parameters that say so. */
export const afterOf = (instant: string | null, id: string | null): RowKey | null =>
  instant === null || id === null ? null : { instant, id };
