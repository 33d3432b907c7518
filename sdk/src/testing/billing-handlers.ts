import type { HttpHandler } from 'msw/http';
import * as z from 'zod/mini';
import { reconcileRequestSchema } from '../contracts/billing.ts';
import type { BillingAnswers } from './billing-table.ts';
import { procedures } from './database-answers.ts';
import { admins, edgeFunctions } from './edge-function.ts';
import type { TestAccount } from './fixtures.ts';

const invoiceArguments = z.object({ _stripe_subscription_id: z.string() });
const nothing = z.object({});

/** Handlers of what the SDK asks about the mirror of Stripe. */
export function billingHandlers(
  url: string,
  accounts: readonly TestAccount[],
  answers: BillingAnswers,
): HttpHandler[] {
  const call = procedures(url, accounts);
  return [
    edgeFunctions(url, accounts)('reconcile', admins, reconcileRequestSchema, (body) =>
      answers.reconcile(body),
    ),
    call('billing_verification', nothing, () => answers.lastVerified()),
    call('list_invoices', invoiceArguments, (asked) => answers.listInvoices(asked._stripe_subscription_id)),
    call('list_disputes', nothing, () => answers.listDisputes()),
  ];
}
