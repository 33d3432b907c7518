import { formatBusinessDate } from '@flow/sdk/contracts/business-time';
import type { Subscription } from '@flow/sdk/contracts/subscription';
import { trialNoticeText } from '@flow/sdk/texts';
import * as styles from './SubscriptionTable.css.ts';

type Told = Pick<Subscription, 'trial_notices'>;

/** Under the end of a trial: when the client was last told of it, or that a mail could not be sent. */
export function LastTold({ subscription: { trial_notices = [] } }: { subscription: Told }) {
  const last = trial_notices.at(-1);
  if (!last) return null;
  return last.sent_at === null ? (
    <span className={styles.untold}>not told</span>
  ) : (
    <span className={styles.told}>told {formatBusinessDate(last.sent_at)}</span>
  );
}

/** Each mail about the end of a trial, and why one could not be sent. */
export function TrialNotices({ subscription: { trial_notices = [] } }: { subscription: Told }) {
  return trial_notices.map((notice) => (
    <span
      key={`${notice.kind} ${notice.trial_end}`}
      className={notice.sent_at === null ? styles.untold : styles.told}
    >
      Trial end: {trialNoticeText(notice)}
    </span>
  ));
}
