import { issueFields, issueText } from '@flow/contracts/issue-fields.ts';
import * as z from 'zod/mini';
import { HttpError } from './errors.ts';

// Without a locale zod/mini says only 'Invalid input'.
z.config(z.locales.en());

/** How an endpoint turns its body into its input. */
export interface BodyReader<Input> {
  /** Largest body in bytes. */
  limit: number;
  contentTypes: readonly string[] | null;
  parse(text: string): Input;
}

/** Past the limit, this much more is read and dropped, so that a client still sending sees the answer. */
const drainedBytes = 1_000_000;

async function readText(request: Request, limit: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let text = '';
  for await (const chunk of chunksOf(request)) {
    size += chunk.byteLength;
    if (size <= limit) text += decoded(() => decoder.decode(chunk, { stream: true }));
    if (size > limit + drainedBytes) break;
  }
  if (size > limit) {
    throw new HttpError(413, 'payload_too_large', `The body is larger than ${limit} bytes.`);
  }
  return text + decoded(() => decoder.decode());
}

/** A caller that goes away while it sends has failed, not we. */
async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* request.body ?? [];
  } catch (cause) {
    throw new HttpError(400, 'incomplete_body', 'The body broke off before its end.', { cause });
  }
}

function decoded(decode: () => string): string {
  try {
    return decode();
  } catch (cause) {
    throw new HttpError(400, 'invalid_json', 'The body is not UTF-8 text.', { cause });
  }
}

function mediaType(request: Request): string | null {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() || null;
}

/** Reads the body, counting what really arrives: a declared length may lie. */
export async function readBody<Input>(request: Request, reader: BodyReader<Input>): Promise<Input> {
  const type = mediaType(request);
  if (type !== null && reader.contentTypes !== null && !reader.contentTypes.includes(type)) {
    throw new HttpError(
      415,
      'unsupported_media_type',
      `Send ${reader.contentTypes.join(' or ')}, not ${type}.`,
    );
  }
  return reader.parse(await readText(request, reader.limit));
}

/**
 * JSON of a contract. Browsers send it as text/plain too: such a request needs no preflight and still arrives
 * from a page that is being left.
 */
export function jsonBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  limit = 10_000,
): BodyReader<z.output<Schema>> {
  return {
    limit,
    contentTypes: ['application/json', 'text/plain'],
    parse(text) {
      let json: unknown;
      try {
        json = JSON.parse(text);
      } catch (cause) {
        throw new HttpError(400, 'invalid_json', 'The body is not valid JSON.', { cause });
      }
      const result = schema.safeParse(json);
      if (result.success) return result.data;
      const fields = issueFields(result.error, 'body');
      throw new HttpError(422, 'invalid_input', issueText(fields), { fields });
    },
  };
}

/** JSON of a contract whose every part is optional: no body at all asks for everything. */
export function optionalJsonBody<Schema extends z.ZodMiniType>(schema: Schema): BodyReader<z.output<Schema>> {
  const reader = jsonBody(schema);
  return { ...reader, parse: (text) => reader.parse(text === '' ? '{}' : text) };
}

/** The body as it came, for those who sign its bytes. */
export function textBody(limit: number): BodyReader<string> {
  return { limit, contentTypes: null, parse: (text) => text };
}
