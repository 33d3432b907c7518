import { content as trial } from 'content:trial';
import type { OwnSubscription } from '@flow/sdk/contracts/subscription';
import { useSnapshot } from 'valtio';
import { Art } from '../../art/Art/Art.tsx';
import { notFoundArtwork } from '../../art/artworks.ts';
import { ink } from '../../theme/theme.css.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Progress } from '../../ui/Progress/Progress.tsx';
import { Inline } from '../../ui/Stack/Stack.tsx';
import { BeginPlan } from './BeginPlan.tsx';
import type { Dashboard } from './dashboard.store.ts';
import { greeting } from './greeting.ts';
import { PartState } from './PartState.tsx';
import { PortalButton } from './PortalButton.tsx';
import { currentSubscription, summarize } from './subscription-summary.ts';
import * as styles from './TrialStatus.css.ts';

/** Who is here, and where the trial or the subscription stands. */
export function TrialStatus({ dashboard, now }: { dashboard: Dashboard; now: Date }) {
  const { phase, subscriptions, profile } = useSnapshot(dashboard.state);
  return (
    <section className={`${ink} ${styles.band}`} aria-label="Your plan">
      <Art artwork={notFoundArtwork} alt="" eager className={styles.art} />
      <div className={styles.inner}>
        <p className={styles.greeting}>{phase === 'ready' && greeting(now, profile.value?.first_name)}</p>
        <PartState
          phase={subscriptions.phase}
          what="your plan"
          lines={4}
          onRetry={() => void dashboard.retry('subscriptions')}
        >
          <Status dashboard={dashboard} now={now} subscriptions={subscriptions.value} />
        </PartState>
      </div>
    </section>
  );
}

interface StatusProps {
  dashboard: Dashboard;
  now: Date;
  subscriptions: readonly OwnSubscription[];
}

function Status({ dashboard, now, subscriptions }: StatusProps) {
  const { changing } = useSnapshot(dashboard.state);
  const { billing } = dashboard;
  const current = currentSubscription(subscriptions);
  const plan = Object.values(trial.plans).find(({ billedAs }) => billedAs === current?.plan);
  const summary = current && summarize(current, { now, followedBy: plan?.followedBy ?? trial.followedBy });
  const sentences = summary?.sentences.map((sentence) => (
    <p key={sentence} className={styles.sentence}>
      {sentence}
    </p>
  ));
  if (!current || !summary || summary.ended) {
    return (
      <>
        <h1 className={styles.title}>{summary?.title ?? 'Your place is here'}</h1>
        {sentences}
        <BeginPlan billing={billing} subscriptions={subscriptions} />
      </>
    );
  }
  return (
    <>
      <Badge tone={summary.tone}>{summary.status}</Badge>
      <h1 className={styles.title}>{summary.title}</h1>
      {summary.day && (
        <div className={styles.progress}>
          <Progress
            done={summary.day.day}
            of={summary.day.of}
            label={`Day ${summary.day.day} of ${summary.day.of} of your trial`}
          />
        </div>
      )}
      {sentences}
      <Inline>
        {summary.isOwed && <PortalButton billing={billing} />}
        {summary.canResume && (
          <Button busy={changing} onClick={() => void dashboard.resume(current.stripe_subscription_id ?? '')}>
            Keep my plan
          </Button>
        )}
        {!summary.isOwed && <PortalButton billing={billing} variant="secondary" />}
        {summary.canCancel && (
          <Button variant="secondary" disabled={changing} onClick={() => dashboard.askToCancel(current)}>
            Cancel {current.status === 'trialing' ? 'trial' : 'subscription'}
          </Button>
        )}
      </Inline>
    </>
  );
}
