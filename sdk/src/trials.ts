import * as z from 'zod/mini';
import { createAsk } from './ask-tables.ts';
import type { Backend } from './backend.ts';
import { type CallOptions, repeatably } from './call.ts';
import { checkInput } from './check-input.ts';
import {
  type Checkout,
  checkoutSchema,
  startTrialRequestSchema,
  startTrialResponseSchema,
  type TrialPlan,
} from './contracts/trial.ts';
import { invokeFunction } from './invoke-function.ts';
import type { Tables } from './tables.ts';

/** What a trial is begun for. Without lead, client and address it is the caller's own; the others are for admins. */
export interface NewTrial {
  /** What follows the free days. */
  plan: TrialPlan;
  /** A lead has no address: give `email` too, unless the lead is a client already. */
  leadId?: string | undefined;
  clientId?: string | undefined;
  email?: string | undefined;
  /** True: paid from the first day, for somebody who has had a trial. */
  withoutTrial?: boolean | undefined;
}

/** Whose checkouts to read. */
export type CheckoutOwner = { leadId: string } | { clientId: string };

/** How subscriptions begin: each on a page of Stripe's, its checkout. Instants are ISO 8601 in UTC. */
export interface Trials {
  /**
   * Makes the page on which the person begins, to be sent to them; one that is open already is answered again. It takes the
   * place of their other open pages: nobody can pay there any more. Who pays gets an account, the default forms and the
   * subscription, and ends the pages of their household, with free days where this one has them.
   * @throws FlowError `invalid_input` (with `fields`), `unauthenticated`, `forbidden` (for somebody else, and no admin),
   * `not_found`, `conflict` (has a subscription, another page was paid or begun just now, or the lead belongs to another
   * client), `trial_used` (they or their household have had one: `withoutTrial` is the way on), `rate_limited`, `upstream` (Stripe refused)
   * @example const { url } = await flow.trials.start({ plan: 'monthly', leadId: lead.id, email: 'layla@example.com' });
   */
  start(trial: NewTrial, options?: CallOptions): Promise<Checkout>;
  /**
   * The checkouts of a lead or a client, the newest first; a client reads their own.
   * @throws FlowError `invalid_input`, `unauthenticated`
   * @example const [latest] = await flow.trials.of({ leadId: lead.id });
   */
  of(owner: CheckoutOwner, options?: CallOptions): Promise<Checkout[]>;
}

const columns = Object.keys(checkoutSchema.shape).join(', ');
const ownerIdSchema = z.uuid('Expected the id of a lead or of a client');

export function createTrials(backend: Backend, tables: Tables): Trials {
  const ask = createAsk(tables);
  return {
    async start(trial, options = {}) {
      const { plan, leadId, clientId, email, withoutTrial } = trial ?? {};
      const given = { plan, lead_id: leadId, client_id: clientId, email, without_trial: withoutTrial };
      const body = checkInput(startTrialRequestSchema, given, 'trial');
      // A repeated request is answered with the same page.
      const answer = await repeatably(options, (call) =>
        invokeFunction(backend, call, 'start-trial', body, startTrialResponseSchema),
      );
      return answer.checkout;
    },

    async of(owner, options = {}) {
      const { leadId, clientId }: { leadId?: string; clientId?: string } = owner ?? {};
      const [column, id] =
        leadId === undefined ? (['client_id', clientId] as const) : (['lead_id', leadId] as const);
      const ownerId = checkInput(ownerIdSchema, id, column);
      return ask(repeatably, options, z.array(checkoutSchema), (client) =>
        client
          .from('checkouts')
          .select(columns)
          .eq(column, ownerId)
          .order('created_at', { ascending: false }),
      );
    },
  };
}
