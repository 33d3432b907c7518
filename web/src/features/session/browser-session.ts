import { sessionKey } from '@flow/sdk/contracts/session';
import type { SessionStore } from './session.store.ts';

/**
 * Whether this browser may have a session, or a mailed link may be making one. Where it cannot, a page need not
 * load the SDK to find out.
 */
export function mayBeSignedIn(target: Window = window): boolean {
  const { hash, search } = target.location;
  // A link's kind and its failure may stand in either.
  if (hash.length > 1 || /[?&](?:type|error)/.test(search)) return true;
  try {
    return target.localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}

/**
 * Looks at the session again when another tab has changed it, and when the page is seen again: a tab that slept, or a page
 * kept for the way back, has heard of nothing meanwhile.
 */
export function followBrowser(
  session: Pick<SessionStore, 'state' | 'load'>,
  target: Window = window,
): () => void {
  const recheck = () => {
    // Without an answer what is known stays true.
    if (session.state.status === 'signed-in') session.load().catch(() => {});
  };
  const stored = ({ key }: StorageEvent) => (key === sessionKey || key === null) && recheck();
  const seen = () => target.document.visibilityState === 'visible' && recheck();
  const shown = ({ persisted }: PageTransitionEvent) => persisted && recheck();
  target.addEventListener('storage', stored);
  target.addEventListener('pageshow', shown);
  target.document.addEventListener('visibilitychange', seen);
  return () => {
    target.removeEventListener('storage', stored);
    target.removeEventListener('pageshow', shown);
    target.document.removeEventListener('visibilitychange', seen);
  };
}

/** Calls back when another tab keeps a session, until the result is called. */
export function onSignedInElsewhere(callback: () => void, target: Window = window): () => void {
  const stored = ({ key, newValue }: StorageEvent) => key === sessionKey && newValue !== null && callback();
  target.addEventListener('storage', stored);
  return () => target.removeEventListener('storage', stored);
}
