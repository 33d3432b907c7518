import type { ConsultationPayload } from '@flow/sdk/contracts/consultation';
import { vi } from 'vitest';
import type { ToastInput } from '../toasts/toasts.store.ts';
import type { VisitContext } from './build-payload.ts';
import { createConsultation } from './consultation.store.ts';
import type { WaitingRequest } from './outbox/queue.ts';

/** What the browser knows of the visit. */
export const visit = {
  userAgent: 'Browser/1',
  pathname: '/',
  referrer: '',
  attribution: undefined,
  askedAssistant: false,
};
/** A form that may be sent. */
export const typed = {
  name: '  Layla Haddad ',
  phone: '+971 50 123 4567',
  fitnessGoal: 'lose-weight',
  trainingType: 'online',
  trainingLocation: 'not-sure',
} as const;

/** A consultation opened from /final-cta, on stubs that record what it did. */
export function setUpConsultation(overrides: Partial<Parameters<typeof createConsultation>[0]> = {}) {
  const toasts: ToastInput[] = [];
  const sent: ConsultationPayload[] = [];
  let ids = 0;
  const dependencies = {
    send: vi.fn(async (_id: string, payload: ConsultationPayload) => {
      sent.push(payload);
      return { reference: 'FLOW-1' as string | null };
    }),
    idFor: (own: string) => own,
    keepsForLong: () => true,
    thank: vi.fn<(reference: string | null) => void>(),
    close: vi.fn<() => void>(),
    showToast: (toast: ToastInput) => {
      toasts.push(toast);
      return toast.title;
    },
    dismissToast: (id: string) => {
      const at = toasts.findIndex(({ title }) => title === id);
      if (at >= 0) toasts.splice(at, 1);
    },
    openMail: vi.fn<(href: string) => void>(),
    openWhatsApp: vi.fn<() => void>(),
    now: () => new Date('2026-11-21T10:00:00Z'),
    newId: () => `00000000-0000-4000-8000-00000000000${++ids}`,
    documentedPayloadOnly: false,
    visit: (): VisitContext => visit,
    email: 'info@flow.example',
    city: 'Dubai',
    phone: '+971 50 000 0000',
    ...overrides,
  };
  const consultation = createConsultation(dependencies);
  consultation.begin('/final-cta');
  const fill = (values: Partial<Record<keyof typeof typed, string>> = typed) => {
    for (const [field, value] of Object.entries(values))
      consultation.edit(field as keyof typeof typed, value);
  };
  return { ...dependencies, consultation, state: consultation.state, toasts, sent, fill };
}

/** The form, filled in and sent once. */
export async function submitted(...overrides: Parameters<typeof setUpConsultation>) {
  const parts = setUpConsultation(...overrides);
  parts.fill();
  await parts.consultation.submit();
  return parts;
}

/** A request as it is sent. */
export const payload: ConsultationPayload = {
  source_page: '/final-cta',
  name: 'Layla Haddad',
  phone: '+971 50 123 4567',
  fitness_goal: 'lose-weight',
  training_type: 'online',
  training_location: 'not-sure',
  submitted_at: '2026-11-21T10:00:00.000Z',
  user_agent: 'Browser/1',
  pathname: '/',
  referrer: 'direct',
  honeypot: '',
  submission_attempt: 1,
  form_validation_passed: true,
  idempotency_key: '00000000-0000-4000-8000-000000000001',
};

/** A request that waits under this id. */
export function waitingRequest(id: string, changes: Partial<WaitingRequest> = {}): WaitingRequest {
  return { id, payload, attempts: 0, notBefore: 0, ...changes };
}
