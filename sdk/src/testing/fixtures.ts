import type { ChatRequest } from '../contracts/chat.ts';
import type { ConsultationPayload } from '../contracts/consultation.ts';
import type { Role } from '../contracts/role.ts';
import { type Subscription, subscriptionStatuses } from '../contracts/subscription.ts';

/** Somebody who can sign in to the handlers. */
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

/** A uuid that ends with a number, so that rows can be told apart when a test fails. */
function numberedUuid(number: number): string {
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

/** A conversation whose last message waits for an answer. */
export function makeChatRequest(overrides: Partial<ChatRequest> = {}): ChatRequest {
  return {
    messages: [{ role: 'user', content: 'I want to lose weight' }],
    visitorId: 'visitor_1763720000000_k3j9x0a1',
    ...overrides,
  };
}
