export interface Turns {
  /** Runs a task when every task given before it has ended, and answers as the task does. */
  take<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Runs the last task: whatever is given after it is refused. Ends once, however often it is called. */
  end(task: () => Promise<void>): Promise<void>;
}

/**
 * One session serves everybody, and a request sets its role for the length of a transaction: two requests at
 * once would share that transaction and its role. So they take turns.
 */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  let ended: Promise<void> | null = null;
  const take: Turns['take'] = (task) => {
    if (ended) return Promise.reject(new Error('The database is closed.'));
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    take,
    end(task) {
      ended ??= take(task);
      return ended;
    },
  };
}
