import type { Attribution, Touch } from '@flow/sdk/contracts/attribution';
import type { Lead, LeadEvent } from '@flow/sdk/contracts/lead';
import { makeLead } from '@flow/sdk/testing';

/** A lead that came in the hour before noon and was not forwarded, for tests. */
export function leadRow(changes: Partial<Lead> = {}): Lead {
  return makeLead({
    id: '11111111-1111-4111-8111-111111111111',
    reference: 'FL-7K2M9Q',
    phone: '050 123 4567',
    fitness_goal: 'build-muscle',
    training_type: 'in-person',
    training_location: 'train-sf-downtown',
    source_page: '/pricing',
    attribution: null,
    received_at: '2026-11-21T07:15:00.000Z',
    forward_status: 'none',
    forward_attempts: 0,
    forwarded_at: null,
    ...changes,
  });
}

/** The reference of a lead among many. */
export const referenceOf = (index: number): string =>
  `FL-${String(index)
    .padStart(6, '0')
    .replaceAll(/\d/g, (digit) => 'ABCDEFGHJK'.charAt(Number(digit)))}`;

/** So many different leads, newest first. */
export function leadRows(count: number): Lead[] {
  return Array.from({ length: count }, (_, index) => {
    const received = Date.parse('2026-11-21T07:15:00Z') - index * 1_000;
    return leadRow({
      id: `11111111-1111-4111-8111-${String(index).padStart(12, '0')}`,
      reference: referenceOf(index),
      name: `Visitor ${index}`,
      received_at: new Date(received).toISOString(),
    });
  });
}

/** A lead whose forwarding was given up. */
export const deadLead = (changes: Partial<Lead> = {}): Lead =>
  leadRow({
    forward_status: 'dead',
    forward_attempts: 8,
    forward_error: 'HTTP 503 from the automation',
    ...changes,
  });

function touch(changes: Partial<Touch> = {}): Touch {
  return { at: '2026-11-21T07:10:00.000Z', landing_path: '/', referrer: 'direct', ...changes };
}

export function attribution(first: Partial<Touch>, last: Partial<Touch> = first): Attribution {
  return { first: touch(first), last: touch(last) };
}

export function leadEvent(changes: Partial<LeadEvent> = {}): LeadEvent {
  return {
    id: '33333333-3333-4333-8333-333333333333',
    occurred_at: '2026-11-21T07:40:00.000Z',
    actor_email: 'admin@flow.example',
    action: 'lead.set_status',
    details: { from: 'new', to: 'contacted' },
    ...changes,
  };
}
