import type { Guide } from './guide.ts';
import type { ChatSource } from './source.ts';

/** Cuts after every few words, so that an answer arrives at a pace that can be read along. */
function piecesOf(text: string): string[] {
  return text.match(/(?:\S+\s*){1,3}/g) ?? [];
}

/** The embedded guide as a source. `pause` waits between pieces and rejects when the signal aborts. */
export function guideSource(guide: Guide, pause: (signal: AbortSignal) => Promise<void>): ChatSource {
  return {
    async answer(messages, signal) {
      const pieces = piecesOf(guide.answer(messages));
      return (async function* () {
        for (const piece of pieces) {
          yield piece;
          await pause(signal);
        }
      })();
    },
  };
}
