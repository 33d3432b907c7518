import { formatBusinessDate } from '@flow/contracts/business-time.ts';
import {
  type Checkout,
  checkoutSchema,
  type StartTrialRequest,
  startTrialRequestSchema,
  type TrialPlan,
} from '@flow/contracts/trial.ts';
import type * as z from 'zod/mini';
import type { Caller } from '../_shared/auth.ts';
import { jsonBody } from '../_shared/body.ts';
import { HttpError } from '../_shared/errors.ts';
import { enforceUserRateLimit, type TakeRateLimit } from '../_shared/rate-limit.ts';
import { type RequestContext, type ServeDependencies, serve } from '../_shared/serve.ts';

/** Who begins a subscription. */
export interface Person {
  email: string;
  name: string | null;
  /** E.164. */
  phone: string | null;
  /** The account, once it is confirmed. */
  clientId: string | null;
}

/** Whose it is to be: ids and address as they were asked for. */
export interface Whom {
  clientId?: string | undefined;
  leadId?: string | undefined;
  email?: string | undefined;
}

/** Why nothing is begun. */
export type Refusal =
  | { refusal: 'running'; status: string }
  /** With the instant at which the earlier trial began. */
  | { refusal: 'trial_used'; began: string };

/** A row of checkouts that Stripe has not been asked for, or whose page can be used. */
export interface PendingCheckout {
  id: string;
  /** What the answer shows. */
  row: unknown;
  /** Stripe's page is there already. */
  isOpen: boolean;
  /** Stripe's sessions of the other pages that this one takes the place of. */
  rivals: readonly string[];
  createdAt: string;
}

export interface StripePage {
  customerId: string;
  sessionId: string;
  url: string;
  expiresAt: string;
}

export interface TrialDependencies extends ServeDependencies {
  takeRateLimit: TakeRateLimit;
  trialDays: number;
  /** @throws HttpError when there is no such client or lead (404), or the lead belongs to another client (409) */
  findPerson(whom: Whom): Promise<Person>;
  /** Writes the row before Stripe is asked, or finds the one that is under way. */
  begin(
    person: Person,
    plan: TrialPlan,
    trialDays: number,
    leadId: string | undefined,
  ): Promise<PendingCheckout | Refusal>;
  /** What Stripe knows of the person that the mirror may not know. */
  askStripe(person: Person): Promise<Refusal | null>;
  /** Makes the customer and the page; requests for one row are one request to Stripe. @throws HttpError */
  makePage(
    checkout: PendingCheckout,
    person: Person,
    plan: TrialPlan,
    trialDays: number,
  ): Promise<StripePage>;
  /** Ends a page at Stripe, unless it was paid. @throws HttpError */
  expirePage(sessionId: string): Promise<'expired' | 'paid'>;
  /** Notes that a page is over. */
  close(sessionId: string): Promise<void>;
  /**
   * Keeps the page with its line of the audit log, and answers the row: with another page, or expired, where another request has
   * been faster.
   */
  open(checkoutId: string, page: StripePage, caller: Caller, requestId: string): Promise<unknown>;
}

/** Of one account that is no admin's. */
const limit = { attempts: 10, seconds: 600 };

const invalid = (field: string, message: string) =>
  new HttpError(422, 'invalid_input', `${field}: ${message}`, { fields: { [field]: message } });

/** A page that was to give way was paid before it could. */
export const paidMeanwhile = () =>
  new HttpError(409, 'conflict', 'Another page of the same person or household has been paid just now.');

/**
 * Begins a subscription on a page of Stripe's, with free days unless the person or their household has had them: for a lead
 * or a client as an admin, for oneself as anybody who is signed in.
 */
export function createHandler(dependencies: TrialDependencies) {
  const { identity, takeRateLimit, trialDays, findPerson, begin, askStripe } = dependencies;
  const { makePage, expirePage, close, open } = dependencies;

  /** Only an admin may say for whom. */
  async function trialPersonOf(
    request: StartTrialRequest,
    context: RequestContext<'user'>,
  ): Promise<Whom & { isOwn: boolean }> {
    const { client_id: clientId, lead_id: leadId, email } = request;
    const { caller } = context;
    if (clientId === undefined && leadId === undefined && email === undefined) {
      await enforceUserRateLimit(takeRateLimit, 'start-trial', limit, context);
      return { clientId: caller.userId, isOwn: true };
    }
    if (!(await identity.hasRole(caller, 'admin'))) {
      throw new HttpError(403, 'forbidden', 'Only an admin can begin a trial for somebody else.');
    }
    if (clientId !== undefined && email !== undefined) {
      throw invalid('email', 'A client has an address already.');
    }
    return { clientId, leadId, email, isOwn: false };
  }

  function refuse(refusal: Refusal, { email }: Person, isOwn: boolean): never {
    if (refusal.refusal === 'running') {
      const whose = isOwn ? 'You have' : `${email} has`;
      throw new HttpError(409, 'conflict', `${whose} a subscription already (${refusal.status}).`);
    }
    // Whose number a client gives as their own need not be theirs: the date stays with the admin.
    const used = isOwn
      ? 'You or your household have had the free trial. You can begin a plan without free days, or write to us.'
      : `${email} or their household has had a free trial, begun on ${formatBusinessDate(refusal.began)}. A plan without free days can be begun.`;
    throw new HttpError(409, 'trial_used', used);
  }

  async function endRivals({ rivals }: PendingCheckout): Promise<void> {
    for (const sessionId of rivals) {
      if ((await expirePage(sessionId)) === 'paid') throw paidMeanwhile();
      await close(sessionId);
    }
  }

  async function checkoutOf(
    request: z.output<typeof startTrialRequestSchema>,
    context: RequestContext<'user'>,
  ): Promise<unknown> {
    const { isOwn, ...whom } = await trialPersonOf(request, context);
    const person = await findPerson(whom);
    if (!person.email) throw invalid('email', 'A lead has no address: give the one that the trial is for.');
    const days = request.without_trial ? 0 : trialDays;
    const begun = await begin(person, request.plan, days, whom.leadId);
    if ('refusal' in begun) return refuse(begun, person, isOwn);
    if (begun.isOpen) {
      await endRivals(begun);
      return begun.row;
    }
    const refusal = await askStripe(person);
    // Paid from the first day nobody asks for earlier trials.
    if (refusal !== null && (refusal.refusal === 'running' || days > 0)) refuse(refusal, person, isOwn);
    await endRivals(begun);
    const page = await makePage(begun, person, request.plan, days);
    const row = await open(begun.id, page, context.caller, context.requestId);
    const { status, url } = checkoutSchema.parse(row);
    if (url !== page.url) await expirePage(page.sessionId);
    if (status === 'expired') {
      throw new HttpError(
        409,
        'conflict',
        'Another page was begun for the same person or household meanwhile.',
      );
    }
    return row;
  }

  return serve(
    {
      name: 'start-trial',
      access: 'user',
      body: jsonBody(startTrialRequestSchema),
      async handle(request, context): Promise<{ checkout: Checkout }> {
        return { checkout: checkoutSchema.parse(await checkoutOf(request, context)) };
      },
    },
    dependencies,
  );
}
