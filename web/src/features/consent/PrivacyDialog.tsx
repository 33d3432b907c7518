import { Link } from 'wouter';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { ChoiceButtons } from './ChoiceButtons.tsx';
import type { ConsentChoice } from './consent.store.ts';
import { consentMessage } from './consent-message.ts';
import * as styles from './PrivacyDialog.css.ts';

export interface PrivacyDialogProps {
  open: boolean;
  choice: ConsentChoice | null;
  refusedByBrowser: boolean;
  onChoose: (choice: ConsentChoice) => void;
  onClose: () => void;
}

const current: Record<ConsentChoice | 'none', string> = {
  granted: 'You have accepted. If you decline, what was remembered is deleted.',
  denied: 'You have declined. Nothing is loaded or remembered.',
  none: 'You have not chosen yet. Until you do, nothing is loaded or remembered.',
};

const refused =
  'Your browser asks every site not to track you (Global Privacy Control). We take that as declined: nothing is loaded or remembered.';

/** Where an earlier choice is changed. */
export function PrivacyDialog({ open, choice, refusedByBrowser, onChoose, onClose }: PrivacyDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Privacy choices"
      description={consentMessage}
    >
      <div className={styles.body}>
        <p className={styles.current}>{refusedByBrowser ? refused : current[choice ?? 'none']}</p>
        {refusedByBrowser ? (
          <Button variant="secondary" onClick={onClose}>
            Back to the page
          </Button>
        ) : (
          <ChoiceButtons onChoose={onChoose} />
        )}
        <Link href="/privacy-policy" onClick={onClose} className={styles.link}>
          Privacy policy
        </Link>
      </div>
    </Dialog>
  );
}
