import type { ClientProfile } from '@flow/sdk/contracts/client';
import { isRunning } from '@flow/sdk/contracts/subscription';
import { TrialPart } from '../trials/TrialPart.tsx';
import type { Trial } from '../trials/trial.store.ts';
import { Card } from './Card.tsx';

/** Why no trial can be started for a client; null where one can be. */
function trialObstacle({
  confirmed,
  subscriptions,
}: Pick<ClientProfile, 'confirmed' | 'subscriptions'>): string | null {
  const runs = subscriptions.find((one) => isRunning(one) || one.status === 'past_due');
  if (runs) return `A subscription runs (${runs.status}). A trial can be started once it has ended.`;
  // Until then the account may be anybody's who typed the address.
  return confirmed ? null : 'A trial can be started once the address is confirmed.';
}

/** How the client begins a subscription. */
export function ClientTrial({ profile, trial }: { profile: ClientProfile; trial: Trial }) {
  const { first_name: firstName, phone } = profile;
  return (
    <Card title="Trial">
      <TrialPart
        trial={trial}
        person={{ firstName, phone }}
        asksEmail={false}
        obstacle={trialObstacle(profile)}
      />
    </Card>
  );
}
