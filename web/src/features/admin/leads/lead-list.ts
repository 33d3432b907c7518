import {
  type ForwardFilter,
  forwardFilters,
  type Lead,
  type LeadFilter,
  type LeadStatusFilter,
  leadLimits,
  leadStatusFilters,
} from '@flow/sdk/contracts/lead';
import { collect, type DayBounds, type ListDefinition } from '../list/list-definition.ts';
import { forwardLabels, leadStatusLabels } from './lead-labels.ts';

export type LeadFilters = DayBounds & { search: string; status: LeadStatusFilter; forward: ForwardFilter };

function toFilter({ status, forward, from, to, search }: LeadFilters): LeadFilter {
  return { status, forward, from: from || null, to: to || null, search: search || null };
}

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
    {
      kind: 'select',
      name: 'status',
      label: 'Status',
      options: leadStatusFilters.map((status) => ({
        value: status,
        label: status === 'all' ? 'All' : leadStatusLabels[status],
      })),
    },
    {
      kind: 'select',
      name: 'forward',
      label: 'Forwarding',
      options: forwardFilters.map((forward) => ({
        value: forward,
        label: forward === 'all' ? 'All' : forwardLabels[forward],
      })),
    },
    { kind: 'days', labels: { from: 'From', to: 'To' } },
  ],
  page: (flow, filters, place) => flow.leads.page({ ...toFilter(filters), ...place }),
  async file(flow, filters, now) {
    const csv = await import('@flow/sdk/csv');
    const rows = await collect(flow.leads.all(toFilter(filters)));
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
