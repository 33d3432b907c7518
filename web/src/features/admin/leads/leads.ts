import { listServices } from '../list/list-services.ts';
import { createLeads } from './leads.store.ts';

export const leads = createLeads({
  ...listServices,
  everyMinute: (tick) => {
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  },
});
