import { navigate } from 'wouter/use-browser-location';
import { loadFlow } from '../../services.ts';
import { createAccountActions } from '../session/account-actions.ts';
import { session } from '../session/session.ts';
import { showToast } from '../toasts/toasts.store.ts';
import { createDashboard } from './dashboard.store.ts';

export const dashboard = createDashboard({
  session,
  loadFlow,
  showToast,
  navigate: (path) => navigate(path, { replace: true }),
  openPage: (url) => location.assign(url),
  onReturn: (callback) => {
    const returned = ({ persisted }: PageTransitionEvent) => {
      if (persisted) callback();
    };
    addEventListener('pageshow', returned);
    return () => removeEventListener('pageshow', returned);
  },
});

export const { changePassword } = createAccountActions({ session, showToast });
