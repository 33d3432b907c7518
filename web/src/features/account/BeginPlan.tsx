import { content as trial } from 'content:trial';
import type { OwnSubscription } from '@flow/sdk/contracts/subscription';
import type { TrialPlan } from '@flow/sdk/contracts/trial';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../../ui/Button/Button.tsx';
import { ConnectButton } from '../../ui/ConnectButton/ConnectButton.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Inline } from '../../ui/Stack/Stack.tsx';
import * as styles from './BeginPlan.css.ts';
import type { Billing } from './billing.store.ts';
import { PortalButton } from './PortalButton.tsx';
import { hasHadTrial } from './subscription-summary.ts';

const planNames = Object.keys(trial.plans) as TrialPlan[];

/** The plans beside their prices; one is chosen. */
function PlanChoice({ billing, label }: { billing: Billing; label: string }) {
  const { plan: chosen, leavingFor } = useSnapshot(billing.state);
  const name = useId();
  return (
    <div className={styles.plans} role="radiogroup" aria-label={label}>
      {planNames.map((plan) => {
        const { name: title, price, per, summary } = trial.plans[plan];
        return (
          <label key={plan} className={styles.plan}>
            <input
              type="radio"
              className={styles.mark}
              name={name}
              value={plan}
              checked={plan === chosen}
              disabled={leavingFor !== null}
              onChange={() => billing.choose(plan)}
            />
            <span className={styles.title}>{title}</span>
            <span className={styles.price}>
              <strong className={styles.amount}>{price}</strong> <span className={styles.per}>{per}</span>
            </span>
            <span className={styles.summary}>{summary}</span>
          </label>
        );
      })}
    </div>
  );
}

interface BeginPlanProps {
  billing: Billing;
  subscriptions: readonly OwnSubscription[];
}

/** For who has no subscription: a plan to begin now, or a coach to ask first. */
export function BeginPlan({ billing, subscriptions }: BeginPlanProps) {
  const { plan, trialUsed, leavingFor } = useSnapshot(billing.state);
  const withoutTrial = trialUsed !== null || hasHadTrial(subscriptions);
  const { followedBy, withoutTrial: fromTheFirstDay } = trial.plans[plan];
  return (
    <>
      <p className={styles.sentence}>
        {withoutTrial
          ? 'Choose a plan and begin today.'
          : `Begin with ${trial.days} free days, and choose what follows them.`}
      </p>
      <div className={styles.choice}>
        <PlanChoice billing={billing} label={withoutTrial ? 'Your plan' : 'After the free days'} />
        {trialUsed !== null && (
          <Notice tone="warning" title="Your free days have been used">
            {trialUsed}
          </Notice>
        )}
      </div>
      <p className={styles.sentence} aria-live="polite">
        {withoutTrial ? fromTheFirstDay : followedBy}
      </p>
      <Inline>
        <Button
          size="lg"
          busy={leavingFor === 'checkout'}
          disabled={leavingFor !== null}
          onClick={() => void billing.begin({ withoutTrial })}
        >
          {withoutTrial ? 'Begin without free days' : 'Start your free trial'}
        </Button>
        <ConnectButton source="/dashboard" variant="secondary" />
        {subscriptions.length > 0 && <PortalButton billing={billing} variant="ghost" size="lg" />}
      </Inline>
      <p className={styles.note}>
        You pay on a page of Stripe’s. Not sure which plan? Connect, and a coach names one.
      </p>
    </>
  );
}
