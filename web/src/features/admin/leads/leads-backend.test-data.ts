import type { Lead } from '@flow/sdk/contracts/lead';
import { flowOf, watched } from '../../flow.test-data.ts';
import type { ToastInput } from '../../toasts/toasts.store.ts';
import { memoryPlace } from '../list/list-place.test-data.ts';
import { noon } from './lead-rows.test-data.ts';
import { createLeads } from './leads.store.ts';

/** The leads before a backend that keeps what it is told, for tests. */
export function leadsOf(rows: Lead[], search = '') {
  const toasts: ToastInput[] = [];
  const files: { name: string; text: string }[] = [];
  const copied: string[] = [];
  const place = memoryPlace(search);
  let time = noon.getTime();
  let tick = () => {};

  const now = () => new Date(time);
  const flow = flowOf({ leads: rows, clients: [], subscriptions: [], checkouts: [], now });
  const backend = watched(flow.leads);
  const trials = watched(flow.trials);
  const clients = watched(flow.clients);
  const leads = createLeads({
    loadFlow: async () => ({ ...flow, leads: backend, clients, trials }),
    showToast: (toast) => void toasts.push(toast),
    saveFile: (name, content) => void files.push({ name, text: String(content) }),
    copyText: async (text) => void copied.push(text),
    now,
    place,
    everyMinute: (callback) => {
      tick = callback;
      return () => {
        tick = () => {};
      };
    },
  });
  /** Lets minutes pass, as the browser's clock would. */
  function pass(minutes: number): void {
    time += minutes * 60_000;
    tick();
  }
  const { invite } = clients;
  return { leads, list: leads.list, place, rows, flow, backend, invite, trials, toasts, files, copied, pass };
}
