import type { Client, ClientProfile } from '../contracts/client.ts';
import { clientRowOf } from './client-table.ts';
import { clientAccount, makeSubscription, numberedUuid } from './fixtures.ts';

/** The client of the fixtures with a subscription, no lead, no note and no history; `overrides` replace its fields. */
export function makeClientProfile(overrides: Partial<ClientProfile> = {}): ClientProfile {
  const { email, name, last_sign_in_at, user_id, user_deleted, ...subscription } = makeSubscription();
  return {
    id: clientAccount.userId,
    email,
    first_name: 'Layla',
    last_name: 'Haddad',
    phone: '+971501234567',
    created_at: '2026-11-01T10:00:00.000Z',
    last_sign_in_at,
    confirmed: true,
    invited_at: null,
    subscriptions: [subscription],
    leads: [],
    notes: [],
    history: [],
    ...overrides,
  };
}

/** Profiles that differ in id, name and address, newest first. */
export function makeClientProfiles(count: number): ClientProfile[] {
  const newest = Date.parse('2026-11-20T10:00:00.000Z');
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return makeClientProfile({
      id: numberedUuid(100_000 + number),
      email: `client-${number}@flow.example`,
      first_name: `Client ${number}`,
      created_at: new Date(newest - index * 3_600_000).toISOString(),
    });
  });
}

/**
 * The client of the fixtures in the admin's list; `overrides` replace its fields.
 * @example makeClient({ confirmed: false, subscription_status: 'none' })
 */
export function makeClient(overrides: Partial<Client> = {}): Client {
  return { ...clientRowOf(makeClientProfile()), pending_forms: 1, ...overrides };
}
