import { formatBusinessDate } from '@flow/sdk/contracts/business-time';
import type { Subscription } from '@flow/sdk/contracts/subscription';
import { useSnapshot } from 'valtio';
import { ConfirmDialog } from '../ConfirmDialog.tsx';

type Cancelled = Pick<Subscription, 'plan' | 'current_period_end'> & { email?: string | null };

interface CancelDialogProps {
  changes: {
    /** `toCancel`: the one whose cancellation waits to be confirmed. */
    state: { toCancel: Cancelled | null; cancelling: boolean };
    keepSubscription: () => void;
    cancel: () => Promise<void>;
  };
}

function describe({ email, plan, current_period_end }: Cancelled): string {
  const whose = [email, plan].filter(Boolean).join(', ');
  return current_period_end ? `${whose}. Paid until ${formatBusinessDate(current_period_end)}.` : whose;
}

/** Asks before a subscription is cancelled. */
export function CancelDialog({ changes }: CancelDialogProps) {
  const { toCancel, cancelling } = useSnapshot(changes.state);
  return (
    <ConfirmDialog
      open={toCancel !== null}
      title="Cancel this subscription at period end?"
      description={toCancel && describe(toCancel)}
      keep="Keep subscription"
      confirm="Cancel at period end"
      busy={cancelling}
      onKeep={changes.keepSubscription}
      onConfirm={changes.cancel}
    />
  );
}
