import { attentionMaximum } from '@flow/sdk/contracts/attention';
import type { Verification } from '@flow/sdk/contracts/billing';
import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import { proxy } from 'valtio/vanilla';
import type { ListDependencies } from '../list/list-state.ts';

const some = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count.toLocaleString('en')} ${count === 1 ? one : many}`];

/** What is counted as far as the database counts. */
const counted = (count: number, one: string, many: string): string[] =>
  count > attentionMaximum ? [`more than ${attentionMaximum} ${many}`] : some(count, one, many);

/** When the list was last compared with Stripe, and what is not in order: `Last verified 24 Nov 2026, 10:00, 2 differ`. */
export function verificationText(verification: Verification): string {
  const { verified_at, drift, drifted, fixed, open_changes, failed_events, open_disputes, unsent_notices } =
    verification;
  const { duplicate_subscription: duplicates = 0 } = drift;
  return [
    verified_at === null ? 'Not verified yet' : `Last verified ${formatBusinessDateTime(verified_at)}`,
    ...some(drifted - fixed - duplicates, 'differs', 'differ'),
    ...counted(open_disputes, 'open dispute', 'open disputes'),
    ...some(duplicates, 'duplicate subscription', 'duplicate subscriptions'),
    ...counted(open_changes, 'change unfinished', 'changes unfinished'),
    ...counted(failed_events, 'event failed', 'events failed'),
    ...counted(unsent_notices, 'mail unsent', 'mails unsent'),
  ].join(', ');
}

/** How the list stands beside Stripe. Where that is not to be learned, nothing is said: the list is of use without. */
export function createVerification({ loadFlow }: Pick<ListDependencies, 'loadFlow'>) {
  const state = proxy({ text: '' });
  async function load(): Promise<void> {
    try {
      const { billing } = await loadFlow();
      state.text = verificationText(await billing.lastVerified());
    } catch {
      state.text = '';
    }
  }
  return { state, load };
}
