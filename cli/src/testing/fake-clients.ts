import type { Flow } from '@flow/sdk';
import type { ClientProfile, ListClientsRequest } from '@flow/sdk/contracts/client';
import { clientTable } from '@flow/sdk/testing';
import { allOf, cut } from './fake-list.ts';
import { unexpected } from './unexpected.ts';

type Invitation = Parameters<Flow['clients']['invite']>[0];

/** What was asked of the clients. */
export interface ClientCalls {
  clientPages: ListClientsRequest[];
  invitations: Invitation[];
}

/** Clients in memory; a search is one page of those that match, and an address that is there is not mailed. */
export function fakeClients(
  profiles: readonly ClientProfile[],
  { clientPages, invitations }: ClientCalls,
): Flow['clients'] {
  const table = clientTable(profiles);
  const page: Flow['clients']['page'] = async (request = {}) => {
    clientPages.push(request);
    const search = request.search ?? null;
    const everyone = await table.listClients({ search, limit: profiles.length, after: null });
    return cut(everyone, request);
  };
  return {
    page,
    all: allOf(page),
    get: async (clientId) => table.getClient(clientId),
    addNote: unexpected('clients.addNote'),
    async invite(invitation) {
      invitations.push(invitation);
      const known = profiles.find(({ email }) => email === invitation.email);
      return {
        clientId: known?.id ?? '00000000-0000-4000-8000-0000000000c9',
        email: invitation.email,
        invited: !known?.confirmed,
      };
    },
  };
}
