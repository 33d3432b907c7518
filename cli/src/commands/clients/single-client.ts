import type { ClientProfile } from '@flow/sdk/contracts/client';
import type { Single } from '../show-one.ts';
import { valueText } from '../value-text.ts';
import { findClientId, parseClientKey } from './client-key.ts';
import { describeClient, type WholeClient } from './describe-client.ts';

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

export const singleClient: Single<WholeClient> = {
  readers: { client: parseClientKey },
  async find(flow, key) {
    const id = await findClientId(flow, key);
    const [profile, assignments] = await Promise.all([flow.clients.get(id), flow.forms.assignments(id)]);
    return { ...profile, assignments };
  },
  describe: describeClient,
  raw: (profile) => accountFields.map((name) => [name, valueText(profile[name])]),
};
