import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import * as styles from './FormFrame.css.ts';

/** A form has the whole screen: nothing but the way back, how it is kept, and the form. */
export function FormFrame({ status, children }: { status?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Link href="/forms" className={styles.back}>
          <ArrowLeft size={18} aria-hidden="true" />
          Your forms
        </Link>
        {status}
      </header>
      <main id="content" tabIndex={-1} data-keeps-place className={styles.main}>
        {children}
      </main>
    </div>
  );
}
