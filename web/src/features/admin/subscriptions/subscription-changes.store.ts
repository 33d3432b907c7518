import type { Flow } from '@flow/sdk';
import type { Subscription } from '@flow/sdk/contracts/subscription';
import { proxy, ref } from 'valtio/vanilla';
import type { AdminServices, Kept } from '../list/list-state.ts';

type Changeable = Pick<Subscription, 'id' | 'stripe_subscription_id'>;

export interface SubscriptionChangesDependencies extends Pick<AdminServices, 'showToast'> {
  /** Sends a change and shows the subscription as it is then, or why it failed. Resolves to whether it was changed. */
  change: (request: (flow: Flow) => Promise<Subscription>, failure: string) => Promise<boolean>;
}

/** Subscriptions are cancelled at period end, once that was confirmed, and resumed until then. */
export function createSubscriptionChanges<Row extends Changeable>({
  change,
  showToast,
}: SubscriptionChangesDependencies) {
  const state = proxy<{
    /** The subscription whose cancellation waits to be confirmed. */
    toCancel: Kept<Row> | null;
    cancelling: boolean;
    /** By subscription: its cancellation is being withdrawn. */
    resuming: Record<string, boolean>;
  }>({ toCancel: null, cancelling: false, resuming: {} });

  function askToCancel(subscription: Row): void {
    state.toCancel = ref(subscription);
  }

  function keepSubscription(): void {
    if (!state.cancelling) state.toCancel = null;
  }

  /** Cancels what was confirmed. Resolves to whether it was cancelled. */
  async function cancel(): Promise<boolean> {
    const id = state.toCancel?.stripe_subscription_id;
    if (!id || state.cancelling) return false;
    state.cancelling = true;
    const done = await change((flow) => flow.subscriptions.cancel(id), 'Cancel failed');
    state.cancelling = false;
    state.toCancel = null;
    if (done)
      showToast({ title: 'Cancellation requested', description: 'Stripe will stop billing at period end.' });
    return done;
  }

  /** Undoes a cancellation whose date has not come. */
  async function resume({ id, stripe_subscription_id }: Row): Promise<void> {
    if (stripe_subscription_id === null || state.resuming[id]) return;
    state.resuming[id] = true;
    const done = await change((flow) => flow.subscriptions.resume(stripe_subscription_id), 'Resume failed');
    delete state.resuming[id];
    if (done) showToast({ title: 'Cancellation withdrawn', description: 'Billing goes on as before.' });
  }

  return { state, askToCancel, keepSubscription, cancel, resume };
}
