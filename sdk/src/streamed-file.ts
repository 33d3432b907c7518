import { type Backend, post } from './backend.ts';
import { type CallOptions, startDeadline, until } from './call.ts';
import { exportCursorMaximum } from './contracts/subscription-export.ts';
import { fromCutAnswer, fromResponse } from './errors.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The bytes of a file that a function makes, as they arrive, part after part. The time of the call is how long each piece may take.
 * @throws FlowError also after bytes were yielded: the file is whole once the generator has ended
 */
export async function* streamFile(
  backend: Backend,
  name: string,
  body: object,
  options: CallOptions,
): AsyncGenerator<Bytes, void, undefined> {
  let cursor: string | null = null;
  do cursor = yield* streamPart(backend, name, { ...body, cursor }, options);
  while (cursor);
}

/** What is returned is where the next part begins; nothing after the last. */
async function* streamPart(
  backend: Backend,
  name: string,
  body: object,
  options: CallOptions,
): AsyncGenerator<Bytes, string, undefined> {
  // Drawn at random: no row can contain it. `crypto.randomUUID` is missing from pages without TLS.
  const endMark = crypto.getRandomValues(new Uint8Array(16)).join('-');
  const longestEnd = exportCursorMaximum + endMark.length;
  const { signal, endsAt, renew, lift, close } = startDeadline(options);
  let reader: ReadableStreamDefaultReader<Bytes> | undefined;
  try {
    const call = { signal, endsAt, isRepeatable: true, isStreamed: true };
    const response = await until(signal, () =>
      post(backend, call, `/functions/v1/${name}`, { ...body, end_mark: endMark }),
    );
    if (!response.ok) throw await fromResponse(response);
    const pieces = (response.body as ReadableStream<Bytes>).getReader();
    reader = pieces;
    let held: Bytes = new Uint8Array();
    for (;;) {
      renew();
      const { done, value } = await until(signal, () => pieces.read());
      // A reader that takes its time with what it has is not waited for.
      lift();
      if (done) break;
      // What cannot be the end goes on as it is: a copy of each piece would be as much again until it is collected.
      const ahead = Math.max(0, value.length - longestEnd);
      if (ahead > 0) {
        if (held.length > 0) yield held;
        yield value.subarray(0, ahead);
        held = new Uint8Array();
      }
      const rest = value.subarray(ahead);
      const bytes = new Uint8Array(held.length + rest.length);
      bytes.set(held);
      bytes.set(rest, held.length);
      // What may be the end, whole or in part.
      const end = Math.max(0, bytes.length - longestEnd);
      held = bytes.slice(end);
      if (end > 0) yield bytes.subarray(0, end);
    }
    const text = new TextDecoder().decode(held);
    // Whatever stands between may end an answer that broke off as if it were whole, or answer something else.
    if (!text.endsWith(endMark)) throw new TypeError('The answer has no end mark.');
    const cursor = text.slice(text.lastIndexOf('\n') + 1, -endMark.length);
    yield held.subarray(0, held.length - cursor.length - endMark.length);
    return cursor;
  } catch (cause) {
    // An answer that has not begun does not break off.
    if (!reader && !signal.aborted) throw cause;
    throw fromCutAnswer(signal.aborted ? signal.reason : cause, signal);
  } finally {
    close();
    // Of an answer that is not read to its end the rest is not sent.
    reader?.cancel().catch(() => {});
  }
}
