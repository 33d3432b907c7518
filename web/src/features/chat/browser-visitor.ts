import { track } from '../../analytics/track.ts';
import { createBrowserMemory } from './browser-memory.ts';
import { createVisitor } from './visitor.ts';

/** What this browser remembers of the chat. */
export const chatMemory = createBrowserMemory(() => window.localStorage);

/** Who uses this browser, as far as the chat knows. */
export const visitorId = createVisitor(chatMemory);

/** Counts an opening of the panel. */
export function countOpening(): void {
  track('ChatOpened', { visitor_id: visitorId() });
}
