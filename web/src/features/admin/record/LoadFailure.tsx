import { Button } from '../../../ui/Button/Button.tsx';
import * as styles from './Record.css.ts';

/** In the place of a part that could not be loaded. */
export function LoadFailure({ children, onRetry }: { children: string; onRetry: () => Promise<unknown> }) {
  return (
    <div className={styles.failure} role="alert">
      <p>{children}</p>
      <Button variant="secondary" size="sm" onClick={() => void onRetry()}>
        Try again
      </Button>
    </div>
  );
}
