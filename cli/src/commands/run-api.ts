import { type Connection, type Context, requireSession } from '../context.ts';
import { exitCodes } from '../exit-codes.ts';
import { Failure, usageFailure } from '../failure.ts';
import { readGivenFile } from '../given-file.ts';
import { renderJson } from '../output/json.ts';
import { addressOf, createRawSend, type RawAnswer, type RawRequest } from '../raw-request.ts';
import type { Implementation } from './implementation.ts';

interface ParsedOptions {
  method?: string;
  field?: string[];
  input?: string;
  include?: true;
  anonymous?: true;
  dryRun?: true;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const split = (field: string): [string, string] => {
  const at = field.indexOf('=');
  return [field.slice(0, at), field.slice(at + 1)];
};

/** JSON is what it is, all else a text. */
const fieldValue = (text: string): unknown => {
  const value = parseJson(text);
  return value === undefined ? text : value;
};

async function readBody(input: string, { io, cwd }: Context): Promise<string> {
  return input === '-' ? io.readInput() : readGivenFile('--input', input, cwd);
}

/** The request that the arguments describe. */
async function toRequest(path: string, parsed: ParsedOptions, context: Context): Promise<RawRequest> {
  const { field = [], input } = parsed;
  if (input !== undefined && field.length > 0)
    throw usageFailure('--input is the whole body: leave out --field.');
  const hasBody = input !== undefined || field.length > 0;
  const method = (parsed.method ?? (hasBody ? 'POST' : 'GET')).toUpperCase();
  if (!/^[A-Z]+$/.test(method)) throw usageFailure(`--method ${parsed.method} is no method.`);
  const fields = field.map(split);
  if (method === 'GET' || method === 'HEAD') {
    if (input !== undefined) throw usageFailure(`A ${method} has no body: leave out --input.`);
    const query = new URLSearchParams(fields).toString();
    return { path: query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path, method };
  }
  if (input !== undefined) return { path, method, body: await readBody(input, context) };
  const values = fields.map(([name, value]) => [name, fieldValue(value)] as const);
  return { path, method, body: fields.length > 0 ? JSON.stringify(Object.fromEntries(values)) : undefined };
}

/** Also a terminal is shown nothing that drives it: JSON escapes, and of all else the controls are left out. */
function shownText(text: string): string {
  const value = parseJson(text);
  if (value !== undefined) return renderJson(value);
  return text.replaceAll(/(?!\n)\p{Cc}/gu, ' ').replace(/(?<!\n)$/, '\n');
}

async function show({ status, headers, text }: RawAnswer, include: boolean, { io }: Context): Promise<void> {
  const lines = [`HTTP ${status}`, ...[...headers].map(([name, value]) => `${name}: ${value}`)];
  const head = include ? `${lines.join('\n')}\n\n` : '';
  await io.data(head + (io.terminal.data && text !== '' ? shownText(text) : text));
}

const unauthorizedStatuses = new Set([401, 403]);

async function tokenOf({ flow, url }: Connection): Promise<string> {
  return (await requireSession(flow, url)).accessToken;
}

export const implementation: Implementation = {
  async run(context, command, path: string, parsed: ParsedOptions) {
    const request = await toRequest(path, parsed, context);
    const options = command.optsWithGlobals();
    const connection = await context.connect(options);
    const address = addressOf(connection.url, request.path);
    const token = parsed.anonymous ? undefined : await tokenOf(connection);
    if (parsed.dryRun) {
      context.io.note(
        `Would send ${request.method} ${address}${request.body === undefined ? '' : ` with ${request.body}`}`,
      );
      return;
    }
    const answer = await createRawSend(connection, connection.onResponse)({ ...request, token });
    await show(answer, parsed.include === true, context);
    if (answer.status < 400) return;
    const code = unauthorizedStatuses.has(answer.status) ? exitCodes.unauthorized : exitCodes.failure;
    throw new Failure(`${connection.url} answered HTTP ${answer.status}.`, code);
  },
};
