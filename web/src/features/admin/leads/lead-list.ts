import { type ForwardFilter, type Lead, type LeadStatusFilter, leadLimits } from '@flow/sdk/contracts/lead';
import { choice, collect, type DayBounds, type ListDefinition } from '../list/list-definition.ts';
import { forwardLabels, leadStatusLabels } from './lead-labels.ts';

export type LeadFilters = DayBounds & { search: string; status: LeadStatusFilter; forward: ForwardFilter };

/** Everybody who asked for a consultation, by the day they did. */
export const leadList: ListDefinition<Lead, LeadFilters> = {
  noun: ['lead', 'leads'],
  filters: [
    {
      kind: 'search',
      name: 'search',
      label: 'Search',
      placeholder: 'Name, reference or number',
      maxLength: leadLimits.search,
    },
    choice('status', 'Status', { all: 'All', ...leadStatusLabels }),
    choice('forward', 'Forwarding', { all: 'All', ...forwardLabels }),
    { kind: 'days', labels: { from: 'From', to: 'To' } },
  ],
  page: (flow, filters, place) => flow.leads.page({ ...filters, ...place }),
  async file(flow, filters, now) {
    const csv = await import('@flow/sdk/csv');
    const rows = await collect(flow.leads.all(filters));
    return { name: csv.leadsCsvFileName(now), content: csv.leadsCsv(rows) };
  },
  sheet: {
    parameter: 'lead',
    keyOf: ({ reference }) => reference,
    find: (flow, reference) => flow.leads.find(reference),
  },
  texts: {
    title: 'Leads',
    empty: 'No data',
    emptyHint: 'No lead matches these filters. Widen them and press Apply.',
  },
};
