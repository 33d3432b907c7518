import { loadFlow } from '../../services.ts';
import { followBrowser } from './browser-session.ts';
import { createSession } from './session.store.ts';
import { forgetUser } from './user-storage.ts';

/** The page's one session. */
export const session = createSession(loadFlow, forgetUser);

if (!import.meta.env.SSR) followBrowser(session);
