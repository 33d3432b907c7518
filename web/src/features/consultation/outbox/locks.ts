import { outboxKey } from '../../../storage-keys.ts';

/** Longest wait, in milliseconds, for another tab that is writing: it takes less than one. */
const patience = 500;

/** What the tabs of one browser do one at a time. Without Web Locks each does as if it were alone. */
export function createLocks(locks: LockManager | undefined) {
  return {
    /** Runs a change while no other tab makes one. */
    async alone(change: () => void): Promise<void> {
      if (!locks) return change();
      try {
        await locks.request(`${outboxKey}.write`, { signal: AbortSignal.timeout(patience) }, change);
      } catch {
        change();
      }
    },

    /** Sends what the visitor sends now. No tab sends what waits meanwhile: this may be among it. */
    async sending<Result>(send: () => Promise<Result>): Promise<Result> {
      let started: Promise<Result> | undefined;
      const start = () => {
        started ??= send();
        return started;
      };
      if (!locks) return start();
      try {
        return await locks.request(outboxKey, { mode: 'shared', ifAvailable: true }, start);
      } catch (error) {
        // Either the request failed, or the browser gives out no locks.
        if (started) throw error;
        return start();
      }
    },

    /** Sends what waits, unless another tab sends something. */
    async resending(send: () => Promise<void>): Promise<void> {
      if (!locks) return send();
      let asked = false;
      try {
        await locks.request(outboxKey, { ifAvailable: true }, (lock) => {
          asked = true;
          return lock ? send() : undefined;
        });
      } catch (error) {
        if (asked) throw error;
        await send();
      }
    },
  };
}

export type Locks = ReturnType<typeof createLocks>;
