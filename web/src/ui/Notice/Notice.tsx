import type { ReactNode } from 'react';
import * as styles from './Notice.css.ts';

export interface NoticeProps {
  tone?: keyof typeof styles.tone | undefined;
  title: string;
  /** What happened in full, and what to do next. */
  children?: ReactNode;
}

/** A message in the page: an error is announced at once, anything else when there is a pause. */
export function Notice({ tone = 'neutral', title, children }: NoticeProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={styles.tone[tone]}>
      <p className={styles.title[tone]}>{title}</p>
      {children && <div className={styles.body}>{children}</div>}
    </div>
  );
}
