import type { ConsultationPayload } from '../../sdk/src/contracts/consultation.ts';

let numbers = 0;

/** A number that no other request of this process has: a number has a limit of its own. */
export function newPhone(): string {
  numbers += 1;
  return `+971 50 ${String(2_000_000 + numbers)}`;
}

/** A whole request of its own number and key. */
export function leadPayload(changes: Partial<ConsultationPayload> = {}) {
  return {
    source_page: '/pricing',
    name: 'Noor Al-Hadi',
    phone: newPhone(),
    fitness_goal: 'other',
    training_type: 'online',
    training_location: 'not-sure',
    submitted_at: '2026-11-21T10:00:00.000Z',
    user_agent: 'test',
    pathname: '/pricing',
    referrer: 'direct',
    honeypot: '',
    submission_attempt: 1,
    form_validation_passed: true,
    idempotency_key: crypto.randomUUID(),
    ...changes,
  } satisfies ConsultationPayload;
}
