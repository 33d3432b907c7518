/** The part of localStorage that the chat uses. Storage may be full, forbidden or absent: that is no failure. */
export interface BrowserMemory {
  read(key: string): string | null;
  write(key: string, value: string): void;
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
  };
}
