import type { ErrorBody } from '@flow/contracts/error-body.ts';

export interface EventStreamOptions {
  /** Milliseconds of silence after which a comment keeps the connection open. */
  heartbeat: number;
  /** What the client is told when the answer breaks off. */
  failure(thrown: unknown): ErrorBody;
  /** The client went away. */
  onCancel(): void;
}

const encoder = new TextEncoder();
const data = (value: object) => `data: ${JSON.stringify(value)}\n\n`;

/**
 * Pieces of text as the chat's event stream, ending with `[DONE]`. An answer that breaks off ends with an error
 * event and without `[DONE]`, so that no half answer passes for a whole one.
 */
export function chatEventStream(
  pieces: AsyncIterable<string>,
  { heartbeat, failure, onCancel }: EventStreamOptions,
): ReadableStream<Uint8Array> {
  let isOpen = true;
  let timer: ReturnType<typeof setInterval>;

  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => {
        if (isOpen) controller.enqueue(encoder.encode(text));
      };
      const beat = () => send(': still here\n\n');
      const restart = () => {
        clearInterval(timer);
        timer = setInterval(beat, heartbeat);
      };
      const run = async () => {
        send(': answer\n\n');
        restart();
        for await (const content of pieces) {
          if (!isOpen) return;
          send(data({ choices: [{ delta: { content } }] }));
          restart();
        }
        send('data: [DONE]\n\n');
      };
      // Not awaited: a stream's start must settle before its reader gets the first piece.
      void run()
        .catch((thrown: unknown) => {
          if (isOpen) send(data(failure(thrown)));
        })
        .finally(() => {
          clearInterval(timer);
          if (isOpen) controller.close();
          isOpen = false;
        });
    },
    cancel() {
      isOpen = false;
      clearInterval(timer);
      onCancel();
    },
  });
}
