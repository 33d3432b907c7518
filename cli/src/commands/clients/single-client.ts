import type { ClientProfile } from '@flow/sdk/contracts/client';
import type { Single } from '../show-one.ts';
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
  readers: { client: parseClientKey },
  find: async (flow, key) => flow.clients.get(await findClientId(flow, key)),
  describe: describeClient,
  raw: (profile) => accountFields.map((name) => [name, valueText(profile[name])]),
};
