import { formatBusinessDate } from '@flow/contracts/business-time.ts';
import {
  canResume,
  isRunning,
  type Subscription,
  type SubscriptionRequest,
} from '@flow/contracts/subscription.ts';
import type { AuditEntry } from './audit-log.ts';
import type { BodyReader } from './body.ts';
import { derivedUuid } from './derived-uuid.ts';
import { HttpError } from './errors.ts';
import { enforceUserRateLimit, type TakeRateLimit } from './rate-limit.ts';
import { type RequestContext, type ServeDependencies, serve } from './serve.ts';
import { type StripeSubscription, stripeColumns, stripeFailure } from './stripe.ts';
import { followStripe, type SubscriptionMirror } from './subscription-mirror.ts';

export interface RenewalDependencies extends ServeDependencies, SubscriptionMirror {
  takeRateLimit: TakeRateLimit;
  currentTime(): Date;
  find(stripeId: string): Promise<Subscription | null>;
  /** Tells Stripe whether the subscription ends with its period. Requests of one key are one request to Stripe. */
  setEnding(stripeId: string, ends: boolean, idempotencyKey: string): Promise<StripeSubscription>;
  audit(entry: AuditEntry): Promise<void>;
}

/** What a function makes of a subscription's renewal. */
interface RenewalChange {
  verb: 'cancel' | 'resume';
  /** What `cancel_at_period_end` becomes. */
  ends: boolean;
  /** Why it cannot be done, for the caller; null when it can. */
  refusal(subscription: Subscription, now: Date): string | null;
  details: AuditEntry['details'];
}

const notRunning = (done: string, status: Subscription['status']) =>
  `Only an active or trialing subscription can be ${done}; this one is ${status}.`;

/** Billing stops with the period. One that ends already is left as it is. */
export const cancellation: RenewalChange = {
  verb: 'cancel',
  ends: true,
  refusal: (subscription) => (isRunning(subscription) ? null : notRunning('cancelled', subscription.status)),
  details: { at_period_end: true },
};

/** Undoes a cancellation until its date. */
export const resumption: RenewalChange = {
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

interface RenewalEndpoint {
  name: string;
  /** With 'user' the subscription's owner may call, and any admin. */
  access: 'user' | 'admin';
  body: BodyReader<SubscriptionRequest>;
  change: RenewalChange;
}

type Context = RequestContext<'user' | 'admin'>;

/** Of one account that is no admin's. */
const limit = { attempts: 20, seconds: 600 };

const unknown = (id: string) => new HttpError(404, 'not_found', `There is no subscription ${id}.`);

/** Changes whether a subscription is renewed after its period, and answers it as it is now. */
export function createRenewalHandler(endpoint: RenewalEndpoint, dependencies: RenewalDependencies) {
  const { name, access, body, change } = endpoint;
  const { identity, takeRateLimit, currentTime, find, version, setEnding, audit, update } = dependencies;

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

  async function apply(seen: string, entry: Omit<AuditEntry, 'id'>): Promise<void> {
    const id = entry.subject_id;
    // A double click sees the same row and so makes one request and one line. Once the row has changed, by a
    // reactivation for example, it is a new one.
    const key = `${change.verb}-${id}-${seen}`;
    const answer = await setEnding(id, change.ends, key).catch((thrown: unknown) => {
      throw stripeFailure(thrown);
    });
    // Stripe has decided; what follows only records it. Should one of these fail, the caller is told and
    // repeats, and Stripe's own event brings the row up to date.
    await audit({ ...entry, id: await derivedUuid(key) });
    if (!(await update(id, seen, stripeColumns(answer)))) await followStripe(id, dependencies);
  }

  return serve(
    {
      name,
      access,
      body,
      async handle({ stripe_subscription_id: id }, context) {
        const seen = await version(id);
        const before = await find(id);
        const capacity = await capacityOf(before, context);
        if (seen === null || before === null || capacity === null) throw unknown(id);
        const refusal = change.refusal(before, currentTime());
        if (refusal !== null) throw new HttpError(409, 'conflict', refusal);
        if (before.cancel_at_period_end === change.ends) return { subscription: before };

        const { status, current_period_end: period_end } = before;
        await apply(seen, {
          actor_id: context.caller.userId,
          actor_email: context.caller.email,
          action: `subscription.${change.verb}`,
          subject_id: id,
          details: { ...change.details, capacity, status, period_end },
          request_id: context.requestId,
        });
        const subscription = await find(id);
        if (subscription === null) throw unknown(id);
        return { subscription };
      },
    },
    dependencies,
  );
}
