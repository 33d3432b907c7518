import type { Io } from '../io.ts';

/** A line that is drawn over as work goes on, in a terminal only. */
export interface Progress {
  show(text: string): void;
  clear(): void;
}

const startOfClearedLine = '\r\u001b[2K';

export function createProgress(io: Io): Progress {
  let shown = false;
  return {
    show(text) {
      if (!io.terminal.notes) return;
      shown = true;
      io.draw(`${startOfClearedLine}${text}`);
    },
    clear() {
      if (shown) io.draw(startOfClearedLine);
      shown = false;
    },
  };
}
