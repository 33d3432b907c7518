import type * as z from 'zod/mini';
import type { ClientProfile } from '../contracts/client.ts';
import { isRunning, type Subscription } from '../contracts/subscription.ts';
import type { Checkout, startTrialRequestSchema } from '../contracts/trial.ts';
import { FlowError } from '../errors.ts';
import { numberedUuid, type TestAccount } from './fixtures.ts';
import type { Awaitable } from './keyset-rows.ts';

/** A request for a trial as the function reads it. */
export type ParsedTrialRequest = z.output<typeof startTrialRequestSchema>;

/** Whose a checkout is. */
export interface OwnedCheckout extends Checkout {
  lead_id: string | null;
  client_id: string | null;
}

/** What the function and the database answer about trials. Throw a `FlowError` with a status to answer a failure. */
export interface TrialAnswers {
  startTrial(request: ParsedTrialRequest, account: TestAccount): Awaitable<Checkout>;
  checkoutsOf(owner: { lead_id?: string | null; client_id?: string | null }): Awaitable<Checkout[]>;
}

export interface TrialTableRows {
  checkouts: readonly OwnedCheckout[];
  subscriptions: readonly Subscription[];
  clients: readonly ClientProfile[];
}

/**
 * Checkouts in memory: one that is open is answered again, a new one ends the person's others, who has a subscription or has had a
 * trial is refused.
 * @example flowHandlers({ url, ...trialTable({ checkouts: [], subscriptions: makeSubscriptions(3), clients: [] }) })
 */
export function trialTable(
  { checkouts, subscriptions, clients }: TrialTableRows,
  now: () => Date = () => new Date(),
): TrialAnswers {
  const rows = [...checkouts];

  function addressOf({ client_id, email }: ParsedTrialRequest, account: TestAccount): string {
    if (client_id === undefined) return email ?? account.email;
    const client = clients.find(({ id }) => id === client_id);
    if (client) return client.email ?? '';
    throw new FlowError('not_found', `There is no client ${client_id}.`, { status: 404 });
  }

  function requireNew(email: string, withoutTrial: boolean): void {
    const own = subscriptions.filter((row) => row.email === email);
    const running = own.find((row) => isRunning(row));
    if (running) {
      const message = `${email} has a subscription already (${running.status}).`;
      throw new FlowError('conflict', message, { status: 409 });
    }
    if (!withoutTrial && own.some(({ trial_start }) => trial_start !== null)) {
      throw new FlowError('trial_used', `${email} or their household has had a free trial.`, { status: 409 });
    }
  }

  return {
    startTrial(request, account) {
      const isOwn = request.client_id === undefined && request.lead_id === undefined && !request.email;
      if (!isOwn && !account.roles.includes('admin')) {
        throw new FlowError('forbidden', 'Only an admin can begin a trial for somebody else.', {
          status: 403,
        });
      }
      const email = addressOf(request, account);
      requireNew(email, request.without_trial);
      const trial_days = request.without_trial ? 0 : 7;
      const open = rows.find(
        (row) =>
          row.status === 'open' &&
          row.email === email &&
          row.plan === request.plan &&
          row.trial_days === trial_days,
      );
      if (open) return open;
      for (const [index, row] of rows.entries()) {
        if (row.status === 'open' && row.email === email) rows[index] = { ...row, status: 'expired' };
      }
      const created = now();
      const checkout: OwnedCheckout = {
        id: numberedUuid(800_001 + rows.length),
        ...{ email, plan: request.plan, trial_days, status: 'open' },
        url: `https://checkout.stripe.example/${rows.length + 1}`,
        expires_at: new Date(created.getTime() + 23 * 60 * 60 * 1_000).toISOString(),
        ...{ created_at: created.toISOString(), completed_at: null },
        lead_id: request.lead_id ?? null,
        client_id: request.client_id ?? (isOwn ? account.userId : null),
      };
      rows.unshift(checkout);
      return checkout;
    },

    checkoutsOf: (owner) =>
      rows.filter((row) =>
        owner.lead_id ? row.lead_id === owner.lead_id : row.client_id === owner.client_id,
      ),
  };
}
