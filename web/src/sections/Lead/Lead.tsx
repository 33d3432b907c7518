import type { ReactNode } from 'react';
import * as styles from './Lead.css.ts';

export interface LeadProps {
  /** The id of the title, which names the section. */
  id: string;
  as: 'h1' | 'h2';
  eyebrow?: string | undefined;
  title: string;
  /** How long the lines of the title may be. */
  lines?: keyof typeof styles.title | undefined;
  text: string;
  /** What is said before the text. */
  before?: string | undefined;
  note?: string | undefined;
  className?: string;
  /** The way on: a button, or two. */
  actions: ReactNode;
  /** What else there is to say. */
  children?: ReactNode;
}

/** What a page begins or ends with: a large title, a text, the way on, and a note about it. */
export function Lead({
  id,
  as: Title,
  eyebrow,
  title,
  lines = 'narrow',
  before,
  text,
  note,
  className = '',
  actions,
  children,
}: LeadProps) {
  return (
    <div className={`${styles.frame} ${className}`}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Title id={id} className={styles.title[lines]}>
        {title}
      </Title>
      {before && <p className={styles.text}>{before}</p>}
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{actions}</div>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </div>
  );
}
