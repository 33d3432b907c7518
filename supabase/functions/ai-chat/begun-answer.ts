/**
 * The pieces of an answer, as soon as it has begun or a moment has passed. A failure within that moment can still be
 * an HTTP status. After it the stream is opened all the same: a server notices reliably that its client has gone only
 * once it has begun to answer, and a connection that is silent for long is cut by others.
 */
export async function begunAnswer(
  answer: Promise<AsyncIterable<string>>,
  milliseconds: number,
): Promise<AsyncIterable<string>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moment = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return (await Promise.race([answer, moment])) ?? later(answer);
  } finally {
    clearTimeout(timer);
  }
}

async function* later(answer: Promise<AsyncIterable<string>>): AsyncGenerator<string> {
  yield* await answer;
}
