import type { Lead } from '@flow/sdk/contracts/lead';
import { useSnapshot } from 'valtio';
import { Spinner } from '../../../ui/Spinner/Spinner.tsx';
import { EventLine, Events } from '../record/Events.tsx';
import { LoadFailure } from '../record/LoadFailure.tsx';
import { eventLabel } from './lead-labels.ts';
import type { LeadSheetStore } from './lead-sheet.store.ts';

/** Who did what with a lead, from the audit log; newest first, down to the request itself. */
export function LeadHistory({ lead, sheet }: { lead: Lead; sheet: LeadSheetStore }) {
  const { history, historyListing } = useSnapshot(sheet.state);
  if (historyListing === 'failed') {
    return <LoadFailure onRetry={sheet.retryHistory}>The history could not be loaded.</LoadFailure>;
  }
  const loading = historyListing === 'loading';
  return (
    <Events busy={loading}>
      {loading && (
        <li>
          <Spinner label="Loading the history" />
        </li>
      )}
      {history.map((event) => (
        <EventLine
          key={event.id}
          at={event.occurred_at}
          what={eventLabel(event)}
          who={event.actor_email ?? 'somebody'}
        />
      ))}
      <EventLine at={lead.received_at} what="Request received" who={null} />
    </Events>
  );
}
