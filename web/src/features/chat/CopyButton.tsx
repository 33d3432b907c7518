import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import * as styles from './AnswerActions.css.ts';

/** Milliseconds that the button shows how it went. */
const shownFor = 4_000;

export interface CopyButtonProps {
  /** Resolves to whether it was copied. */
  onCopy: () => Promise<boolean>;
}

/** Copies an answer, and shows for a while how it went. What is said aloud is the chat's announcement. */
export function CopyButton({ onCopy }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <>
      <IconButton
        label="Copy answer"
        title={outcome === 'copied' ? 'Copied' : 'Copy answer'}
        className={styles.button}
        data-copied={outcome === 'copied'}
        onClick={() => void onCopy().then((copied) => setOutcome(copied ? 'copied' : 'failed'))}
      >
        <Icon size={16} aria-hidden="true" />
      </IconButton>
      {outcome === 'failed' && (
        <p className={styles.outcome}>Could not copy. Please select the text and copy it.</p>
      )}
    </>
  );
}
