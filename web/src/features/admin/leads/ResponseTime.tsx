import type { Lead } from '@flow/sdk/contracts/lead';
import {
  formatDuration,
  type ResponseClock,
  type ResponseState,
  responseClock,
} from '@flow/sdk/contracts/response-clock';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { dueLabel } from './lead-labels.ts';
import type { Leads } from './leads.store.ts';
import * as styles from './ResponseTime.css.ts';

const mark = { size: 14, strokeWidth: 2.5, 'aria-hidden': true } as const;

const answered = (words: string, { elapsed }: ResponseClock) => (
  <>
    <span className={styles.answered}>
      <Check {...mark} className={styles.check} />
      {words}
    </span>
    <span className={styles.more}>in {formatDuration(elapsed)}</span>
  </>
);

const looks: Record<ResponseState, (clock: ResponseClock, now: number) => ReactNode> = {
  waiting: ({ elapsed, dueAt }, now) => (
    <>
      <span className={styles.waiting}>Waiting {formatDuration(elapsed)}</span>
      <span className={styles.more}>due {dueLabel(dueAt, now)}</span>
    </>
  ),
  late: ({ elapsed, dueAt }, now) => (
    <>
      <span className={styles.late}>
        <Badge tone="danger">
          <TriangleAlert {...mark} className={styles.alert} />
          Late
        </Badge>
        <span>
          <VisuallyHidden>, waiting </VisuallyHidden>
          {formatDuration(elapsed)}
        </span>
      </span>
      <span className={styles.more}>was due {dueLabel(dueAt, now)}</span>
    </>
  ),
  answered: (clock) => answered('Answered', clock),
  answered_late: (clock) => answered('Answered late', clock),
};

/** How long a lead has waited in business hours, and until when it must be answered. */
export function ResponseTime({ lead, state }: { lead: Lead; state: Leads['state'] }) {
  const { now } = useSnapshot(state);
  const clock = responseClock(lead, new Date(now));
  return <span className={styles.response}>{looks[clock.state](clock, now)}</span>;
}
