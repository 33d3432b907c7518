/** The part of localStorage that the chat uses. Storage may be full, forbidden or absent: that is no failure. */
export interface BrowserMemory {
  read(key: string): string | null;
  write(key: string, value: string): void;
  /** Calls back with what another tab of this browser has written. */
  watch(key: string, changed: (value: string) => void): void;
}

/** `open` is called each time, because reading `window.localStorage` itself can throw. */
export function createBrowserMemory(open: () => Storage): BrowserMemory {
  return {
    read(key) {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        open().setItem(key, value);
      } catch {
        // The chat goes on without being remembered.
      }
    },
    watch(key, changed) {
      window.addEventListener('storage', (event) => {
        if (event.key === key && event.newValue !== null) changed(event.newValue);
      });
    },
  };
}
