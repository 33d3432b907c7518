import { formatBusinessDate } from '@flow/sdk/contracts/business-time';
import type { Subscription } from '@flow/sdk/contracts/subscription';
import { useSnapshot } from 'valtio';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import type { Admin } from './admin.store.ts';
import * as styles from './CancelDialog.css.ts';

function describe({ email, plan, current_period_end }: Subscription): string {
  const whose = [email, plan].filter(Boolean).join(', ');
  return current_period_end ? `${whose}. Paid until ${formatBusinessDate(current_period_end)}.` : whose;
}

/** Asks before a subscription is cancelled. */
export function CancelDialog({ admin }: { admin: Admin }) {
  const { toCancel, cancelling } = useSnapshot(admin.state);
  return (
    <Dialog
      open={toCancel !== null}
      onOpenChange={(open) => {
        if (!open) admin.keepSubscription();
      }}
      title="Cancel this subscription at period end?"
      description={toCancel && describe(toCancel)}
    >
      <div className={styles.actions}>
        <Button variant="secondary" disabled={cancelling} onClick={admin.keepSubscription}>
          Keep subscription
        </Button>
        <Button variant="danger" busy={cancelling} onClick={() => void admin.cancel()}>
          Cancel at period end
        </Button>
      </div>
    </Dialog>
  );
}
