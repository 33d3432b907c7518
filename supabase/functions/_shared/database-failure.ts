import { HttpError } from './errors.ts';

/** Failures that a procedure raises for its caller to read, by their SQL state. */
const readable: Record<string, [status: number, code: string]> = {
  PT404: [404, 'not_found'],
  PT409: [409, 'conflict'],
};

/** What a remote procedure answered, or its failure: with its own sentence, or else with the procedure's name. */
export function answerOf<Data>(
  procedure: string,
  { data, error }: { data: Data; error: { message: string; code?: string } | null },
): Data {
  if (error === null) return data;
  const known = readable[error.code ?? ''];
  if (known !== undefined) throw new HttpError(known[0], known[1], error.message, { cause: error });
  throw new Error(`${procedure} failed: ${error.message}`, { cause: error });
}
