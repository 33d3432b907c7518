import { formatBusinessDate } from '@flow/sdk/contracts/business-time';
import type { ClientLead } from '@flow/sdk/contracts/client';
import { fitnessGoalLabels } from '@flow/sdk/contracts/consultation';
import { Link } from 'wouter';
import { LeadStatusBadge } from '../leads/LeadStatusBadge.tsx';
import { quiet } from '../record/Record.css.ts';
import * as styles from './Card.css.ts';
import { Card } from './Card.tsx';

const goalLabels: Readonly<Record<string, string | undefined>> = fitnessGoalLabels;

/** The requests that became this client. */
export function ClientLeads({ leads }: { leads: readonly ClientLead[] }) {
  return (
    <Card title="Leads" count={leads.length}>
      {leads.length === 0 ? (
        <p className={quiet}>No request is linked to this client.</p>
      ) : (
        <ul className={styles.lines}>
          {leads.map((lead) => (
            <li key={lead.id} className={styles.line}>
              <span className={styles.grow}>
                <span>
                  <Link href={`/admin/leads?lead=${lead.reference}`} className={styles.link}>
                    {lead.reference}
                  </Link>
                </span>
                <span className={quiet}>
                  {formatBusinessDate(lead.received_at)}, {goalLabels[lead.fitness_goal] ?? lead.fitness_goal}
                </span>
              </span>
              <LeadStatusBadge status={lead.status} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
