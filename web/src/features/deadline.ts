/** Runs something that must end within so many milliseconds. Past them it is aborted, and rejects as a timeout. */
export async function withDeadline<Result>(
  milliseconds: number,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const reason = new DOMException('Nothing answered in time.', 'TimeoutError');
      controller.abort(reason);
      reject(reason);
    }, milliseconds);
  });
  try {
    return await Promise.race([run(controller.signal), deadline]);
  } finally {
    clearTimeout(timer);
  }
}
