/** What a remote procedure answered, or its failure with the procedure's name. */
export function answerOf<Data>(
  procedure: string,
  { data, error }: { data: Data; error: { message: string } | null },
): Data {
  if (error !== null) throw new Error(`${procedure} failed: ${error.message}`, { cause: error });
  return data;
}
