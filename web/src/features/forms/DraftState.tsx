import { useSnapshot } from 'valtio';
import * as styles from './DraftState.css.ts';
import type { DraftStatus } from './draft-saver.ts';
import type { FormStore } from './form.store.ts';

const labels: Record<DraftStatus, string> = {
  unchanged: '',
  saving: 'Saving',
  saved: 'Saved',
  offline: 'Not saved yet: no connection',
  waiting: 'Not saved yet: trying again',
  refused: 'Not saved yet',
};

const late: readonly DraftStatus[] = ['offline', 'waiting', 'refused'];

/** Where the answers are: the form can be left when they are saved. */
export function DraftState({ form }: { form: FormStore }) {
  const { draftStatus, phase, isPreview } = useSnapshot(form.state);
  const label = phase === 'filling' && !isPreview ? labels[draftStatus] : '';
  return (
    <p className={styles.status} role="status">
      {label && (
        <span
          className={styles.dot}
          data-status={draftStatus}
          data-late={late.includes(draftStatus) || undefined}
          aria-hidden="true"
        />
      )}
      {label}
    </p>
  );
}
