import type { Subscription } from '@flow/sdk/contracts/subscription';
import { createList } from '../list/list.store.ts';
import type { ListDependencies } from '../list/list-state.ts';
import type { StripeMode } from './StripeLink.tsx';
import { createSubscriptionChanges } from './subscription-changes.store.ts';
import { subscriptionList } from './subscription-list.ts';
import { createVerification } from './verification.store.ts';

export interface SubscriptionsDependencies extends ListDependencies {
  stripeMode: StripeMode;
}

/** The list of subscriptions, and what is done with each. */
export function createSubscriptions({ stripeMode, ...services }: SubscriptionsDependencies) {
  const { now, showToast } = services;
  const list = createList(subscriptionList, services);
  const changes = createSubscriptionChanges<Subscription>({
    showToast,
    async change(request, failure) {
      try {
        await list.ask(request);
        return true;
      } catch (error) {
        await list.failToChange(failure, error);
        return false;
      }
    },
  });

  async function cancel(): Promise<void> {
    if (await changes.cancel()) await list.reload();
  }

  function viewParq(): void {
    showToast({ title: 'PARQ data functionality has been removed' });
  }

  const verification = createVerification(services);

  return { ...changes, list, verification, stripeMode, now, cancel, viewParq };
}

export type Subscriptions = ReturnType<typeof createSubscriptions>;
