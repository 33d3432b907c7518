import { type Backend, post } from './backend.ts';
import { type CallOptions, startDeadline, until } from './call.ts';
import { FlowError, fromCutAnswer, fromResponse, fromTransportFailure } from './errors.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What is asked of a function that makes a file. */
interface FileRequest {
  /** The function's name. */
  name: string;
  /** The file's media type: an answer of another is not the file. */
  type: string;
  body: object;
}

/**
 * The bytes of a file that a function makes, as they arrive. The time of the call is how long each piece may take.
 * @throws FlowError also after bytes were yielded: the file is whole once the generator has ended
 */
export async function* streamFile(
  backend: Backend,
  { name, type, body }: FileRequest,
  options: CallOptions,
): AsyncGenerator<Bytes, void, undefined> {
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
      // What may be the mark, whole or in part.
      const end = Math.max(0, bytes.length - endMark.length);
      held = bytes.slice(end);
      if (end > 0) yield bytes.subarray(0, end);
    }
    // Whatever stands between may end an answer that broke off as if it were whole.
    if (new TextDecoder().decode(held) !== endMark) throw new TypeError('The answer has no end mark.');
  } catch (cause) {
    if (signal.aborted) throw fromTransportFailure(signal.reason, signal);
    // Before there is an answer nothing can break off.
    throw reader ? fromCutAnswer(cause) : cause;
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

function joined(first: Bytes, second: Bytes): Bytes {
  if (first.length === 0) return second;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
