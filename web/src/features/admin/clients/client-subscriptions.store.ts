import type { Flow } from '@flow/sdk';
import type { ClientSubscription } from '@flow/sdk/contracts/client';
import type { Subscription } from '@flow/sdk/contracts/subscription';
import { proxy, ref } from 'valtio/vanilla';
import { failureWords } from '../../failure-words.ts';
import type { Kept } from '../list/list.store.ts';
import type { Client, ClientDependencies } from './client.store.ts';

/** A client's subscriptions: cancelled at period end, and resumed until then. */
export function createClientSubscriptions(
  client: Client,
  { loadFlow, showToast, now, stripeMode }: ClientDependencies,
) {
  const state = proxy<{
    /** The subscription whose cancellation waits to be confirmed. */
    toCancel: Kept<ClientSubscription> | null;
    cancelling: boolean;
    /** By subscription: its cancellation is being withdrawn. */
    resuming: Record<string, boolean>;
  }>({ toCancel: null, cancelling: false, resuming: {} });

  /** Changes a subscription and shows it as it is then. Resolves to whether it was changed. */
  async function change(request: (flow: Flow) => Promise<Subscription>, failure: string): Promise<boolean> {
    try {
      const changed = await request(await loadFlow());
      const known = client.state.profile?.subscriptions ?? [];
      client.change({ subscriptions: known.map((one) => (one.id === changed.id ? changed : one)) });
      return true;
    } catch (error) {
      const description = failureWords(error, 'Please try again.');
      showToast({ title: failure, description, variant: 'destructive' });
      return false;
    }
  }

  function askToCancel(subscription: ClientSubscription): void {
    state.toCancel = ref(subscription);
  }

  function keepSubscription(): void {
    if (!state.cancelling) state.toCancel = null;
  }

  async function cancel(): Promise<void> {
    const id = state.toCancel?.stripe_subscription_id;
    if (!id || state.cancelling) return;
    state.cancelling = true;
    const done = await change((flow) => flow.subscriptions.cancel(id), 'Cancel failed');
    state.cancelling = false;
    state.toCancel = null;
    if (done) {
      showToast({ title: 'Cancellation requested', description: 'Stripe will stop billing at period end.' });
    }
    await client.refresh();
  }

  async function resume({ id, stripe_subscription_id }: ClientSubscription): Promise<void> {
    if (stripe_subscription_id === null || state.resuming[id]) return;
    state.resuming[id] = true;
    const done = await change((flow) => flow.subscriptions.resume(stripe_subscription_id), 'Resume failed');
    delete state.resuming[id];
    if (done) showToast({ title: 'Cancellation withdrawn', description: 'Billing goes on as before.' });
    await client.refresh();
  }

  return { state, stripeMode, now, askToCancel, keepSubscription, cancel, resume };
}

export type ClientSubscriptions = ReturnType<typeof createClientSubscriptions>;
