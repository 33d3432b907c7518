import { navigate } from 'wouter/use-browser-location';
import { createAccountActions } from '../session/account-actions.ts';
import { session } from '../session/session.ts';
import { showToast } from '../toasts/toasts.store.ts';
import { createAdminAccess } from './admin-access.store.ts';

export const adminAccess = createAdminAccess({
  session,
  showToast,
  navigate: (path) => navigate(path, { replace: true }),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  currentPath: () => window.location.pathname + window.location.search,
});

export const accountActions = createAccountActions({ session, showToast });
