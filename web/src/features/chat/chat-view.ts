import { track } from '../../analytics/track.ts';
import { createBrowserMemory } from './browser-memory.ts';
import { createChatView } from './chat-view.store.ts';
import { createVisitor } from './visitor.ts';

export const chatMemory = createBrowserMemory(() => window.localStorage);

export const visitorId = createVisitor(chatMemory);

/** The page's one chat panel. */
export const chatView = createChatView({ track, visitorId });
