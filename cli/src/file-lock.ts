/** How often another process is asked for its lock, and the milliseconds between: none needs it for longer. */
const patience = { retries: 100, factor: 1, minTimeout: 100, maxTimeout: 100 };

/** Works while no other process that asks the same works on a file. */
export async function whileLocked<Result>(
  path: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const { lock } = await import('proper-lockfile');
  // Where no lock can be made, as in a directory that cannot be written, nothing can be saved either.
  const release = await lock(path, { realpath: false, retries: patience, onCompromised: () => {} }).catch(
    () => null,
  );
  try {
    return await work();
  } finally {
    await release?.().catch(() => {});
  }
}
