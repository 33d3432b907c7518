import { formatBusinessDate } from '@flow/contracts/business-time.ts';
import {
  canResume,
  isRunning,
  type Subscription,
  type SubscriptionRequest,
} from '@flow/contracts/subscription.ts';
import type { BodyReader } from './body.ts';
import { HttpError } from './errors.ts';
import {
  type ChangeDependencies,
  type ChangeStore,
  type ChangeVerb,
  completeChange,
  type NewChange,
} from './pending-changes.ts';
import { enforceUserRateLimit, type TakeRateLimit } from './rate-limit.ts';
import { type RequestContext, type ServeDependencies, serve } from './serve.ts';
import { stripeFailure } from './stripe.ts';

export interface CancelResumeDependencies extends ServeDependencies, ChangeDependencies, ChangeStore {
  takeRateLimit: TakeRateLimit;
  find(stripeId: string): Promise<Subscription | null>;
}

/** What a function makes of the end of a subscription's period. */
interface CancelOrResume {
  verb: ChangeVerb;
  /** What `cancel_at_period_end` becomes. */
  ends: boolean;
  /** Why it cannot be done, for the caller; null when it can. */
  refusal(subscription: Subscription, now: Date): string | null;
  details: NewChange['details'];
}

const notRunning = (done: string, status: Subscription['status']) =>
  `Only an active or trialing subscription can be ${done}; this one is ${status}.`;

/** Billing stops with the period. One that ends already is left as it is. */
export const cancellation: CancelOrResume = {
  verb: 'cancel',
  ends: true,
  refusal: (subscription) => (isRunning(subscription) ? null : notRunning('cancelled', subscription.status)),
  details: { at_period_end: true },
};

/** Undoes a cancellation until its date. */
export const resumption: CancelOrResume = {
  verb: 'resume',
  ends: false,
  refusal(subscription, now) {
    if (canResume(subscription, now)) return null;
    const { status, cancel_at_period_end, current_period_end: end } = subscription;
    if (status === 'canceled') return 'This subscription has ended already and cannot be resumed.';
    if (!isRunning(subscription)) return notRunning('resumed', status);
    if (!cancel_at_period_end) return 'This subscription is not ending: there is nothing to resume.';
    if (end === null) return 'This subscription has no date until which it could be resumed.';
    return `This subscription could be resumed until ${formatBusinessDate(end)}; that date has passed.`;
  },
  details: {},
};

interface CancelResumeEndpoint {
  name: string;
  /** With 'user' the subscription's owner may call, and any admin. */
  access: 'user' | 'admin';
  body: BodyReader<SubscriptionRequest>;
  change: CancelOrResume;
}

type Context = RequestContext<'user' | 'admin'>;

/** Of one account that is no admin's. */
const limit = { attempts: 20, seconds: 600 };

const maximumTries = 5;

const unknown = (id: string) => new HttpError(404, 'not_found', `There is no subscription ${id}.`);

/** Changes whether a subscription is renewed after its period, and answers it as it is now. */
export function createCancelResumeHandler(
  endpoint: CancelResumeEndpoint,
  dependencies: CancelResumeDependencies,
) {
  const { name, access, body, change } = endpoint;
  const { identity, takeRateLimit, currentTime, find, version, openChange, begin } = dependencies;

  /**
   * In what capacity the caller acts; null when the subscription is none of theirs. The same is asked whether it is
   * another's or nobody's, so that neither the answer nor its time tells which ids exist.
   */
  async function capacityOf(row: Subscription | null, context: Context): Promise<'client' | 'admin' | null> {
    if (access === 'admin') return 'admin';
    const isOwn = row?.user_id === context.caller.userId;
    if (!isOwn && (await identity.hasRole(context.caller, 'admin'))) return 'admin';
    await enforceUserRateLimit(takeRateLimit, name, limit, context);
    return isOwn ? 'client' : null;
  }

  /**
   * What becomes of the subscription, or null to look at it once more: an earlier change was finished, or the row was
   * written meanwhile.
   */
  async function attempt(
    id: string,
    capacity: 'client' | 'admin',
    context: Context,
  ): Promise<Subscription | null> {
    const seen = await version(id);
    const before = await find(id);
    if (seen === null || before === null) throw unknown(id);
    const left = await openChange(id);
    if (left !== null) {
      // Of a process that has died, or of one that is still at it: Stripe and the database know it as one.
      const { outcome } = await completeChange(left, dependencies);
      return outcome === 'done' && left.verb === change.verb ? find(id) : null;
    }
    const refusal = change.refusal(before, currentTime());
    if (refusal !== null) throw new HttpError(409, 'conflict', refusal);
    if (before.cancel_at_period_end === change.ends) return before;

    const { status, current_period_end: period_end } = before;
    const begun = await begin(
      {
        stripe_subscription_id: id,
        verb: change.verb,
        actor_id: context.caller.userId,
        actor_email: context.caller.email,
        details: { ...change.details, capacity, status, period_end },
        request_id: context.requestId,
      },
      seen,
    );
    if (begun === null) return null;
    const end = await completeChange(begun, dependencies, seen);
    if (begun.verb !== change.verb) return null;
    if (end.outcome === 'refused') throw stripeFailure(end.reason);
    return end.outcome === 'done' ? find(id) : null;
  }

  return serve(
    {
      name,
      access,
      body,
      async handle({ stripe_subscription_id: id }, context) {
        const capacity = await capacityOf(await find(id), context);
        if (capacity === null) throw unknown(id);
        for (let tries = 0; tries < maximumTries; tries += 1) {
          const subscription = await attempt(id, capacity, context);
          if (subscription !== null) return { subscription };
        }
        throw new Error(`The subscription ${id} kept changing`);
      },
    },
    dependencies,
  );
}
