import { navigate } from 'wouter/use-browser-location';
import { showToast } from '../toasts/toasts.store.ts';
import { createAccount } from './account.store.ts';
import { session } from './session.ts';

export const account = createAccount({
  session,
  showToast,
  navigate: (path) => navigate(path, { replace: true }),
});
