import type { ClientProfile } from '@flow/sdk/contracts/client';
import { useSnapshot } from 'valtio';
import { EventLine, Events } from '../record/Events.tsx';
import { quiet } from '../record/Record.css.ts';
import { Card } from './Card.tsx';
import type { Client } from './client.store.ts';
import { actorLabel, historyLabel } from './history-labels.ts';

/** Lines that a profile comes with. */
const mostLines = 200;

/** What was done to the client, their subscriptions and requests, and by which account; down to the account itself. */
export function ClientHistory({ client, profile }: { client: Client; profile: ClientProfile }) {
  const { forms } = useSnapshot(client.state);
  return (
    <Card title="History">
      <Events>
        {profile.history.map((event) => (
          <EventLine
            key={event.id}
            at={event.occurred_at}
            what={historyLabel(event, forms)}
            who={actorLabel(event, profile)}
          />
        ))}
        {profile.history.length < mostLines && (
          <EventLine at={profile.created_at} what="Account created" who={null} />
        )}
      </Events>
      {profile.history.length >= mostLines && (
        <p className={quiet}>The last {mostLines} lines. Older ones are in the audit log.</p>
      )}
    </Card>
  );
}
