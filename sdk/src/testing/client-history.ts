import { type ClientProfile, clientSubscriptionSchema } from '../contracts/client.ts';
import type { Subscription } from '../contracts/subscription.ts';
import type { ClientAnswers, ClientTable } from './client-table.ts';
import type { FormAnswers } from './form-table.ts';
import type { Awaitable } from './keyset-rows.ts';
import type { SubscriptionAnswers } from './subscription-table.ts';

type ClientSubscription = ClientProfile['subscriptions'][number];

interface Tables {
  clients: ClientTable;
  forms: FormAnswers;
  subscriptions: SubscriptionAnswers;
}

type Changes = Pick<FormAnswers, 'assignForm' | 'assignDefaultForms' | 'withdrawForm'> &
  Pick<SubscriptionAnswers, 'cancelSubscription' | 'cancelOwnSubscription' | 'resumeSubscription'>;

/** The changes of forms and subscriptions that are lines of a client's history, and the profile that shows them. */
export function withClientHistory({
  clients,
  forms,
  subscriptions,
}: Tables): Changes & Pick<ClientAnswers, 'getClient'> {
  /** One that stays as it is was not changed. */
  async function changed(action: string, id: string, change: () => Awaitable<Subscription>) {
    const { cancel_at_period_end: before } = await subscriptions.findSubscription(id);
    const row = await change();
    if (row.cancel_at_period_end !== before) clients.record(row.user_id, action);
    return row;
  }
  async function current(own: ClientSubscription, clientId: string): Promise<ClientSubscription> {
    try {
      const row = await subscriptions.findSubscription(own.id);
      return row.user_id === clientId ? clientSubscriptionSchema.parse(row) : own;
    } catch {
      return own;
    }
  }
  return {
    async assignForm(given) {
      const assignment = await forms.assignForm(given);
      clients.record(given.clientId, 'form.assign', { forms: [given.slug] });
      return assignment;
    },
    async assignDefaultForms(clientId) {
      const answer = await forms.assignDefaultForms(clientId);
      if (answer.assigned.length > 0) clients.record(clientId, 'form.assign', { forms: answer.assigned });
      return answer;
    },
    async withdrawForm(assignmentId) {
      const assignment = await forms.withdrawForm(assignmentId);
      const given = await forms.formAssignment(assignmentId);
      clients.record(given?.clientId ?? null, 'form.withdraw', { forms: [assignment.forms_registry?.slug] });
      return assignment;
    },
    cancelSubscription: (request) =>
      changed('subscription.cancel', request.stripe_subscription_id, () =>
        subscriptions.cancelSubscription(request),
      ),
    cancelOwnSubscription: (request, account) =>
      changed('subscription.cancel', request.stripe_subscription_id, () =>
        subscriptions.cancelOwnSubscription(request, account),
      ),
    resumeSubscription: (request, account) =>
      changed('subscription.resume', request.stripe_subscription_id, () =>
        subscriptions.resumeSubscription(request, account),
      ),

    async getClient(clientId) {
      const profile = await clients.getClient(clientId);
      const own = profile.subscriptions.map((row) => current(row, clientId));
      return { ...profile, subscriptions: await Promise.all(own) };
    },
  };
}
