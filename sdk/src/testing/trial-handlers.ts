import type { HttpHandler } from 'msw/http';
import * as z from 'zod/mini';
import { startTrialRequestSchema } from '../contracts/trial.ts';
import { tableOf, wanted } from './database-answers.ts';
import { edgeFunctions, signedIn } from './edge-function.ts';
import type { TestAccount } from './fixtures.ts';
import type { TrialAnswers } from './trial-table.ts';

/** Handlers of how subscriptions begin, and of Stripe's page for those that run. */
export function trialHandlers(
  url: string,
  accounts: readonly TestAccount[],
  answers: TrialAnswers,
): HttpHandler[] {
  const edge = edgeFunctions(url, accounts);
  return [
    edge('start-trial', signedIn, startTrialRequestSchema, async (body, account) => ({
      checkout: await answers.startTrial(body, account),
    })),
    edge('billing-portal', signedIn, z.object({}), (_body, { userId }) => ({
      url: `https://billing.stripe.example/${userId}`,
    })),
    // As row level security answers: a client's own, and all for an admin.
    tableOf(url, accounts, 'checkouts', async (request, account) => {
      const owner = { lead_id: wanted(request, 'lead_id'), client_id: wanted(request, 'client_id') };
      const mayRead = account.roles.includes('admin') || owner.client_id === account.userId;
      return mayRead ? answers.checkoutsOf(owner) : [];
    }),
  ];
}
