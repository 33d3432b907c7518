import type { ForwardFilter, LeadStatus, LeadStatusFilter } from '@flow/sdk/contracts/lead';
import type { RowOptions } from '../collection.ts';
import { addDayOptions, choicesOf, filterOption, searchOption } from '../filter-options.ts';

const statuses = { new: true, contacted: true, won: true, lost: true } as const;

/** What the status of a lead can be set to. */
export const leadStatusChoices = choicesOf<LeadStatus>(statuses);

const statusFilters = choicesOf<LeadStatusFilter>({ all: true, ...statuses });
const forwardFilters = choicesOf<ForwardFilter>({
  all: true,
  none: true,
  pending: true,
  delivered: true,
  dead: true,
});

export const leadOptions: RowOptions = {
  names: { one: 'lead', many: 'leads' },
  addFilterOptions(command) {
    command
      .addOption(filterOption('--status <status>', 'only this status', statusFilters))
      .addOption(
        filterOption(
          '--forward <state>',
          'only those whose forwarding to the automation is there',
          forwardFilters,
        ),
      )
      .addOption(searchOption("a part of the reference or the name, or some of the phone's digits"));
    return addDayOptions(command, 'received');
  },
};
