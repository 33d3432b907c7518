import { type Backend, post } from './backend.ts';
import { type CallOptions, startDeadline, until } from './call.ts';
import { cursorMaximum } from './contracts/subscription.ts';
import { createProgressCheck } from './cursor-pages.ts';
import { FlowError, fromCutAnswer, fromResponse, fromTransportFailure } from './errors.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** What is asked of a function that makes a file. */
interface FileRequest {
  /** The function's name. */
  name: string;
  /** The file's media type: an answer of another is not the file. */
  type: string;
  body: object;
}

/**
 * The bytes of a file that a function makes, as they arrive. A call of the function may end before the file does; the next
 * one goes on. The time of a call is how long each piece may take.
 * @throws FlowError also after bytes were yielded: the file is whole once the generator has ended
 */
export async function* streamFile(
  backend: Backend,
  request: FileRequest,
  options: CallOptions,
): AsyncGenerator<Bytes, void, undefined> {
  const check = createProgressCheck();
  let cursor: string | null = null;
  do {
    cursor = yield* streamPart(backend, { ...request, body: { ...request.body, cursor } }, options);
    if (cursor !== null) check(cursor);
  } while (cursor !== null);
}

async function* streamPart(
  backend: Backend,
  { name, type, body }: FileRequest,
  options: CallOptions,
): AsyncGenerator<Bytes, string | null, undefined> {
  const endMark = newEndMark();
  const { signal, endsAt, renew, lift, close } = startDeadline(options);
  let reader: ReadableStreamDefaultReader<Bytes> | undefined;
  try {
    const call = { signal, endsAt, isRepeatable: true, isStreamed: true };
    const response = await until(signal, () =>
      post(backend, call, `/functions/v1/${name}`, { ...body, end_mark: endMark }),
    );
    if (!response.ok) throw await fromResponse(response);
    const given = response.headers.get('content-type');
    if (!given?.startsWith(type) || !response.body)
      throw new FlowError('invalid_response', `The answer is not ${type}.`, { status: response.status });
    reader = response.body.getReader();

    let held: Bytes = new Uint8Array();
    for (;;) {
      renew();
      const { done, value } = await until(signal, reader.read.bind(reader));
      // A reader that takes its time with what it has is not waited for.
      lift();
      if (done) break;
      const bytes = joined(held, value);
      const end = endOf(bytes, endMark);
      held = bytes.slice(end);
      if (end > 0) yield bytes.subarray(0, end);
    }
    const last = characters(held);
    // Whatever stands between may end an answer that broke off as if it were whole.
    if (!last.startsWith(endMark)) throw new TypeError('The answer has no end mark.');
    return last.slice(endMark.length) || null;
  } catch (cause) {
    throw signal.aborted ? fromTransportFailure(signal.reason, signal) : fromCutAnswer(cause);
  } finally {
    close();
    // Of an answer that is not read to its end the rest is not sent.
    reader?.cancel().catch(() => {});
  }
}

/** Drawn at random: no row can contain it. `crypto.randomUUID` is missing from pages without TLS. */
function newEndMark(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One character a byte: places in the text are places in the bytes. */
function characters(bytes: Bytes): string {
  return new TextDecoder('latin1').decode(bytes);
}

/** How many bytes surely belong to the file: those before its mark, or before what may be the beginning of one. */
function endOf(bytes: Bytes, endMark: string): number {
  const start = Math.max(0, bytes.length - endMark.length - cursorMaximum);
  const place = characters(bytes.subarray(start)).indexOf(endMark);
  return place === -1 ? Math.max(0, bytes.length - endMark.length + 1) : start + place;
}

function joined(first: Bytes, second: Bytes): Bytes {
  if (first.length === 0) return second;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
