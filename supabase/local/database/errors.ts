import { AsyncLocalStorage } from 'node:async_hooks';

const printed = new AsyncLocalStorage<unknown[][]>();

/**
 * Answers as `task` does. The embedded API prints every error that Postgres answers, the expected refusals
 * too: what it prints is held back, and shown only when the request has really failed.
 */
export async function answerQuietly(task: () => Promise<Response>): Promise<Response> {
  const held: unknown[][] = [];
  const original = console.error;
  const hold = (...args: unknown[]) => {
    const own = printed.getStore();
    if (own === undefined) original(...args);
    else own.push(args);
  };
  const show = () => {
    for (const args of held) original(...args);
  };
  console.error = hold;
  try {
    const response = await printed.run(held, task);
    if (response.status >= 500) show();
    return response;
  } catch (error) {
    show();
    throw error;
  } finally {
    if (console.error === hold) console.error = original;
  }
}
