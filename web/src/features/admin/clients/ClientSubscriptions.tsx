import { formatBusinessDate } from '@flow/sdk/contracts/business-time';
import type { ClientSubscription } from '@flow/sdk/contracts/client';
import { endsAt, trialDay } from '@flow/sdk/contracts/subscription';
import { quiet } from '../record/Record.css.ts';
import { CancelDialog } from '../subscriptions/CancelDialog.tsx';
import { SubscriptionActions } from '../subscriptions/SubscriptionActions.tsx';
import { SubscriptionDisputes } from '../subscriptions/SubscriptionDisputes.tsx';
import { StatusBadge } from '../subscriptions/SubscriptionFacts.tsx';
import { TrialNotices } from '../subscriptions/TrialNotices.tsx';
import * as styles from './Card.css.ts';
import { Card } from './Card.tsx';
import type { ClientSubscriptions as Store } from './client-subscriptions.store.ts';

/** Where the trial is, and what happens next: `Day 3 of 7. Next charge 26 Nov 2026`. */
export function standing(subscription: ClientSubscription, now: Date): string {
  const { status, trial_start, trial_end, current_period_end, created_at } = subscription;
  const trial = trialDay(subscription, now);
  const end = endsAt(subscription);
  const charged = status === 'trialing' || status === 'active' || status === 'past_due';
  const sentences = [
    trial
      ? `Trial, day ${trial.day} of ${trial.of}`
      : `Began ${formatBusinessDate(trial_start ?? created_at)}`,
    !trial && trial_end && `trial until ${formatBusinessDate(trial_end)}`,
    end && `cancels ${formatBusinessDate(end)}`,
    !end && charged && current_period_end && `next charge ${formatBusinessDate(current_period_end)}`,
  ];
  return sentences.filter(Boolean).join(', ');
}

interface ClientSubscriptionsProps {
  subscriptions: readonly ClientSubscription[];
  store: Store;
}

/** What the client pays for, and whether that goes on. */
export function ClientSubscriptions({ subscriptions, store }: ClientSubscriptionsProps) {
  return (
    <Card title="Subscriptions" count={subscriptions.length}>
      {subscriptions.length === 0 ? (
        <p className={quiet}>No subscription yet.</p>
      ) : (
        <ul className={styles.lines}>
          {subscriptions.map((subscription) => (
            <li key={subscription.id} className={styles.line}>
              <span className={styles.grow}>
                <span className={styles.name}>{subscription.plan ?? 'No plan'}</span>
                <span className={quiet}>{standing(subscription, store.now())}</span>
                <TrialNotices subscription={subscription} />
                <SubscriptionDisputes subscription={subscription} mode={store.stripeMode} />
              </span>
              <StatusBadge subscription={subscription} />
              <SubscriptionActions subscription={subscription} actions={store} />
            </li>
          ))}
        </ul>
      )}
      <CancelDialog changes={store} />
    </Card>
  );
}
