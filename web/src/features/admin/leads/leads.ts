import { loadFlow } from '../../../services.ts';
import { showToast } from '../../toasts/toasts.store.ts';
import { saveFile } from '../save-file.ts';
import { createLeads } from './leads.store.ts';

export const leads = createLeads({
  loadFlow,
  showToast,
  saveFile,
  copyText: (text) => navigator.clipboard.writeText(text),
  now: () => new Date(),
  everyMinute: (tick) => {
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  },
});
