import { navigate } from 'wouter/use-browser-location';
import { loadFlow } from '../../services.ts';
import { createAccountActions } from '../session/account-actions.ts';
import { session } from '../session/session.ts';
import { showToast } from '../toasts/toasts.store.ts';
import { type AdminAccessDependencies, createAdminAccess } from './admin-access.store.ts';

const services: AdminAccessDependencies = {
  session,
  showToast,
  navigate: (path) => navigate(path, { replace: true }),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  currentPath: () => window.location.pathname + window.location.search,
};

export const adminAccess = createAdminAccess(services);

/** To the pages about people and what they sent: the roles are read from their table, and for others they do not exist. */
export const recordAccess = createAdminAccess({
  ...services,
  session: {
    ...session,
    checkAdmin: async () => (await (await loadFlow()).roles.mine()).includes('admin'),
  },
  refusal: 'hidden',
});

export const accountActions = createAccountActions({ session, showToast });
