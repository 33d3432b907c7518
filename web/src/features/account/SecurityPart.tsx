import { useSnapshot } from 'valtio';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Inline } from '../../ui/Stack/Stack.tsx';
import { ActionForm } from '../session/ActionForm.tsx';
import { NewPasswordFields } from '../session/NewPasswordFields.tsx';
import type { SessionStore } from '../session/session.store.ts';
import * as card from './card.css.ts';
import type { Dashboard } from './dashboard.store.ts';
import { PartState } from './PartState.tsx';
import * as styles from './SecurityPart.css.ts';

export interface SecurityPartProps {
  dashboard: Dashboard;
  session: SessionStore;
  /** Resolves to whether it was changed; says by itself what went wrong. */
  changePassword: (password: string, confirmation: string) => Promise<boolean>;
}

/** Whose account this is, its password, and the way out. */
export function SecurityPart({ dashboard, session, changePassword }: SecurityPartProps) {
  const { leaving } = useSnapshot(dashboard.state);
  const { status, email, isAdmin } = useSnapshot(session.state);

  return (
    <section className={card.part} aria-labelledby="dashboard-account">
      <h2 id="dashboard-account" className={card.title}>
        Your account
      </h2>
      <PartState
        phase={status === 'signed-in' ? 'ready' : 'loading'}
        what="your account"
        lines={4}
        onRetry={() => void dashboard.enter()}
      >
        <p>
          <span className={card.quiet}>Signed in as</span> <strong>{email}</strong>
        </p>
        <details>
          <summary className={styles.summary}>Change password</summary>
          <ActionForm
            label="Update password"
            variant="secondary"
            className={styles.form}
            onSubmit={(value) => changePassword(value('password'), value('confirmation'))}
          >
            <NewPasswordFields />
            <p className={card.quiet}>Every other device is signed out.</p>
          </ActionForm>
        </details>
        <Inline>
          {isAdmin && <ButtonLink href="/admin">Go to admin</ButtonLink>}
          <Button variant="secondary" busy={leaving} onClick={() => void dashboard.logOut()}>
            Log out
          </Button>
        </Inline>
      </PartState>
    </section>
  );
}
