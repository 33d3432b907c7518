import { loadFlow } from '../../../services.ts';
import { showToast } from '../../toasts/toasts.store.ts';
import { browserPlace } from './list-place.ts';
import type { ListDependencies } from './list-state.ts';
import { saveFile } from './save-file.ts';

/** What a list of the admin works with, in the browser. */
export const listServices: ListDependencies = {
  loadFlow,
  showToast,
  copyText: (text) => navigator.clipboard.writeText(text),
  saveFile,
  now: () => new Date(),
  place: browserPlace(),
};
