import type { Reconciliation } from '@flow/sdk/contracts/billing';
import { openSession } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { renderJson } from '../../output/json.ts';
import { renderDetails } from '../../output/table.ts';
import { renderTsv } from '../../output/tsv.ts';
import type { Implementation } from '../implementation.ts';

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** `1,240 subscriptions, 5,311 invoices, 2 disputes and 3 open checkouts`; of what there is none only subscriptions are named. */
function walkedText(found: Reconciliation): string {
  const { walked, walked_invoices, walked_disputes, walked_checkouts } = found;
  const others = [
    ...(walked_invoices > 0 ? [counted(walked_invoices, 'invoice')] : []),
    ...(walked_disputes > 0 ? [counted(walked_disputes, 'dispute')] : []),
    ...(walked_checkouts > 0 ? [counted(walked_checkouts, 'open checkout')] : []),
  ];
  return new Intl.ListFormat('en-GB').format([counted(walked, 'subscription'), ...others]);
}

export const implementation: Implementation = {
  async run(context, command, { fix, json }: { fix?: true; json?: true }) {
    const { io, flow } = await openSession(context, command);
    const found = await flow.billing.reconcile({ fix: fix === true });
    const { drift, drifted, fixed } = found;
    const rows = Object.entries(drift).map(([kind, count]): [string, string] => [kind, String(count)]);
    if (json) await io.data(renderJson(found));
    else if (rows.length > 0) await io.data(io.terminal.data ? renderDetails(rows) : renderTsv(rows));
    const differ = drifted === 0 ? 'nothing differs' : `${drifted.toLocaleString('en')} differed`;
    const repaired = fixed === 0 ? '' : `, ${fixed.toLocaleString('en')} repaired`;
    io.note(`Compared ${walkedText(found)} with Stripe: ${differ}${repaired}.`);
    const { duplicate_subscription: duplicates = 0 } = drift;
    const left = drifted - fixed - duplicates;
    const failures: string[] = [];
    if (left > 0) {
      const advice = fix
        ? 'See the logs of the function "reconcile".'
        : 'Repair with "flow-admin billing reconcile --fix".';
      failures.push(`Not as Stripe has it: ${left.toLocaleString('en')}. ${advice}`);
    }
    if (duplicates > 0) {
      failures.push(
        `${counted(duplicates, 'duplicate subscription')}: "flow-admin audit list --action checkout.duplicate" names both; cancel one.`,
      );
    }
    if (failures.length > 0) throw new Failure(failures.join(' '));
  },
};
