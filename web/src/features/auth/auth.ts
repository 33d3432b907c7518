import { navigate } from 'wouter/use-browser-location';
import { session } from '../session/session.ts';
import { showToast } from '../toasts/toasts.store.ts';
import { createAuthPage } from './auth.store.ts';

export const authPage = createAuthPage({
  session,
  showToast,
  navigate: (path) => navigate(path, { replace: true }),
});
