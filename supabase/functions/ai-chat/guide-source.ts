import type { Guide } from './guide.ts';
import type { ChatSource } from './source.ts';
import { type Pause, spoken } from './spoken.ts';

/** The embedded guide as a source. */
export function guideSource(guide: Pick<Guide, 'reply'>, pause: Pause): ChatSource {
  return {
    answer: async (messages, { signal }) => spoken(guide.reply(messages).text, pause, signal),
  };
}
