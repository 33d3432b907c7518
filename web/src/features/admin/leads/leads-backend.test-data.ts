import type { Lead } from '@flow/sdk/contracts/lead';
import { flowOf, watched } from '../../flow.test-data.ts';
import { adminServices, noon } from '../admin-services.test-data.ts';
import { createLeads } from './leads.store.ts';

/** The leads before a backend that keeps what it is told, for tests. */
export function leadsOf(rows: Lead[], search = '') {
  let time = noon.getTime();
  let tick = () => {};
  const now = () => new Date(time);
  const flow = flowOf({ leads: rows, clients: [], subscriptions: [], checkouts: [], now });
  const backend = watched(flow.leads);
  const trials = watched(flow.trials);
  const clients = watched(flow.clients);
  const { services, ...told } = adminServices(search, now);
  const leads = createLeads({
    ...services,
    loadFlow: async () => ({ ...flow, leads: backend, clients, trials }),
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
  return { ...told, leads, list: leads.list, rows, flow, backend, invite: clients.invite, trials, pass };
}
