import type { ClientProfile } from '@flow/sdk/contracts/client';
import { useSnapshot } from 'valtio';
import { Button } from '../../../ui/Button/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import { Spinner } from '../../../ui/Spinner/Spinner.tsx';
import { AdminFrame } from '../AdminFrame.tsx';
import type { AdminAccess } from '../admin-access.store.ts';
import { clientName } from '../forms/submission-summary.ts';
import { Notes } from '../record/Notes.tsx';
import { AdminActions } from './AdminActions.tsx';
import { Card } from './Card.tsx';
import { ClientAnswers } from './ClientAnswers.tsx';
import { ClientHistory } from './ClientHistory.tsx';
import { ClientInformation } from './ClientInformation.tsx';
import { ClientLeads } from './ClientLeads.tsx';
import * as styles from './ClientScreen.css.ts';
import { ClientSubscriptions } from './ClientSubscriptions.tsx';
import { ClientTrial } from './ClientTrial.tsx';
import type { ClientRecord } from './client-record.ts';
import { DeveloperNote } from './DeveloperNote.tsx';
import { FormAssignments } from './FormAssignments.tsx';
import { FormSubmissions } from './FormSubmissions.tsx';

function Parts({ profile, record }: { profile: ClientProfile; record: ClientRecord }) {
  const { client, forms, subscriptions, trial, answers } = record;
  return (
    <div className={styles.parts}>
      <div className={styles.person}>
        <ClientInformation profile={profile} />
        <AdminActions client={client} forms={forms} />
        <ClientSubscriptions subscriptions={profile.subscriptions} store={subscriptions} />
        <ClientTrial profile={profile} trial={trial} />
      </div>
      <div className={styles.work}>
        <FormAssignments client={client} forms={forms} />
        <FormSubmissions client={client} />
        <ClientAnswers store={answers} />
        <Card title="Notes" count={profile.notes.length}>
          <Notes notes={profile.notes} note={record.note} />
        </Card>
        <ClientHistory client={client} profile={profile} />
      </div>
      <div className={styles.more}>
        <ClientLeads leads={profile.leads} />
        <DeveloperNote clientId={client.id} />
      </div>
    </div>
  );
}

function Content({ record }: { record: ClientRecord }) {
  const { loading, profile } = useSnapshot(record.client.state);
  if (profile) return <Parts profile={profile} record={record} />;
  if (loading === 'loading') {
    return (
      <div className={styles.message}>
        <Spinner label="Loading the client" />
      </div>
    );
  }
  const absent = loading === 'absent';
  return (
    <div className={styles.message} role="alert">
      <p>{absent ? 'There is no client with this ID.' : 'The client profile could not be loaded.'}</p>
      {absent ? (
        <ButtonLink href="/admin">Back to the subscriptions</ButtonLink>
      ) : (
        <Button variant="secondary" onClick={() => void record.client.load()}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** The one place about a person: what is known, what they sent, and what was done. */
export function ClientScreen({ access, record }: { access: AdminAccess; record: ClientRecord }) {
  const { profile } = useSnapshot(record.client.state);
  const known = profile && (clientName(profile) ?? profile.email);
  return (
    <AdminFrame
      access={access}
      layout="page"
      title={known ?? 'Client profile'}
      subtitle={known ? 'Client profile' : undefined}
      back={{ href: '/admin', label: 'Back to Admin' }}
      onGranted={record.client.load}
    >
      <Content record={record} />
    </AdminFrame>
  );
}
