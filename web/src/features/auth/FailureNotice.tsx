import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import * as styles from './AuthCard.css.ts';
import type { FailureMessage } from './auth-messages.ts';
import type { AuthPartProps } from './auth-part-props.ts';

/** What failed, why, and the way on. */
export function FailureNotice({
  page,
  state,
  support,
  failure,
}: AuthPartProps & { failure: FailureMessage }) {
  const waysOn: Record<NonNullable<FailureMessage['wayOn']>, ReactNode> = {
    forgot: (
      <Link href={page.hrefOf('forgot')} className={styles.wayOn}>
        Set a new password
      </Link>
    ),
    resend: (
      <Button variant="secondary" size="sm" busy={state.busy} onClick={() => void page.resend()}>
        Send a new link
      </Button>
    ),
    write: (
      <a href={`mailto:${support}`} className={styles.wayOn}>
        {support}
      </a>
    ),
  };
  return (
    <Notice tone="danger" title={failure.title}>
      <p>{failure.text}</p>
      {failure.wayOn && waysOn[failure.wayOn]}
    </Notice>
  );
}
