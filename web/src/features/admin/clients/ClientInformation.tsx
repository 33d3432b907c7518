import { formatBusinessDate, formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import type { ClientProfile } from '@flow/sdk/contracts/client';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { clientName } from '../forms/submission-summary.ts';
import { Email } from '../record/Email.tsx';
import { Fact, Facts } from '../record/Facts.tsx';
import { Card } from './Card.tsx';

function AccountState({ profile: { confirmed, invited_at } }: { profile: ClientProfile }) {
  if (confirmed) return <Badge tone="success">Confirmed</Badge>;
  if (invited_at === null) return <Badge tone="warning">Address not confirmed</Badge>;
  return <Badge tone="info">Invited {formatBusinessDate(invited_at)}</Badge>;
}

const absent = '—';

/** The account itself. */
export function ClientInformation({ profile }: { profile: ClientProfile }) {
  const { email, phone, created_at, last_sign_in_at, id } = profile;
  return (
    <Card title="Client Information" aside={<AccountState profile={profile} />}>
      <Facts>
        <Fact label="Name">
          <bdi>{clientName(profile) ?? absent}</bdi>
        </Fact>
        <Fact label="Email">{email ? <Email address={email} /> : absent}</Fact>
        <Fact label="Phone">
          <bdi dir="ltr">{phone ?? absent}</bdi>
        </Fact>
        <Fact label="Joined">{formatBusinessDate(created_at)}</Fact>
        <Fact label="Last sign-in">
          {last_sign_in_at ? formatBusinessDateTime(last_sign_in_at) : 'Never'}
        </Fact>
        <Fact label="Client ID">{id}</Fact>
      </Facts>
    </Card>
  );
}
