import { forKnown, labelOf } from '@flow/sdk/contracts/known-value';
import type { ForwardStatus, Lead } from '@flow/sdk/contracts/lead';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useSnapshot } from 'valtio';
import { Badge, type BadgeTone } from '../../../ui/Badge/Badge.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import * as styles from './ForwardState.css.ts';
import * as sheetStyles from './LeadSheet.css.ts';
import { forwardLabels, forwardSummary } from './lead-labels.ts';
import type { LeadSheetStore } from './lead-sheet.store.ts';

const tones: Record<Exclude<ForwardStatus, 'none'>, BadgeTone> = {
  pending: 'info',
  delivered: 'success',
  dead: 'danger',
};

interface ForwardStateProps {
  lead: Lead;
  sheet: LeadSheetStore;
}

function ForwardBadge({ lead: { forward_status } }: { lead: Lead }) {
  if (forward_status === 'none') return <span className={styles.quiet}>{forwardLabels.none}</span>;
  return (
    <Badge tone={forKnown(tones, forward_status) ?? 'neutral'}>
      {forward_status === 'dead' && (
        <TriangleAlert className={styles.mark} size={14} strokeWidth={2.5} aria-hidden="true" />
      )}
      {labelOf(forwardLabels, forward_status)}
    </Badge>
  );
}

/** Sends the lead to the automation at once. */
function RetryForward({ lead, sheet, inRow = false }: ForwardStateProps & { inRow?: boolean }) {
  const { retrying } = useSnapshot(sheet.state);
  return (
    <Button
      variant={inRow ? 'ghost' : 'secondary'}
      size="sm"
      className={inRow ? styles.retry : undefined}
      busy={retrying[lead.id] === true}
      aria-label={`Try again to forward ${lead.reference}`}
      data-control="retry"
      onClick={() => void sheet.retryForward(lead.id)}
    >
      Try again
    </Button>
  );
}

/** In a row: how far the forwarding is, and for one that was given up why, and the way out. */
export function RowForward({ lead, sheet }: ForwardStateProps) {
  if (lead.forward_status !== 'dead') return <ForwardBadge lead={lead} />;
  return (
    <span className={styles.row}>
      <span className={styles.state}>
        <ForwardBadge lead={lead} />
        <RetryForward lead={lead} sheet={sheet} inRow />
      </span>
      {lead.forward_error && (
        <span className={styles.why} title={lead.forward_error}>
          {lead.forward_error}
        </span>
      )}
    </span>
  );
}

/** Whether the automation has the lead; if it was given up or waits, sending it at once. */
export function LeadForwarding({ lead, sheet }: ForwardStateProps) {
  const open = lead.forward_status === 'dead' || lead.forward_status === 'pending';
  return (
    <div className={sheetStyles.forwarding}>
      <div className={sheetStyles.forwardHead}>
        <ForwardBadge lead={lead} />
        <p>{forwardSummary(lead)}</p>
      </div>
      {lead.forward_status !== 'delivered' && lead.forward_error && (
        <p className={sheetStyles.forwardError}>Last error: {lead.forward_error}</p>
      )}
      {open && <RetryForward lead={lead} sheet={sheet} />}
    </div>
  );
}
