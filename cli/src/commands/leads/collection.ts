import {
  type ForwardFilter,
  type Lead,
  type LeadFilter,
  type LeadStatusFilter,
  leadLimits,
  leadSchema,
} from '@flow/sdk/contracts/lead';
import { leadsCsv, leadsCsvFileName } from '@flow/sdk/csv';
import type { ExportableCollection } from '../collection.ts';
import { dayReaders, type ParsedDayRange, toDayRange } from '../day-range.ts';
import { parseSearch } from '../search.ts';
import { leadColumns } from './lead-columns.ts';
import { leadOptions } from './row-options.ts';

export interface FilterOptions extends ParsedDayRange {
  status: LeadStatusFilter;
  forward: ForwardFilter;
  search?: string;
}

export const leads: ExportableCollection<Lead, FilterOptions, LeadFilter> = {
  names: leadOptions.names,
  readers: { ...dayReaders, search: parseSearch(leadLimits.search) },
  toFilter: ({ status, forward, search, ...days }) => ({
    status,
    forward,
    search: search ?? null,
    ...toDayRange(days),
  }),
  all: (flow, filter) => flow.leads.all(filter),
  fields: Object.keys(leadSchema.shape),
  columns: leadColumns,
  csv: leadsCsv,
  fileName: leadsCsvFileName,
};
