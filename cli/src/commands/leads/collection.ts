import {
  type ForwardFilter,
  forwardFilters,
  type Lead,
  type LeadFilter,
  type LeadStatusFilter,
  leadLimits,
  leadPageMaximum,
  leadSchema,
  leadStatusFilters,
} from '@flow/sdk/contracts/lead';
import { leadsCsv, leadsCsvFileName } from '@flow/sdk/csv';
import { filterOption } from '../argument.ts';
import type { ExportableCollection } from '../collection.ts';
import { addDayOptions, type ParsedDayRange, toDayRange } from '../day-range.ts';
import { parseSearch } from '../search.ts';
import { leadColumns } from './columns.ts';

export interface FilterOptions extends ParsedDayRange {
  status: LeadStatusFilter;
  forward: ForwardFilter;
  search?: string;
}

const forwardDescription = 'only those whose forwarding to the automation is there';

export const leads: ExportableCollection<Lead, FilterOptions, LeadFilter> = {
  names: { one: 'lead', many: 'leads' },
  addFilterOptions(command) {
    command
      .addOption(filterOption('--status <status>', 'only this status', leadStatusFilters))
      .addOption(filterOption('--forward <state>', forwardDescription, forwardFilters))
      .option(
        '--search <text>',
        "a part of the reference or the name, or some of the phone's digits",
        parseSearch(leadLimits.search),
      );
    return addDayOptions(command, 'received');
  },
  toFilter: ({ status, forward, search, ...days }) => ({
    status,
    forward,
    search: search ?? null,
    ...toDayRange(days),
  }),
  page: (flow, request) => flow.leads.page(request),
  pageMaximum: leadPageMaximum,
  fields: Object.keys(leadSchema.shape),
  columns: leadColumns,
  csv: leadsCsv,
  fileName: leadsCsvFileName,
  filePrefix: 'leads',
};
