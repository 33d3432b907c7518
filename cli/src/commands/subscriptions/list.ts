import type { Flow } from '@flow/sdk';
import { type SubscriptionFilter, subscriptionPageMaximum } from '@flow/sdk/contracts/subscription';
import { subscriptionsCsv } from '@flow/sdk/csv';
import type { Command } from 'commander';
import { type Context, requireSession } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import type { Io } from '../../io.ts';
import { addListOptions, type Listing, listRows, type ParsedListing, toListing } from '../list-rows.ts';
import { subscriptionColumns } from './columns.ts';
import { addFilterOptions, type FilterOptions, toFilter } from './filters.ts';

export interface ListOptions extends Listing {
  filter: SubscriptionFilter;
}

export async function runList(options: ListOptions, { io, flow }: { io: Io; flow: Flow }): Promise<void> {
  const { filter, ...listing } = options;
  const source = {
    page: (part: { limit: number; cursor: string | null }) => flow.subscriptions.page({ ...filter, ...part }),
    pageMaximum: subscriptionPageMaximum,
    columns: subscriptionColumns,
    csv: subscriptionsCsv,
    name: 'subscriptions',
  };
  await listRows(source, listing, { io });
}

/** What the parsed options ask for. */
export function toListOptions(parsed: ParsedListing & FilterOptions): ListOptions {
  return { filter: toFilter(parsed), ...toListing(parsed) };
}

export function listCommand(command: Command, context: Context): void {
  command.description(
    'List subscriptions, newest first: a table in a terminal, tab-separated rows in a pipe.\n' +
      'Tables show Dubai time; tab-separated rows, CSV and JSON hold ISO 8601 in UTC.',
  );
  addListOptions(addFilterOptions(command)).action(async (parsed: ParsedListing & FilterOptions) => {
    const options = toListOptions(parsed);
    const { flow, url } = await context.connect(command.optsWithGlobals());
    await requireSession(flow, url);
    await runList(options, { io: context.io, flow });
  });
  addExamples(command, [
    ['subscriptions list --status past_due', 'whose payment failed'],
    ['subscriptions list --from 2026-11-01 --to 2026-11-30 --all', 'everyone who began in November'],
    ['subscriptions list --all --json | jq -r .[].email', 'every address'],
  ]);
}
