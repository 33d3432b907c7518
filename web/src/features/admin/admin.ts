import { navigate } from 'wouter/use-browser-location';
import { loadFlow } from '../../services.ts';
import { session } from '../session/session.ts';
import { showToast } from '../toasts/toasts.store.ts';
import { createAccountActions } from './account-actions.ts';
import { createAdmin } from './admin.store.ts';
import { createAdminAccess } from './admin-access.store.ts';
import { saveFile } from './save-file.ts';

export const adminAccess = createAdminAccess({
  session,
  showToast,
  navigate: (path) => navigate(path, { replace: true }),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  currentPath: () => window.location.pathname,
});

export const admin = createAdmin({ loadFlow, showToast, saveFile, now: () => new Date() });

export const accountActions = createAccountActions({ session, showToast });
