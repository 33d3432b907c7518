import { singleLine } from './output/single-line.ts';

/** Query parameters whose values let somebody in. */
const secretParameter = /token|key|secret|password|code/i;

/** An address as it may be shown: no password before the host, no secret behind the question mark. */
function maskedUrl(address: string): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  for (const name of url.searchParams.keys()) {
    if (secretParameter.test(name)) url.searchParams.set(name, 'xxx');
  }
  return url.href;
}

function requestId({ headers }: Response): string {
  const id = headers.get('x-request-id') ?? headers.get('sb-request-id');
  return id === null ? '' : ` (request ${id})`;
}

/** Notes each request with what became of it and after how long. Headers and bodies, which hold the secrets, are not shown. */
export function loggedFetch(
  send: typeof fetch,
  note: (line: string) => void,
  clock: () => number,
): typeof fetch {
  return async (input, init) => {
    const request = input instanceof Request ? input : { url: String(input), method: 'GET' };
    const name = `${init?.method ?? request.method} ${maskedUrl(request.url)}`;
    const began = clock();
    const say = (outcome: string, rest = '') =>
      note(singleLine(`${name}: ${outcome} in ${Math.round(clock() - began)} ms${rest}`));
    try {
      const response = await send(input, init);
      say(String(response.status), requestId(response));
      return response;
    } catch (cause) {
      say(cause instanceof Error ? cause.name : 'failed');
      throw cause;
    }
  };
}
