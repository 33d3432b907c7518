import * as z from 'zod/mini';
import type { ServiceDatabase } from './database.ts';
import type { AssignDefaultForms } from './default-forms.ts';
import type { RequestContext } from './serve.ts';
import { type StripeSubscription, stripeColumns } from './stripe.ts';

export interface OwnerDependencies {
  /** The account that a row belongs to. */
  owner(stripeId: string): Promise<string | null>;
  /** Sets the account of a row, unless it is no longer `from`. */
  link(stripeId: string, userId: string, from: string | null): Promise<void>;
  assign: AssignDefaultForms;
}

const noteSchema = z.object({ user_id: z.uuid() });

/** The account that Stripe has noted for a subscription; it may have been deleted since. */
export function notedAccount({ metadata }: Pick<StripeSubscription, 'metadata'>): string | null {
  const noted = noteSchema.safeParse(metadata);
  return noted.success ? noted.data.user_id.toLowerCase() : null;
}

/** Gives an account the forms of a new client, each once; false when the account is gone. */
export async function assignDefaultForms(
  clientId: string,
  { assign }: Pick<OwnerDependencies, 'assign'>,
  { requestId, log }: Pick<RequestContext<'public'>, 'requestId' | 'log'>,
): Promise<boolean> {
  const forms = await assign(clientId, null, requestId);
  if (forms === null) return false;
  const { assigned, skipped } = forms;
  log('info', 'default-forms', { assigned: assigned.join(' '), skipped: skipped.join(' ') });
  return true;
}

/**
 * Gives a row the account that Stripe notes, and a new client the default forms: when a subscription gets its account, and when
 * its trial turns paid. Either is seen again at the next try should this one fail, because the row gets its account last.
 */
export async function linkAccountAndAssignForms(
  present: StripeSubscription,
  wasTrial: boolean,
  dependencies: OwnerDependencies,
  context: Pick<RequestContext<'public'>, 'requestId' | 'log'>,
): Promise<void> {
  const { owner, link } = dependencies;
  const give = (clientId: string) => assignDefaultForms(clientId, dependencies, context);
  const { id } = present;
  const current = await owner(id);
  const noted = notedAccount(present);
  const { status } = stripeColumns(present);
  if (noted !== null && noted !== current) {
    const exists = status === 'canceled' || (await give(noted));
    if (exists) return link(id, noted, current);
  }
  if (current !== null && status === 'active' && wasTrial) {
    await give(current);
  }
}

const foreignKeyViolation = '23503';

function check(error: { message: string } | null): void {
  if (error !== null) throw new Error(error.message, { cause: error });
}

/** Whose the rows are. */
export function ownerStore(database: ServiceDatabase): Pick<OwnerDependencies, 'owner' | 'link'> {
  return {
    async owner(stripeId) {
      const { data, error } = await database
        .from('subscriptions')
        .select('user_id')
        .eq('stripe_subscription_id', stripeId)
        .maybeSingle();
      check(error);
      return data?.user_id ?? null;
    },
    async link(stripeId, userId, from) {
      const row = database
        .from('subscriptions')
        .update({ user_id: userId })
        .eq('stripe_subscription_id', stripeId);
      const { error } = await (from === null ? row.is('user_id', null) : row.eq('user_id', from));
      // The account is gone already; the subscription is kept all the same.
      if (error?.code !== foreignKeyViolation) check(error);
    },
  };
}
