import type { ClientProfile, ClientSubscription } from '@flow/sdk/contracts/client';
import type { FormAssignment } from '@flow/sdk/contracts/form-assignment';
import { makeClientProfile, makeForm, makeFormOverview, makeSubscription } from '@flow/sdk/testing';
import { type FlowData, flowOf, watched } from '../../flow.test-data.ts';
import { adminServices, noon } from '../admin-services.test-data.ts';
import { createClientRecord } from './client-record.ts';

interface Stored extends Pick<FlowData, 'forms' | 'submissions'> {
  profile?: Partial<ClientProfile>;
  assignments?: readonly FormAssignment[];
}

/** A client's profile before a backend that keeps what it is told, for tests. */
export function clientWorld(
  { profile, assignments = [], submissions = [], forms = [makeForm()] }: Stored = {},
  clientId = makeClientProfile().id,
) {
  const { services, toasts } = adminServices();
  const client = makeClientProfile(profile);
  const retired = { slug: 'old-form', form_key: 'old_form', retired_at: '2026-01-01T00:00:00.000Z' };
  const flow = flowOf({
    clients: [client],
    subscriptions: client.subscriptions.map((row) => makeSubscription({ ...row, user_id: client.id })),
    assignments: assignments.map((row) => ({ ...row, client_id: client.id })),
    ...{ submissions, forms, now: () => noon },
    listForms: () => [makeFormOverview(), makeFormOverview(retired)],
    // The same questions in every form.
    formVersion: () => makeForm(),
  });
  const backend = {
    clients: watched(flow.clients),
    forms: watched(flow.forms),
    subscriptions: watched(flow.subscriptions),
    trials: watched(flow.trials),
  };
  const record = createClientRecord(clientId, {
    ...services,
    loadFlow: async () => ({ ...flow, ...backend }),
    stripeMode: 'test',
  });
  return { record, backend, toasts };
}

/** The subscription that a client has unless a test says otherwise. */
export function clientSubscription(changes: Partial<ClientSubscription> = {}): ClientSubscription {
  const [subscription] = makeClientProfile().subscriptions;
  if (!subscription) throw new Error('The client has a subscription.');
  return { ...subscription, ...changes };
}
