import type { Subscription } from '@flow/sdk/contracts/subscription';
import { proxy, ref } from 'valtio/vanilla';
import { createList, type Kept, type ListDependencies } from '../list/list.store.ts';
import type { StripeMode } from './stripe-links.ts';
import { subscriptionList } from './subscription-list.ts';

export interface SubscriptionsState {
  /** The subscription whose cancellation waits to be confirmed. */
  toCancel: Kept<Subscription> | null;
  cancelling: boolean;
  /** By subscription: its cancellation is being withdrawn. */
  resuming: Record<string, boolean>;
}

export interface SubscriptionsDependencies extends ListDependencies {
  stripeMode: StripeMode;
}

/** The list of subscriptions, and what is done with each. */
export function createSubscriptions({ stripeMode, ...services }: SubscriptionsDependencies) {
  const { showToast } = services;
  const state = proxy<SubscriptionsState>({ toCancel: null, cancelling: false, resuming: {} });
  const list = createList(subscriptionList, services);

  function askToCancel(subscription: Subscription): void {
    state.toCancel = ref(subscription);
  }

  function keepSubscription(): void {
    if (!state.cancelling) state.toCancel = null;
  }

  /** Cancels what was confirmed, then loads the same rows anew. */
  async function cancel(): Promise<void> {
    const id = state.toCancel?.stripe_subscription_id;
    if (!id || state.cancelling) return;
    state.cancelling = true;
    try {
      await list.ask((flow) => flow.subscriptions.cancel(id));
    } catch (error) {
      return list.failToChange('Cancel failed', error);
    } finally {
      state.cancelling = false;
      state.toCancel = null;
    }
    showToast({ title: 'Cancellation requested', description: 'Stripe will stop billing at period end.' });
    await list.reload();
  }

  /** Undoes a cancellation whose date has not come. */
  async function resume({ id, stripe_subscription_id }: Subscription): Promise<void> {
    if (stripe_subscription_id === null || state.resuming[id]) return;
    state.resuming[id] = true;
    try {
      await list.ask((flow) => flow.subscriptions.resume(stripe_subscription_id));
    } catch (error) {
      return list.failToChange('Resume failed', error);
    } finally {
      delete state.resuming[id];
    }
    showToast({ title: 'Cancellation withdrawn', description: 'Billing goes on as before.' });
  }

  function viewParq(): void {
    showToast({ title: 'PARQ data functionality has been removed' });
  }

  const { now } = services;
  return { state, list, stripeMode, now, askToCancel, keepSubscription, cancel, resume, viewParq };
}

export type Subscriptions = ReturnType<typeof createSubscriptions>;
