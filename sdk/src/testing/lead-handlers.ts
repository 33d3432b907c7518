import type { HttpHandler } from 'msw/http';
import * as z from 'zod/mini';
import {
  forwardFilters,
  type Lead,
  leadPageMaximum,
  leadStatuses,
  leadStatusFilters,
} from '../contracts/lead.ts';
import { afterOf, optionalLimit, optionalText, procedures } from './database-answers.ts';
import type { TestAccount } from './fixtures.ts';
import type { LeadAnswers } from './lead-table.ts';

const listArguments = z.object({
  _status: z._default(z.enum(leadStatusFilters), 'all'),
  _forward: z._default(z.enum(forwardFilters), 'all'),
  _from: optionalText,
  _to: optionalText,
  _search: optionalText,
  _limit: optionalLimit,
  _after_received_at: optionalText,
  _after_id: optionalText,
});
const getArguments = z.object({ _key: z.string() });
const updateArguments = z.object({
  _lead_id: z.uuid(),
  _status: z._default(z.nullable(z.enum(leadStatuses)), null),
  _from_status: z._default(z.nullable(z.enum(leadStatuses)), null),
  _note: optionalText,
  _retry_forward: z._default(z.boolean(), false),
});
const leadArguments = z.object({ _lead_id: z.uuid() });

/** A lead as the database answers it: an empty object where no attribution was sent. */
const rowOf = (lead: Lead) => ({ ...lead, attribution: lead.attribution ?? {} });

/** Handlers of what the SDK asks the database about leads. */
export function leadHandlers(
  url: string,
  accounts: readonly TestAccount[],
  answers: LeadAnswers,
): HttpHandler[] {
  const call = procedures(url, accounts);

  return [
    call('list_leads', listArguments, async (asked) => {
      const leads = await answers.listLeads({
        status: asked._status,
        forward: asked._forward,
        from: asked._from,
        to: asked._to,
        search: asked._search,
        limit: Math.min(asked._limit ?? leadPageMaximum, leadPageMaximum),
        after: afterOf(asked._after_received_at, asked._after_id),
      });
      return leads.map(rowOf);
    }),
    call('get_lead', getArguments, async ({ _key }) => rowOf(await answers.getLead(_key))),
    call('update_lead', updateArguments, async (asked) => {
      const { _lead_id, _status, _from_status, _note, _retry_forward } = asked;
      const change = {
        status: _status,
        fromStatus: _from_status,
        note: _note,
        retryForward: _retry_forward,
      };
      return rowOf(await answers.updateLead({ leadId: _lead_id, ...change }));
    }),
    call('retry_lead_forward', leadArguments, async ({ _lead_id }) =>
      rowOf(await answers.retryLeadForward(_lead_id)),
    ),
    call('lead_history', leadArguments, async ({ _lead_id }) => answers.leadHistory(_lead_id)),
  ];
}
