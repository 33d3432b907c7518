import type { ErrorCode } from './contracts/error-codes.ts';
import { codeOfStatus, FlowError, fromResponse } from './errors.ts';

const codeByDatabaseCode = new Map<unknown, ErrorCode>(
  Object.entries({
    '23505': 'conflict',
    '23503': 'conflict',
    '23514': 'invalid_input',
    '22023': 'invalid_input',
    '22P02': 'invalid_input',
    '42501': 'forbidden',
    PGRST116: 'not_found',
    PGRST301: 'unauthenticated',
    PGRST303: 'unauthenticated',
  } as const),
);

function codeOf(databaseCode: unknown, status: number): ErrorCode | undefined {
  const known = codeByDatabaseCode.get(databaseCode);
  // Postgres says "permission denied" to a visitor and to a signed-in user alike; the status tells them apart.
  return known === 'forbidden' && status === 401 ? 'unauthenticated' : known;
}

/** An answer of the database's API outside 2xx. */
export const fromDatabaseResponse = (response: Response): Promise<FlowError> =>
  fromResponse(response, codeOf);

/** What the client of the tables finds wrong by itself, as with a second row where one was wanted. */
export function fromDatabaseError(error: { message: string; code?: string }, status: number): FlowError {
  const code = codeOf(error.code, status) ?? codeOfStatus(status);
  return new FlowError(code, error.message, { status, cause: error });
}
