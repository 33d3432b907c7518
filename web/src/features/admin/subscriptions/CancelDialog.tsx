import { formatBusinessDate } from '@flow/sdk/contracts/business-time';
import type { Subscription } from '@flow/sdk/contracts/subscription';
import { useSnapshot } from 'valtio';
import { Button } from '../../../ui/Button/Button.tsx';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import * as styles from './CancelDialog.css.ts';
import type { Subscriptions } from './subscriptions.store.ts';

function describe({ email, plan, current_period_end }: Subscription): string {
  const whose = [email, plan].filter(Boolean).join(', ');
  return current_period_end ? `${whose}. Paid until ${formatBusinessDate(current_period_end)}.` : whose;
}

/** Asks before a subscription is cancelled. */
export function CancelDialog({ subscriptions }: { subscriptions: Subscriptions }) {
  const { toCancel, cancelling } = useSnapshot(subscriptions.state);
  return (
    <Dialog
      open={toCancel !== null}
      onOpenChange={(open) => {
        if (!open) subscriptions.keepSubscription();
      }}
      title="Cancel this subscription at period end?"
      description={toCancel && describe(toCancel)}
    >
      <div className={styles.actions}>
        <Button variant="secondary" disabled={cancelling} onClick={subscriptions.keepSubscription}>
          Keep subscription
        </Button>
        <Button variant="danger" busy={cancelling} onClick={() => void subscriptions.cancel()}>
          Cancel at period end
        </Button>
      </div>
    </Dialog>
  );
}
