/** One event of an answer, as the function writes it. */
export function chatEvent(content: string): string {
  return `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
}

/** The event that ends an answer. */
export const chatEnd = 'data: [DONE]\n\n';

/** A body that hands out exactly these chunks. */
export function bodyOf(chunks: readonly (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) {
        controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
      }
      controller.close();
    },
  });
}

/** A body that hands out `first` and stays open; `cancelled` resolves to the reason when it is cancelled. */
export function openBody(first: string): { body: ReadableStream<Uint8Array>; cancelled: Promise<unknown> } {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(first)),
    cancel: resolve,
  });
  return { body, cancelled: promise };
}

/** A body that hands out `first` and then fails, as a connection that breaks does. */
export function breakingBody(first: string): ReadableStream<Uint8Array> {
  let sent = false;
  return new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new TypeError('terminated'));
      else controller.enqueue(new TextEncoder().encode(first));
      sent = true;
    },
  });
}
