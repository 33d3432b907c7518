import { formatBusinessDate } from '@flow/sdk/contracts/business-time';
import type { Subscription } from '@flow/sdk/contracts/subscription';
import { ConfirmDialog } from '../ConfirmDialog.tsx';

type Cancelled = Pick<Subscription, 'plan' | 'current_period_end'> & { email?: string | null };

export interface CancelDialogProps {
  /** The one whose cancellation waits to be confirmed. */
  subscription: Cancelled | null;
  cancelling: boolean;
  onKeep: () => void;
  onCancel: () => Promise<void>;
}

function describe({ email, plan, current_period_end }: Cancelled): string {
  const whose = [email, plan].filter(Boolean).join(', ');
  return current_period_end ? `${whose}. Paid until ${formatBusinessDate(current_period_end)}.` : whose;
}

/** Asks before a subscription is cancelled. */
export function CancelDialog({ subscription, cancelling, onKeep, onCancel }: CancelDialogProps) {
  return (
    <ConfirmDialog
      open={subscription !== null}
      title="Cancel this subscription at period end?"
      description={subscription && describe(subscription)}
      keep="Keep subscription"
      confirm="Cancel at period end"
      busy={cancelling}
      onKeep={onKeep}
      onConfirm={onCancel}
    />
  );
}
