import { formatBusinessDate } from '@flow/sdk/contracts/business-time';
import { providerStatus, type Subscription, type SubscriptionStatus } from '@flow/sdk/contracts/subscription';
import { Badge, type BadgeTone } from '../../../ui/Badge/Badge.tsx';
import { dash, Instant } from '../list/Instant.tsx';
import * as table from '../list/ListTable.css.ts';
import * as styles from './SubscriptionTable.css.ts';

const statusTones: Partial<Record<string, BadgeTone>> = {
  trialing: 'info',
  active: 'success',
  past_due: 'warning',
  canceled: 'neutral',
  none: 'outline',
} satisfies Record<SubscriptionStatus, BadgeTone>;

/** The status, with Stripe's own word beside it where that is another. */
export function StatusBadge({
  subscription,
}: {
  subscription: Pick<Subscription, 'status' | 'provider_status'>;
}) {
  const { status } = subscription;
  const theirs = providerStatus(subscription);
  return (
    <>
      <Badge tone={statusTones[status] ?? 'neutral'}>{status}</Badge>
      {theirs && <span className={styles.provider}>{theirs}</span>}
    </>
  );
}

type Charged = Pick<Subscription, 'status' | 'cancel_at_period_end' | 'current_period_end'>;

/** When money is next taken, or when it stops being taken. */
export function NextCharge({ subscription }: { subscription: Charged }) {
  const { status, cancel_at_period_end, current_period_end } = subscription;
  const running = status === 'trialing' || status === 'active' || status === 'past_due';
  if (!running) return dash;
  if (!cancel_at_period_end) return <Instant value={current_period_end} />;
  const end = current_period_end ? formatBusinessDate(current_period_end) : 'at period end';
  return (
    <span className={styles.ending}>
      Cancels <span className={table.day}>{end}</span>
    </span>
  );
}
