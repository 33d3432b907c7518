import type { RequestHandler } from 'msw';
import { getResponse } from 'msw/utils/get-response';

/**
 * A `fetch` that handlers answer, for a `createFlow` of its own: nothing global is replaced, and several backends can be
 * there at once. A request that none of them answers fails with its address.
 * @example
 * const admin = createFlow({ url, key: 'key', fetch: answeredBy(flowHandlers({ url, leads: [makeLead()] })) });
 */
export function answeredBy(handlers: readonly RequestHandler[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const answer = await getResponse([...handlers], request);
    if (!answer) throw new Error(`No handler answers ${request.method} ${request.url}.`);
    // As msw writes a connection that fails.
    if (answer.type === 'error') throw new TypeError('Failed to fetch');
    return answer;
  };
}
