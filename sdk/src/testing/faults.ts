import { HttpHandler } from 'msw/http';
import { delay } from 'msw/utils/delay';
import { getResponse } from 'msw/utils/get-response';

/**
 * What goes wrong, by its name. It is read with every request: a test sets and deletes what it wants to begin and to end.
 */
export interface Faults {
  /** Every request is answered 429 and asked to wait so many seconds. */
  tooManyRequests?: number;
  /** Changes are made, and answered 500. */
  failsAfterChange?: boolean;
  /** Milliseconds before every answer. */
  slow?: number;
  /** The connection breaks in the middle of every answer. */
  cut?: boolean;
  /** A refresh token counts once. Without it the same one counts again and again. */
  strictRotation?: boolean;
  /** What a path has to contain for the first four: `admin-cancel-subscription`, `/rest/v1/`. All have, unless said. */
  only?: string;
}

/** What changes nothing, of all that is no GET. */
const reads =
  /\/auth\/v1\/|\/(?:admin-(?:list|export)-subscriptions|form-submissions|ai-chat|has_role|open_form|lead_history|(?:list|get)_\w+)$/;

const isChange = ({ method, url }: Request): boolean =>
  method !== 'GET' && method !== 'HEAD' && !reads.test(new URL(url).pathname);

/** Half of an answer, and then no connection. By its length a client of node tells that from an answer's end. */
async function cutShort(answer: Response): Promise<Response> {
  const whole = new Uint8Array(await answer.arrayBuffer());
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(whole.slice(0, Math.ceil(whole.length / 2)));
      await delay(10);
      controller.error(new TypeError('terminated'));
    },
  });
  const type = answer.headers.get('content-type') ?? 'application/json';
  const headers = { 'content-type': type, 'content-length': String(whole.length) };
  return new Response(body, { status: answer.status, headers });
}

/** As the gateway answers a key of another project; before the functions, which know their callers by their tokens, it asks for none. */
function refusalOfKey(request: Request, key: string | undefined): Response | undefined {
  const given = request.headers.get('apikey');
  if (key === undefined || given === key || new URL(request.url).pathname.includes('/functions/v1/')) return;
  const message = given === null ? 'No API key found in request' : 'Invalid API key';
  return Response.json({ message, hint: 'Double check your Supabase `apikey`' }, { status: 401 });
}

/** The handlers, with what goes wrong. A request that none of them answers stays one that nothing answers. */
export function withFaults(handlers: HttpHandler[], faults: Faults, key?: string): HttpHandler[] {
  async function disturbed(handler: HttpHandler, request: Request): Promise<Response | undefined> {
    const { tooManyRequests, failsAfterChange, slow, cut, only = '' } = faults;
    const answer = async () => refusalOfKey(request, key) ?? getResponse([handler], request.clone());
    if (!new URL(request.url).pathname.includes(only)) return answer();
    if (slow !== undefined) await delay(slow);
    if (tooManyRequests !== undefined) {
      const headers = { 'retry-after': String(tooManyRequests) };
      return Response.json({ message: 'Too many requests' }, { status: 429, headers });
    }
    const response = await answer();
    if (response && failsAfterChange && isChange(request))
      return Response.json({ message: 'Internal error' }, { status: 500 });
    return response && cut ? cutShort(response) : response;
  }
  return handlers.map((handler) => {
    const { method, path } = handler.info;
    return new HttpHandler(method, path, ({ request }) => disturbed(handler, request));
  });
}
