import type { StatusFilter } from '@flow/sdk/contracts/subscription';
import type { RowOptions } from '../collection.ts';
import { addDayOptions, choicesOf, filterOption, searchOption } from '../filter-options.ts';

const statuses = choicesOf<StatusFilter>({
  all: true,
  trialing: true,
  active: true,
  past_due: true,
  canceled: true,
  none: true,
});

export const subscriptionOptions: RowOptions = {
  names: { one: 'subscription', many: 'subscriptions' },
  addFilterOptions(command) {
    command
      .addOption(filterOption('--status <status>', 'only this status', statuses))
      .addOption(searchOption("a part of the address or the name, or a whole id of Stripe's"));
    return addDayOptions(command, 'began');
  },
};
