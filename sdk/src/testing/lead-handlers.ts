import { type HttpHandler, http } from 'msw';
import * as z from 'zod/mini';
import { forwardFilters, leadPageMaximum, leadStatuses, leadStatusFilters } from '../contracts/lead.ts';
import { type FlowError, isFlowError } from '../errors.ts';
import type { TestAccount } from './fixtures.ts';
import type { LeadAnswers } from './lead-table.ts';
import { bearerOf } from './test-session.ts';

const given = z._default(z.nullable(z.string()), null);
const listArguments = z.object({
  _status: z._default(z.enum(leadStatusFilters), 'all'),
  _forward: z._default(z.enum(forwardFilters), 'all'),
  _from: given,
  _to: given,
  _search: given,
  _limit: z._default(z.nullable(z.int()), null),
  _after_received_at: given,
  _after_id: given,
});
const updateArguments = z.object({
  _lead_id: z.uuid(),
  _status: z._default(z.nullable(z.enum(leadStatuses)), null),
  _note: given,
});
const retryArguments = z.object({ _lead_id: z.uuid() });

const databaseCodes: Partial<Record<FlowError['code'], string>> = {
  invalid_input: '22023',
  unauthenticated: 'PGRST301',
  forbidden: '42501',
  not_found: 'PT404',
  conflict: 'PT409',
};

/** A failure as the database's API writes it. */
function databaseFailure(status: number, code: string, message: string): Response {
  return Response.json({ code, message, details: null, hint: null }, { status });
}

const refused = (status: 401 | 403) => databaseFailure(status, '42501', 'permission denied');

/** Handlers of what the SDK asks the database about leads. As there, row level security shows them to admins alone. */
export function leadHandlers(
  url: string,
  accounts: readonly TestAccount[],
  answers: LeadAnswers,
): HttpHandler[] {
  /** Answers an admin; anybody else who is signed in gets `other`. */
  const forAdmins =
    (other: () => Response, answer: (request: Request) => Promise<Response>) =>
    async ({ request }: { request: Request }) => {
      const account = bearerOf(request, accounts);
      if (!account) return refused(401);
      if (!account.roles.includes('admin')) return other();
      try {
        return await answer(request);
      } catch (error) {
        if (!isFlowError(error)) throw error;
        return databaseFailure(error.status ?? 500, databaseCodes[error.code] ?? 'XX000', error.message);
      }
    };
  const nothing = () => Response.json([]);
  const done = () => new Response(null, { status: 204 });
  const listLeads = async (query: Partial<Parameters<LeadAnswers['listLeads']>[0]>) =>
    answers.listLeads({
      status: 'all',
      forward: 'all',
      from: null,
      to: null,
      search: null,
      limit: leadPageMaximum,
      after: null,
      ...query,
    });

  return [
    http.post(
      `${url}/rest/v1/rpc/list_leads`,
      forAdmins(nothing, async (request) => {
        const asked = listArguments.parse(await request.json());
        const { _after_received_at: instant, _after_id: id } = asked;
        const leads = await listLeads({
          status: asked._status,
          forward: asked._forward,
          from: asked._from,
          to: asked._to,
          search: asked._search,
          limit: Math.min(asked._limit ?? leadPageMaximum, leadPageMaximum),
          after: instant === null || id === null ? null : { instant, id },
        });
        return Response.json(leads.map((lead) => ({ ...lead, attribution: lead.attribution ?? {} })));
      }),
    ),

    http.get(
      `${url}/rest/v1/consultation_requests`,
      forAdmins(nothing, async (request) => {
        const id = new URL(request.url).searchParams.get('id')?.replace(/^eq\./, '');
        const leads = await listLeads({});
        return Response.json(leads.filter((lead) => lead.id === id).map(({ reference }) => ({ reference })));
      }),
    ),

    http.post(
      `${url}/rest/v1/rpc/update_lead`,
      forAdmins(
        () => refused(403),
        async (request) => {
          const { _lead_id, _status, _note } = updateArguments.parse(await request.json());
          await answers.updateLead({ leadId: _lead_id, status: _status, note: _note });
          return done();
        },
      ),
    ),

    http.post(
      `${url}/rest/v1/rpc/retry_lead_forward`,
      forAdmins(
        () => refused(403),
        async (request) => {
          await answers.retryLeadForward(retryArguments.parse(await request.json())._lead_id);
          return done();
        },
      ),
    ),

    http.get(
      `${url}/rest/v1/audit_log`,
      forAdmins(nothing, async (request) => {
        const leadId = new URL(request.url).searchParams.get('subject_id')?.replace(/^eq\./, '') ?? '';
        return Response.json(await answers.leadHistory(leadId));
      }),
    ),
  ];
}
