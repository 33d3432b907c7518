import type { ClientSubscription } from '@flow/sdk/contracts/client';
import { failureMessage } from '../../failure-message.ts';
import { createSubscriptionChanges } from '../subscriptions/subscription-changes.store.ts';
import type { Client, ClientDependencies } from './client.store.ts';

/** What is done with a client's subscriptions. */
export function createClientSubscriptions(
  client: Client,
  { loadFlow, showToast, now, stripeMode }: ClientDependencies,
) {
  const changes = createSubscriptionChanges<ClientSubscription>({
    showToast,
    async change(request, failure) {
      try {
        const changed = await request(await loadFlow());
        const known = client.state.profile?.subscriptions ?? [];
        client.change({ subscriptions: known.map((one) => (one.id === changed.id ? changed : one)) });
        return true;
      } catch (error) {
        const description = failureMessage(error, 'Please try again.');
        showToast({ title: failure, description, variant: 'destructive' });
        return false;
      }
    },
  });

  async function cancel(): Promise<void> {
    await changes.cancel();
    await client.refresh();
  }

  async function resume(subscription: ClientSubscription): Promise<void> {
    await changes.resume(subscription);
    await client.refresh();
  }

  return { ...changes, stripeMode, now, cancel, resume };
}

export type ClientSubscriptions = ReturnType<typeof createClientSubscriptions>;
