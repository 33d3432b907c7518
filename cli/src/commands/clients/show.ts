import type { ClientProfile } from '@flow/sdk/contracts/client';
import { type Single, showCommandOf } from '../show-one.ts';
import { valueText } from '../value-text.ts';
import { findClientId, parseClientKey } from './client-key.ts';
import { describeClient } from './describe-client.ts';

/** The account alone, for a script: what there are several of is in the JSON. */
const accountFields = [
  'id',
  'email',
  'first_name',
  'last_name',
  'phone',
  'created_at',
  'confirmed',
  'invited_at',
  'last_sign_in_at',
] as const satisfies readonly (keyof ClientProfile)[];

export const singleClient: Single<ClientProfile> = {
  argument: {
    name: 'client',
    description: 'a mail address or an id, as "clients list" shows them',
    parse: parseClientKey,
  },
  find: async (flow, key) => flow.clients.get(await findClientId(flow, key)),
  describe: describeClient,
  raw: (profile) => accountFields.map((name) => [name, valueText(profile[name])]),
};

export const configure = showCommandOf(singleClient, {
  notes: [
    'Show one client: account, subscriptions, leads, notes and what was done to them.',
    'In a pipe the account alone, a field a line: name, tab, value. --json has everything.',
  ],
  examples: [
    ['clients show layla@example.com', 'for a person'],
    ['clients show layla@example.com --json | jq .subscriptions', 'for a script'],
  ],
});
