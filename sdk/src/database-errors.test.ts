import { describe, expect, it } from 'vitest';
import { fromDatabaseError, fromDatabaseResponse } from './database-errors.ts';

describe('a failure of the database', () => {
  it.each([
    ['23505', 409, 'conflict'],
    ['23503', 409, 'conflict'],
    ['23514', 400, 'invalid_input'],
    ['22023', 400, 'invalid_input'],
    ['22P02', 400, 'invalid_input'],
    ['42501', 403, 'forbidden'],
    ['42501', 401, 'unauthenticated'],
    ['PT404', 404, 'not_found'],
    ['PT409', 409, 'conflict'],
    ['PGRST116', 406, 'not_found'],
    ['PGRST301', 401, 'unauthenticated'],
    ['PGRST303', 401, 'unauthenticated'],
    ['42P01', 404, 'not_found'],
    ['PGRST202', 404, 'not_found'],
    ['57014', 500, 'server'],
    ['', 503, 'upstream'],
    ['toString', 500, 'server'],
    ['', 429, 'rate_limited'],
  ])('%s with status %i is %s', async (postgresCode, status, code) => {
    const failure = { message: 'Words', code: postgresCode };
    const expected = { code, message: 'Words', status, cause: failure };
    expect(fromDatabaseError(failure, status)).toMatchObject(expected);
    expect(await fromDatabaseResponse(Response.json(failure, { status }))).toMatchObject(expected);
  });

  it('keeps its words, the wait and the id of the request', async () => {
    const headers = { 'retry-after': '9', 'sb-request-id': '019a-7' };
    const response = Response.json({ message: 'Slow down' }, { status: 429, headers });
    const limit = { code: 'rate_limited', message: 'Slow down', retryAfter: 9, requestId: '019a-7' };
    expect(await fromDatabaseResponse(response)).toMatchObject(limit);
  });

  it('that is no JSON is known by its status', async () => {
    const response = new Response('<h1>Bad gateway</h1>', { status: 502 });
    expect(await fromDatabaseResponse(response)).toMatchObject({ code: 'upstream', message: 'HTTP 502' });
  });
});
