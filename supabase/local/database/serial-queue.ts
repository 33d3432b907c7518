export interface SerialQueue {
  /** Runs a task when every task given before it has ended, and answers as the task does. */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Runs the last task: whatever is given after it is refused. Ends once, however often it is called. */
  close(task: () => Promise<void>): Promise<void>;
}

/**
 * One session serves everybody, and a request sets its role for the length of a transaction: two requests at
 * once would share that transaction and its role. So they run one after the other.
 */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  let ended: Promise<void> | null = null;
  const run: SerialQueue['run'] = (task) => {
    if (ended) return Promise.reject(new Error('The database is closed.'));
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
  return {
    run,
    close(task) {
      ended ??= run(task);
      return ended;
    },
  };
}
