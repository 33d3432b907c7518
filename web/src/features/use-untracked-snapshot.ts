import { useCallback, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla';

/**
 * A store's snapshot, drawn anew at its every change. valtio's own hook watches which fields are read; that is a
 * kilobyte which the frame can do without, because its stores are small.
 */
export function useUntrackedSnapshot<State extends object>(state: State): Snapshot<State> {
  const observe = useCallback((changed: () => void) => subscribe(state, changed), [state]);
  const read = () => snapshot(state);
  return useSyncExternalStore(observe, read, read);
}
