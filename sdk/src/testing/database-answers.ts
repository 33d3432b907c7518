import { type FlowError, isFlowError } from '../errors.ts';
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

const refused = (status: 401 | 403) => databaseFailure(status, '42501', 'permission denied');

/** Answers an admin with JSON; as in the database, anybody else is refused before anything is read. */
export function forAdmins(accounts: readonly TestAccount[], answer: (request: Request) => Promise<unknown>) {
  return async ({ request }: { request: Request }): Promise<Response> => {
    const account = bearerOf(request, accounts);
    if (!account) return refused(401);
    if (!account.roles.includes('admin')) return refused(403);
    try {
      return Response.json(await answer(request));
    } catch (error) {
      if (!isFlowError(error)) throw error;
      return databaseFailure(error.status ?? 500, databaseCodes[error.code] ?? 'XX000', error.message);
    }
  };
}
