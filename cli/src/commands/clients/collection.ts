import { type Client, type ClientFilter, clientLimits, clientSchema } from '@flow/sdk/contracts/client';
import { clientsCsv, clientsCsvFileName } from '@flow/sdk/csv';
import { instantColumn, type RowColumn, textColumn } from '../../output/row-columns.ts';
import type { ExportableCollection } from '../collection.ts';
import { parseSearch } from '../search.ts';
import { clientOptions } from './row-options.ts';

/** A person's name; null when none is known. */
export function fullName({ first_name, last_name }: Pick<Client, 'first_name' | 'last_name'>): string | null {
  return [first_name, last_name].filter(Boolean).join(' ') || null;
}

const columns: readonly RowColumn<Client>[] = [
  { ...textColumn<Client>('Email', 1, (row) => row.email), shrinks: true },
  { ...textColumn<Client>('Name', 2, fullName), shrinks: true },
  textColumn('Phone', 7, (row) => row.phone),
  textColumn('Subscription', 3, (row) => row.subscription_status),
  textColumn('Forms to do', 4, (row) => String(row.pending_forms)),
  {
    title: 'Confirmed',
    rank: 6,
    raw: ({ confirmed }) => (confirmed ? 'yes' : 'no'),
    cell: ({ confirmed }) => (confirmed ? { text: 'yes' } : { text: 'no', tone: 'warning' }),
  },
  instantColumn('Joined', 5, (row) => row.created_at),
  instantColumn('Last sign-in', 8, (row) => row.last_sign_in_at),
  textColumn('Client', 1, (row) => row.id),
];

export const clients: ExportableCollection<Client, { search?: string }, ClientFilter> = {
  names: clientOptions.names,
  readers: { search: parseSearch(clientLimits.search) },
  toFilter: ({ search }) => ({ search: search ?? null }),
  all: (flow, filter) => flow.clients.all(filter),
  fields: Object.keys(clientSchema.shape),
  columns: () => columns,
  csv: clientsCsv,
  fileName: clientsCsvFileName,
};
