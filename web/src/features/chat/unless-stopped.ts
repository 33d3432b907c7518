/** What is loading cannot be stopped, but nobody has to wait for it: rejects as soon as the signal says so. */
export function unlessStopped<Part>(loading: Promise<Part>, signal: AbortSignal): Promise<Part> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    loading.then(resolve, reject);
  });
}
