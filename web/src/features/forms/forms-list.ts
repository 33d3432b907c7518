import { navigate } from 'wouter/use-browser-location';
import { loadFlow } from '../../services.ts';
import { session } from '../session/session.ts';
import { createFormsList } from './forms-list.store.ts';

export const formsList = createFormsList({
  session,
  loadForms: async () => (await loadFlow()).forms,
  verify: async () => (await loadFlow()).auth.verify(),
  navigate: (path) => navigate(path, { replace: true }),
  now: () => new Date(),
});
