import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import {
  fitnessGoalLabels,
  trainingLocationLabels,
  trainingTypeLabels,
} from '@flow/sdk/contracts/consultation';
import { labelOf } from '@flow/sdk/contracts/known-value';
import type { Lead } from '@flow/sdk/contracts/lead';
import { Button } from '../../../ui/Button/Button.tsx';
import { Fact, Facts } from '../record/Facts.tsx';
import { EarlierRequest } from './lead-columns.tsx';
import type { Leads } from './leads.store.ts';

/** What was asked for, from where, and whether it was asked before. */
export function LeadRequest({ lead, leads }: { lead: Lead; leads: Leads }) {
  return (
    <>
      <Facts>
        <Fact label="Goal">{labelOf(fitnessGoalLabels, lead.fitness_goal)}</Fact>
        <Fact label="Preference">{labelOf(trainingTypeLabels, lead.training_type)}</Fact>
        <Fact label="Location">{labelOf(trainingLocationLabels, lead.training_location)}</Fact>
        <Fact label="Phone as typed">
          <bdi dir="ltr">{lead.phone}</bdi>
        </Fact>
        <Fact label="International number">
          {lead.phone_e164 ? <bdi dir="ltr">{lead.phone_e164}</bdi> : 'Not a number that a country knows'}
        </Fact>
        <Fact label="Pressed Connect at">{lead.source_page}</Fact>
        <Fact label="Page">{lead.pathname}</Fact>
        <Fact label="Came to the site from">{lead.referrer}</Fact>
        <Fact label="Sent, by their clock">{formatBusinessDateTime(lead.submitted_at)}</Fact>
        <Fact label="Tries to send it">{lead.submission_attempt}</Fact>
        {lead.duplicate_of !== null && (
          <Fact label="Asked before">
            <EarlierRequest lead={lead} leads={leads} />
          </Fact>
        )}
      </Facts>
      <div>
        <Button
          variant="secondary"
          size="sm"
          onClick={() =>
            void leads.list.show({ search: lead.phone_e164 ?? lead.phone.replace(/[^0-9]/g, '') })
          }
        >
          Every request of this number
        </Button>
      </div>
    </>
  );
}
