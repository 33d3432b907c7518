import { type AuditEntry, type AuditFilter, auditEntrySchema } from '@flow/sdk/contracts/audit';
import { auditCsv, auditCsvFileName } from '@flow/sdk/csv';
import { instantColumn, type RowColumn, textColumn } from '../../output/row-columns.ts';
import type { ExportableCollection } from '../collection.ts';
import { dayReaders, type ParsedDayRange, toDayRange } from '../day-range.ts';
import { parseSearch } from '../search.ts';
import { valueText } from '../value-text.ts';
import { auditOptions } from './row-options.ts';

export interface FilterOptions extends ParsedDayRange {
  action?: string;
  actor?: string;
  subject?: string;
}

/** Names and values of the details: `from=new to=won`. */
const detailsText = ({ details }: AuditEntry): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}=${valueText(value)}`)
    .join(' ');

const columns: readonly RowColumn<AuditEntry>[] = [
  instantColumn('Done', 2, (row) => row.occurred_at),
  { ...textColumn<AuditEntry>('Actor', 1, (row) => row.actor_email), shrinks: true },
  textColumn('Action', 1, (row) => row.action),
  textColumn('Subject', 1, (row) => row.subject_id),
  { ...textColumn<AuditEntry>('Details', 3, detailsText), shrinks: true },
  textColumn('Request', 4, (row) => row.request_id),
];

export const auditEntries: ExportableCollection<AuditEntry, FilterOptions, AuditFilter> = {
  names: auditOptions.names,
  readers: {
    ...dayReaders,
    action: parseSearch(100),
    actor: parseSearch(320),
    subject: parseSearch(255),
  },
  toFilter: ({ action = null, actor = null, subject = null, ...days }) => ({
    action,
    actor,
    subject,
    ...toDayRange(days),
  }),
  all: (flow, filter) => flow.audit.all(filter),
  fields: Object.keys(auditEntrySchema.shape),
  columns: () => columns,
  csv: auditCsv,
  fileName: auditCsvFileName,
};
