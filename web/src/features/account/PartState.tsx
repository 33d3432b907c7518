import type { ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PartState.css.ts';

export interface PartStateProps {
  phase: 'loading' | 'ready' | 'failed';
  /** What is loaded: 'your forms'. */
  what: string;
  /** Lines to hold free while it loads. */
  lines: number;
  onRetry: () => void;
  children: ReactNode;
}

/** A part of the page that is loaded by itself: its place while it loads, and a way on when it fails. */
export function PartState({ phase, what, lines, onRetry, children }: PartStateProps) {
  if (phase === 'ready') return children;
  if (phase === 'loading') {
    return (
      <div className={styles.skeleton} role="status">
        <VisuallyHidden>Loading {what}</VisuallyHidden>
        {Array.from({ length: lines }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else.
          <span key={index} className={styles.line} aria-hidden="true" />
        ))}
      </div>
    );
  }
  return (
    <div className={styles.failed}>
      <Notice tone="danger" title={`We could not load ${what}`}>
        Check your connection and try again.
      </Notice>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
