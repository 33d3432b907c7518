import type { Attribution } from '../contracts/attribution.ts';
import type { ChatRequest } from '../contracts/chat.ts';
import type { ConsultationPayload } from '../contracts/consultation.ts';
import { type Lead, leadStatuses } from '../contracts/lead.ts';
import type { Profile } from '../contracts/profile.ts';
import type { Role } from '../contracts/role.ts';
import {
  type OwnSubscription,
  ownSubscriptionSchema,
  type Subscription,
  subscriptionStatuses,
} from '../contracts/subscription.ts';

/** An account that can sign in to the handlers. */
export interface TestAccount {
  userId: string;
  email: string;
  password: string;
  roles: readonly Role[];
}

/** An admin. */
export const adminAccount: TestAccount = {
  userId: '0f3c0d8e-6f3e-4f0a-8c5b-0d6f8a1b0001',
  email: 'admin@flow.example',
  password: 'flow-admin-demo',
  roles: ['admin'],
};

/** A client: signed in, without a role. */
export const clientAccount: TestAccount = {
  userId: '0f3c0d8e-6f3e-4f0a-8c5b-0d6f8a1b0002',
  email: 'client@flow.example',
  password: 'flow-client-demo',
  roles: [],
};

/** The profile of an account; `overrides` replace its fields. */
export function makeProfile(
  account: Pick<TestAccount, 'userId' | 'email'> = clientAccount,
  overrides: Partial<Profile> = {},
): Profile {
  return {
    id: account.userId,
    email: account.email,
    first_name: 'Layla',
    last_name: 'Haddad',
    phone: '+971 50 123 4567',
    created_at: '2026-11-01T10:00:00.000Z',
    updated_at: '2026-11-01T10:00:00.000Z',
    ...overrides,
  };
}

/** A uuid that ends with a number, so that rows can be told apart when a test fails. */
export function numberedUuid(number: number): string {
  return `7f3f1f3e-0c1f-4a53-9a54-${number.toString(16).padStart(12, '0')}`;
}

/**
 * An active subscription; `overrides` replace its fields.
 * @example makeSubscription({ status: 'past_due', name: null })
 */
export function makeSubscription(overrides: Partial<Subscription> = {}): Subscription {
  return {
    id: numberedUuid(1),
    email: clientAccount.email,
    name: 'Layla Haddad',
    plan: 'Online Monthly',
    status: 'active',
    trial_start: '2026-11-01T10:00:00.000Z',
    trial_end: '2026-11-08T10:00:00.000Z',
    current_period_end: '2026-12-08T10:00:00.000Z',
    stripe_customer_id: 'cus_0001',
    stripe_subscription_id: 'sub_0001',
    last_sign_in_at: '2026-11-20T06:30:00.000Z',
    created_at: '2026-11-01T10:00:00.000Z',
    updated_at: '2026-11-08T10:00:00.000Z',
    user_id: clientAccount.userId,
    user_deleted: false,
    cancel_at_period_end: false,
    ...overrides,
  };
}

/** An active subscription as its owner reads it; `overrides` replace its fields. */
export function makeOwnSubscription(overrides: Partial<OwnSubscription> = {}): OwnSubscription {
  return { ...ownSubscriptionSchema.parse(makeSubscription()), provider_status: null, ...overrides };
}

/** Subscriptions that differ in id, person and Stripe ids, in every status by turns, newest first. */
export function makeSubscriptions(count: number): Subscription[] {
  const newest = Date.parse('2026-11-20T10:00:00.000Z');
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const began = new Date(newest - index * 3_600_000).toISOString();
    return makeSubscription({
      id: numberedUuid(number),
      email: `client-${number}@flow.example`,
      name: `Client ${number}`,
      status: subscriptionStatuses[index % subscriptionStatuses.length] ?? 'none',
      stripe_customer_id: `cus_${number}`,
      stripe_subscription_id: `sub_${number}`,
      trial_start: began,
      created_at: began,
      user_id: numberedUuid(100_000 + number),
    });
  });
}

/** A valid consultation request. */
export function makeConsultationPayload(overrides: Partial<ConsultationPayload> = {}): ConsultationPayload {
  return {
    source_page: '/final-cta',
    name: 'Layla Haddad',
    phone: '+971 50 123 4567',
    fitness_goal: 'lose-weight',
    training_type: 'online',
    training_location: 'not-sure',
    submitted_at: '2026-11-21T10:00:00.000Z',
    user_agent: 'Mozilla/5.0',
    pathname: '/',
    referrer: 'direct',
    honeypot: '',
    submission_attempt: 1,
    form_validation_passed: true,
    ...overrides,
  };
}

/** A visitor who came by an advertisement and, a week later, by typing the address. */
export function makeAttribution(overrides: Partial<Attribution> = {}): Attribution {
  return {
    first: {
      at: '2026-11-14T09:00:00.000Z',
      landing_path: '/flow-online',
      referrer: 'https://search.example/',
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'autumn',
      gclid: 'abc123',
    },
    last: { at: '2026-11-21T09:58:00.000Z', landing_path: '/', referrer: 'direct' },
    ...overrides,
  };
}

/** What the letters of a reference are taken from. */
const referenceLetters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A reference that belongs to a number. */
function numberedReference(number: number): string {
  let rest = number;
  let letters = '';
  while (letters.length < 6) {
    letters = `${referenceLetters[rest % referenceLetters.length]}${letters}`;
    rest = Math.floor(rest / referenceLetters.length);
  }
  return `FL-${letters}`;
}

/**
 * A lead that nobody has answered yet, delivered to the automation; `overrides` replace its fields.
 * @example makeLead({ status: 'won', first_contacted_at: '2026-11-21T10:30:00.000Z' })
 */
export function makeLead(overrides: Partial<Lead> = {}): Lead {
  return {
    id: numberedUuid(200_001),
    reference: numberedReference(1),
    name: 'Layla Haddad',
    phone: '+971 50 123 4567',
    phone_e164: '+971501234567',
    fitness_goal: 'lose-weight',
    training_type: 'online',
    training_location: 'not-sure',
    status: 'new',
    source_page: '/final-cta',
    pathname: '/',
    referrer: 'direct',
    attribution: makeAttribution(),
    submission_attempt: 1,
    submitted_at: '2026-11-21T10:00:00.000Z',
    received_at: '2026-11-21T10:00:01.000Z',
    first_contacted_at: null,
    updated_at: '2026-11-21T10:00:01.000Z',
    client_id: null,
    duplicate_of: null,
    forward_status: 'delivered',
    forward_attempts: 1,
    forward_error: null,
    forwarded_at: '2026-11-21T10:00:03.000Z',
    next_forward_at: null,
    notes: [],
    ...overrides,
  };
}

/** Leads that differ in id, reference, person and number, in every status by turns, newest first. */
export function makeLeads(count: number): Lead[] {
  const newest = Date.parse('2026-11-21T10:00:01.000Z');
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const status = leadStatuses[index % leadStatuses.length] ?? 'new';
    const received = newest - index * 3_600_000;
    const received_at = new Date(received).toISOString();
    const digits = String(number).padStart(7, '0');
    return makeLead({
      id: numberedUuid(200_000 + number),
      reference: numberedReference(number),
      name: `Lead ${numberedReference(number).slice(-2)}`,
      phone: `+971 50 ${digits.slice(0, 3)} ${digits.slice(3)}`,
      phone_e164: `+97150${digits}`,
      status,
      submitted_at: received_at,
      received_at,
      updated_at: received_at,
      first_contacted_at: status === 'new' ? null : new Date(received + 1_800_000).toISOString(),
      forwarded_at: received_at,
    });
  });
}

/** A conversation whose last message waits for an answer. */
export function makeChatRequest(overrides: Partial<ChatRequest> = {}): ChatRequest {
  return {
    messages: [{ role: 'user', content: 'I want to lose weight' }],
    visitorId: 'visitor_1763720000000_k3j9x0a1',
    ...overrides,
  };
}
