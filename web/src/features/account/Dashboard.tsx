import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import type { SessionStore } from '../session/session.store.ts';
import { CancelDialog } from './CancelDialog.tsx';
import * as styles from './Dashboard.css.ts';
import type { Dashboard as DashboardStore } from './dashboard.store.ts';
import { FormsPart } from './FormsPart.tsx';
import { ProfilePart } from './ProfilePart.tsx';
import { SecurityPart, type SecurityPartProps } from './SecurityPart.tsx';
import { TrialStatus } from './TrialStatus.tsx';

export interface DashboardProps {
  dashboard: DashboardStore;
  session: SessionStore;
  changePassword: SecurityPartProps['changePassword'];
}

/** The client's own page. */
export function Dashboard({ dashboard, session, changePassword }: DashboardProps) {
  const { phase } = useSnapshot(dashboard.state);
  const [now] = useState(() => new Date());

  useEffect(() => void dashboard.enter(), [dashboard]);

  useEffect(() => dashboard.watch(), [dashboard]);

  if (phase === 'failed') {
    return (
      <div className={styles.alone}>
        <Notice tone="danger" title="Your account could not be loaded">
          Check your connection and try again.
        </Notice>
        <Button variant="secondary" onClick={() => void dashboard.enter()}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <>
      <TrialStatus dashboard={dashboard} now={now} />
      <div className={styles.parts}>
        <FormsPart dashboard={dashboard} now={now} />
        <div className={styles.side}>
          <ProfilePart dashboard={dashboard} />
          <SecurityPart dashboard={dashboard} session={session} changePassword={changePassword} />
        </div>
      </div>
      <CancelDialog dashboard={dashboard} />
    </>
  );
}
