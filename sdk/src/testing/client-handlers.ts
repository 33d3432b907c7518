import type { HttpHandler } from 'msw/http';
import * as z from 'zod/mini';
import { clientPageMaximum } from '../contracts/client.ts';
import { inviteClientRequestSchema } from '../contracts/invitation.ts';
import type { ClientAnswers } from './client-table.ts';
import { afterOf, optionalLimit, optionalText, procedures } from './database-answers.ts';
import { admins, edgeFunctions } from './edge-function.ts';
import type { TestAccount } from './fixtures.ts';

const listArguments = z.object({
  _search: optionalText,
  _limit: optionalLimit,
  _after_created_at: optionalText,
  _after_id: optionalText,
});
const clientArguments = z.object({ _client_id: z.uuid() });
const noteArguments = z.object({ _client_id: z.uuid(), _note: z.string() });

/** Handlers of what the SDK asks the database about clients. */
export function clientHandlers(
  url: string,
  accounts: readonly TestAccount[],
  answers: ClientAnswers,
): HttpHandler[] {
  const call = procedures(url, accounts);
  return [
    call('list_clients', listArguments, ({ _search, _limit, _after_created_at, _after_id }) =>
      answers.listClients({
        search: _search,
        limit: Math.min(_limit ?? clientPageMaximum, clientPageMaximum),
        after: afterOf(_after_created_at, _after_id),
      }),
    ),
    call('get_client', clientArguments, ({ _client_id }) => answers.getClient(_client_id)),
    call('add_client_note', noteArguments, ({ _client_id, _note }) =>
      answers.addClientNote(_client_id, _note),
    ),
    edgeFunctions(url, accounts)('invite-client', admins, inviteClientRequestSchema, (body) =>
      answers.inviteClient(body),
    ),
  ];
}
