import { navigate } from 'wouter/use-browser-location';
import { mayBeSignedIn } from '../session/browser-session.ts';
import { session } from '../session/session.ts';
import { showToast } from '../toasts/toasts.store.ts';
import { createAuthPage } from './auth.store.ts';

export const authPage = createAuthPage({
  session,
  mayBeSignedIn,
  showToast,
  navigate: (path) => navigate(path, { replace: true }),
  now: Date.now,
  isOnline: () => navigator.onLine,
});
