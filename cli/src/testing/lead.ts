import type { Lead } from '@flow/sdk/contracts/lead';
import { makeAttribution, makeLead } from '@flow/sdk/testing';

/** A new lead, with what the test is about in the place of the usual. */
export function lead(changes: Partial<Lead> = {}): Lead {
  const received = '2026-11-21T06:40:00.000Z';
  const { gclid: _, ...first } = makeAttribution().first;
  return makeLead({
    id: '00000000-0000-4000-8000-0000000000b1',
    reference: 'FL-7K2M9Q',
    name: 'Amal Haddad',
    phone: '050 123 4567',
    training_type: 'in-person',
    training_location: 'train-sf-downtown',
    source_page: '/pricing',
    pathname: '/pricing',
    attribution: { first, last: { at: '2026-11-21T06:30:00.000Z', landing_path: '/', referrer: 'direct' } },
    submitted_at: received,
    received_at: received,
    updated_at: received,
    forwarded_at: '2026-11-21T06:40:02.000Z',
    ...changes,
  });
}

/** A second one, answered late, never forwarded, of which little is known. */
export const plainLead: Lead = lead({
  id: '00000000-0000-4000-8000-0000000000b2',
  reference: 'FL-4TQ8WD',
  name: 'Noor Saleh',
  phone: '1234567',
  phone_e164: null,
  status: 'won',
  attribution: null,
  received_at: '2026-11-19T08:00:00.000Z',
  first_contacted_at: '2026-11-20T06:00:00.000Z',
  forward_status: 'none',
  forward_attempts: 0,
  forwarded_at: null,
});

/** So many leads that differ in their id and name. */
export function leads(count: number, changes: Partial<Lead> = {}): Lead[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
    return lead({ id, name: `Lead ${index + 1}`, ...changes });
  });
}
