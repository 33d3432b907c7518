import type { Flow } from '@flow/sdk';
import { type Lead, type LeadFilter, leadPageMaximum } from '@flow/sdk/contracts/lead';
import { leadsCsv } from '@flow/sdk/csv';
import type { Command } from 'commander';
import { type Context, requireSession } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import type { Io } from '../../io.ts';
import {
  addListOptions,
  type Listing,
  listRows,
  type ParsedListing,
  type RowSource,
  toListing,
} from '../list-rows.ts';
import { leadColumns } from './columns.ts';
import { addFilterOptions, type FilterOptions, toFilter } from './filters.ts';

export interface ListOptions extends Listing {
  filter: LeadFilter;
}

export interface ListDependencies {
  io: Io;
  flow: Flow;
  now: () => Date;
}

export async function runList(options: ListOptions, { io, flow, now }: ListDependencies): Promise<void> {
  const { filter, ...listing } = options;
  const source: RowSource<Lead> = {
    page: (part) => flow.leads.page({ ...filter, ...part }),
    pageMaximum: leadPageMaximum,
    columns: leadColumns(now()),
    csv: leadsCsv,
    name: 'leads',
  };
  await listRows(source, listing, { io });
}

/** What the parsed options ask for. */
export function toListOptions(parsed: ParsedListing & FilterOptions): ListOptions {
  return { filter: toFilter(parsed), ...toListing(parsed) };
}

export function listCommand(command: Command, context: Context): void {
  command.description(
    'List leads, newest first: a table in a terminal, tab-separated rows in a pipe.\n' +
      'Tables show Dubai time; tab-separated rows, CSV and JSON hold ISO 8601 in UTC.\n' +
      'The response counts only the hours in which the business answers.',
  );
  addListOptions(addFilterOptions(command)).action(async (parsed: ParsedListing & FilterOptions) => {
    const options = toListOptions(parsed);
    const { flow, url } = await context.connect(command.optsWithGlobals());
    await requireSession(flow, url);
    await runList(options, { io: context.io, flow, now: context.now });
  });
  addExamples(command, [
    ['leads list --status new', 'who waits for an answer'],
    ['leads list --forward dead --all', 'what the automation never got'],
    ["leads list --search '50 123 4567'", "somebody's requests"],
    ['leads list --status new --all --json | jq -r .[].phone_e164', 'every number to call'],
  ]);
}
