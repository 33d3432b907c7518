import { AsyncLocalStorage } from 'node:async_hooks';

const printed = new AsyncLocalStorage<unknown[][]>();

/**
 * Answers as `task` does. The embedded API prints every error that Postgres answers, the expected refusals too, with every
 * value of the statement: what it prints is held back, and shown without values only when the request has really failed.
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
    for (const args of held) original(args.map(withoutValues).join(' '));
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

/**
 * What may be printed of an error: what Postgres calls it and where it happened. Names, addresses and hashes are in the
 * parameters and details that Postgres adds, and in what its message quotes.
 */
export function withoutValues(error: unknown): string {
  if (typeof error === 'string') return withoutQuotedValues(error);
  if (!(error instanceof Error)) return '';
  const { code, where } = error as { code?: unknown; where?: unknown };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const functions =
    typeof where === 'string' ? where.split('\n').filter((line) => /^PL\/pgSQL /.test(line)) : [];
  return [
    `${error.name}${typeof code === 'string' ? ` ${code}` : ''}: ${withoutQuotedValues(error.message)}`,
    ...functions.map((line) => `    in ${line}`),
    ...frames,
    ...(error.cause === undefined ? [] : [`  because of ${withoutValues(error.cause)}`]),
  ].join('\n');
}

/** Postgres quotes a value after a colon; anywhere else only the name of a table, a column or a rule is kept. */
function withoutQuotedValues(message: string): string {
  return message
    .replaceAll(/: ".*"/gs, ': "…"')
    .replaceAll(/"([^"]*)"/g, (quoted, name: string) =>
      /^[a-z_][a-z0-9_.]{0,62}$/.test(name) ? quoted : '"…"',
    );
}
