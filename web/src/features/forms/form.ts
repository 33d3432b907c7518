import { navigate } from 'wouter/use-browser-location';
import { loadFlow } from '../../services.ts';
import { withDeadline } from '../deadline.ts';
import { session } from '../session/session.ts';
import { createDeviceDrafts } from './device-drafts.ts';
import { createForm } from './form.store.ts';

/** After so long without an answer a form counts as not sent. Sending it again is safe. */
const patience = 20_000;

export const form = createForm({
  session,
  loadForms: async () => (await loadFlow()).forms,
  verify: async () => (await loadFlow()).auth.verify(),
  drafts: createDeviceDrafts(() => window.localStorage),
  navigate,
  inTime: (promise) => withDeadline(patience, () => promise),
  now: () => new Date(),
});
