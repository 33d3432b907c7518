import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import type { Lead } from '@flow/sdk/contracts/lead';
import { useSnapshot } from 'valtio';
import { Button } from '../../../ui/Button/Button.tsx';
import { Spinner } from '../../../ui/Spinner/Spinner.tsx';
import * as styles from './LeadSheet.css.ts';
import type { LeadSheetStore } from './lead-sheet.store.ts';
import { eventWords } from './lead-words.ts';

function Line({ at, what, who }: { at: string; what: string; who: string | null }) {
  return (
    <li className={styles.event}>
      <time dateTime={at} className={styles.quiet}>
        {formatBusinessDateTime(at)}
      </time>
      <span>
        {what}
        {who && <span className={styles.quiet}> by {who}</span>}
      </span>
    </li>
  );
}

/** Who did what with a lead, from the audit log; newest first, down to the request itself. */
export function LeadHistory({ lead, sheet }: { lead: Lead; sheet: LeadSheetStore }) {
  const { history, historyListing } = useSnapshot(sheet.state);
  if (historyListing === 'failed') {
    return (
      <div className={styles.forwardHead} role="alert">
        <p>The history could not be loaded.</p>
        <Button variant="secondary" size="sm" onClick={() => void sheet.retryHistory()}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <ol className={styles.events} aria-busy={historyListing === 'loading'}>
      {historyListing === 'loading' && (
        <li>
          <Spinner label="Loading the history" />
        </li>
      )}
      {history.map((event) => (
        <Line
          key={event.id}
          at={event.occurred_at}
          what={eventWords(event)}
          who={event.actor_email ?? 'somebody'}
        />
      ))}
      <Line at={lead.received_at} what="Request received" who={null} />
    </ol>
  );
}
