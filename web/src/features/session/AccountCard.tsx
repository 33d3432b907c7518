import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import { Inline } from '../../ui/Stack/Stack.tsx';
import * as styles from './AccountCard.css.ts';
import type { Account } from './account.store.ts';
import type { SessionStore } from './session.store.ts';

/** Whose account this is, and the way out of it. */
export function AccountCard({ account, session }: { account: Account; session: SessionStore }) {
  const { phase, leaving } = useSnapshot(account.state);
  const { email, isAdmin, status } = useSnapshot(session.state);

  useEffect(() => {
    void account.enter();
  }, [account]);

  useEffect(() => account.watch(), [account]);

  if (phase === 'failed') {
    return (
      <div className={styles.card}>
        <Notice tone="danger" title="Your account could not be loaded">
          Check your connection and try again.
        </Notice>
        <Button variant="secondary" onClick={() => void account.enter()}>
          Try again
        </Button>
      </div>
    );
  }
  if (phase === 'loading' || status !== 'signed-in') {
    return (
      <div className={styles.card}>
        <Spinner label="Loading" />
      </div>
    );
  }
  return (
    <div className={styles.card}>
      <h1 className={styles.heading}>Your account</h1>
      <dl className={styles.facts}>
        <dt className={styles.term}>Signed in as</dt>
        <dd className={styles.email}>{email}</dd>
      </dl>
      <Inline>
        {isAdmin && <ButtonLink href="/admin">Go to admin</ButtonLink>}
        <Button variant="secondary" busy={leaving} onClick={() => void account.logOut()}>
          Log out
        </Button>
      </Inline>
    </div>
  );
}
