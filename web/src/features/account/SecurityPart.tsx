import { type SubmitEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Inline } from '../../ui/Stack/Stack.tsx';
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
  const [changing, setChanging] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    setChanging(true);
    const done = await changePassword(
      String(data.get('password') ?? ''),
      String(data.get('confirmation') ?? ''),
    );
    setChanging(false);
    if (done) form.reset();
  }

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
          <form className={styles.form} onSubmit={submit} noValidate>
            <NewPasswordFields />
            <p className={card.quiet}>Every other device is signed out.</p>
            <Button type="submit" variant="secondary" busy={changing}>
              Update password
            </Button>
          </form>
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
