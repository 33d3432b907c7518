import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import { ListSheet } from '../list/ListSheet.tsx';
import { Notes } from '../record/Notes.tsx';
import { section } from '../record/Record.css.ts';
import { Section } from '../record/Section.tsx';
import { TrialPart } from '../trials/TrialPart.tsx';
import { SheetContact } from './ContactLinks.tsx';
import { LeadForwarding } from './ForwardState.tsx';
import { LeadAttribution } from './LeadAttribution.tsx';
import { LeadClient } from './LeadClient.tsx';
import { LeadHistory } from './LeadHistory.tsx';
import { LeadRequest } from './LeadRequest.tsx';
import { LeadStatusChoice } from './LeadStatusChoice.tsx';
import { splitName } from './lead-name.ts';
import type { Leads } from './leads.store.ts';

/** The open lead: all that is known of it, and all that can be done with it. */
export function LeadSheet({ leads }: { leads: Leads }) {
  const { sheet } = leads;
  return (
    <ListSheet
      list={leads.list}
      titleOf={({ name }) => name}
      descriptionOf={({ reference, received_at }) =>
        `${reference}, received ${formatBusinessDateTime(received_at)}`
      }
    >
      {(lead) => (
        <>
          <div className={section}>
            <SheetContact lead={lead} onCopy={() => void sheet.copy(lead)} />
          </div>
          <Section title="Status">
            <LeadStatusChoice lead={lead} leads={leads} />
          </Section>
          <Section title="Notes">
            <Notes notes={lead.notes} note={sheet.noteOf(lead)} />
          </Section>
          <Section title="Client">
            <LeadClient lead={lead} invitation={leads.invitation} />
          </Section>
          <Section title="Trial">
            <TrialPart
              trial={leads.trialOf(lead)}
              person={{ firstName: splitName(lead.name).firstName, phone: lead.phone_e164 }}
              asksEmail={lead.client_id === null}
            />
          </Section>
          <Section title="Request">
            <LeadRequest lead={lead} leads={leads} />
          </Section>
          <Section title="How they came">
            <LeadAttribution attribution={lead.attribution} />
          </Section>
          <Section title="Forwarding">
            <LeadForwarding lead={lead} sheet={sheet} />
          </Section>
          <Section title="History">
            <LeadHistory lead={lead} sheet={sheet} />
          </Section>
        </>
      )}
    </ListSheet>
  );
}
