import type { Caller } from './auth.ts';
import { originPolicy } from './cors.ts';
import type { LogFields, LogLevel } from './log.ts';
import type { ServeDependencies } from './serve.ts';

// @ts-types="./assert.d.ts"
export { default as assert } from 'node:assert/strict';

export interface LogLine {
  level: LogLevel;
  event: string;
  fields: LogFields;
}

export const adminToken = 'admin.token.signature';
export const clientToken = 'client.token.signature';
export const serviceKey = 'sb_secret_of_the_tests';

export const admin: Caller = {
  userId: '7f5b7a5e-0000-4000-8000-000000000001',
  email: 'admin@flow.example',
  token: adminToken,
};
export const client: Caller = {
  userId: '7f5b7a5e-0000-4000-8000-000000000002',
  email: 'client@flow.example',
  token: clientToken,
};

/** Surroundings that know an admin, a client and the service by what they bring, with a clock that stands and a log to read. */
export function testSurroundings() {
  const lines: LogLine[] = [];
  const dependencies: ServeDependencies = {
    identity: {
      callerOf: async (token) => [admin, client].find((caller) => caller.token === token) ?? null,
      hasRole: async (caller) => caller.userId === admin.userId,
      isService: async (key) => key === serviceKey,
    },
    allowsOrigin: originPolicy('https://flow.example'),
    log: (level, event, fields) => void lines.push({ level, event, fields }),
    newRequestId: () => 'request-1',
    now: () => 1_000,
  };
  return { dependencies, lines };
}

interface RequestParts {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

/** A POST of a value as JSON, or of a text as it is. */
export function post({ body, token, headers = {} }: RequestParts): Request {
  return new Request('http://functions.test/', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Status and error of a failed answer. */
export async function failureOf(response: Response) {
  const { error } = await response.json();
  return { status: response.status, ...error };
}
