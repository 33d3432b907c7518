import { useSnapshot } from 'valtio';
import { Button, type ButtonProps } from '../../ui/Button/Button.tsx';
import type { Billing } from './billing.store.ts';

/** Leads to Stripe's own page for the card, the invoices and the receipts. */
export function PortalButton({
  billing,
  ...look
}: { billing: Billing } & Pick<ButtonProps, 'variant' | 'size'>) {
  const { leavingFor } = useSnapshot(billing.state);
  return (
    <Button
      {...look}
      busy={leavingFor === 'portal'}
      disabled={leavingFor !== null}
      onClick={() => void billing.openPortal()}
    >
      Cards and invoices
    </Button>
  );
}
