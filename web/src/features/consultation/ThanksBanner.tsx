import X from 'lucide-react/icons/x';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import * as styles from './ThanksBanner.css.ts';

/** Says that the request has arrived, until it is dismissed or another one begins. */
export function ThanksBanner({ reference, onDismiss }: { reference: string | null; onDismiss: () => void }) {
  return (
    <div className={styles.banner}>
      <div className={styles.words} role="status">
        <p className={styles.title}>Thanks — we'll contact you shortly.</p>
        {reference && (
          <p className={styles.reference}>
            Your reference: <span className={styles.code}>{reference}</span>
          </p>
        )}
      </div>
      <IconButton label="Dismiss" className={styles.dismiss} onClick={onDismiss}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
