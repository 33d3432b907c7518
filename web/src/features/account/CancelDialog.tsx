import { formatBusinessDate } from '@flow/sdk/contracts/business-time';
import { useSnapshot } from 'valtio';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Inline } from '../../ui/Stack/Stack.tsx';
import type { Dashboard } from './dashboard.store.ts';

/** Asks once before a subscription is cancelled, and says until when it lasts. */
export function CancelDialog({ dashboard }: { dashboard: Dashboard }) {
  const { toCancel, changing } = useSnapshot(dashboard.state);
  const end = toCancel?.current_period_end;
  return (
    <Dialog
      open={toCancel !== null}
      onOpenChange={(open) => {
        if (!open) dashboard.keepSubscription();
      }}
      title="Cancel this subscription at period end?"
      description={
        end
          ? `It is yours until ${formatBusinessDate(end)}, and nothing is charged after that. You can change your mind until then.`
          : 'Nothing is charged after the period that runs now.'
      }
    >
      <Inline>
        <Button variant="secondary" disabled={changing} onClick={dashboard.keepSubscription}>
          Keep my plan
        </Button>
        <Button variant="danger" busy={changing} onClick={() => void dashboard.cancel()}>
          Cancel at period end
        </Button>
      </Inline>
    </Dialog>
  );
}
