import Stripe from 'stripe';
import type { ServiceDatabase } from './database.ts';
import { answerOf } from './database-failure.ts';
import { HttpError } from './errors.ts';
import { type StripeColumns, type StripeSubscription, stripeColumns } from './stripe.ts';

/** What is done to a subscription. */
export type ChangeVerb = 'cancel' | 'resume';

/** A change that was asked for, and may be under way. */
export interface SubscriptionChange {
  id: string;
  stripe_subscription_id: string;
  verb: ChangeVerb;
  idempotency_key: string;
  created_at: string;
}

/** What is written before Stripe is told. */
export interface NewChange {
  stripe_subscription_id: string;
  verb: ChangeVerb;
  actor_id: string;
  actor_email: string | null;
  /** Of the line of the audit log. */
  details: Record<string, string | boolean | null>;
  request_id: string;
}

export interface ChangeStore {
  /** The change of a subscription that has not ended. */
  openChange(stripeId: string): Promise<SubscriptionChange | null>;
  /** Writes a change of the row as it was seen, or answers the open one; null when the row was written since. */
  begin(change: NewChange, version: string): Promise<SubscriptionChange | null>;
  /** Row, audit line and end of the change in one transaction; false when the row was written since it was seen. */
  finish(changeId: string, version: string, columns: StripeColumns): Promise<boolean>;
  /** Ends a change that Stripe does not have. */
  close(changeId: string, outcome: 'refused' | 'given_up', error: string): Promise<void>;
}

/** A change that Stripe has made, at a whole second, with the key of its request where it had one. */
export interface EndingChange {
  at: Date;
  key: string | null;
}

export interface ChangeDependencies extends Omit<ChangeStore, 'openChange' | 'begin'> {
  currentTime(): Date;
  version(stripeId: string): Promise<string | null>;
  retrieve(stripeId: string): Promise<StripeSubscription>;
  /** Tells Stripe whether the subscription ends with its period. Requests of one key are one request to Stripe. */
  setEnding(stripeId: string, ends: boolean, idempotencyKey: string): Promise<StripeSubscription>;
  /** What has changed at Stripe since then whether the subscription ends. */
  endingChangesSince(stripeId: string, since: Date): Promise<EndingChange[]>;
}

/** How a change ended, and why where it was not made. */
export type ChangeEnd = { outcome: 'done' } | { outcome: 'given_up' | 'refused'; reason: unknown };

/** Stripe forgets a key after a day; a request of that key would then be a second one. */
const keyLifetime = 23 * 60 * 60 * 1000;
const maximumTries = 5;

/** Milliseconds; longer than any request is at work on a change, and than any two clocks differ. */
export const requestLifetime = 60_000;

const {
  StripeAPIError,
  StripeAuthenticationError,
  StripeCardError,
  StripeInvalidRequestError,
  StripePermissionError,
  StripeRateLimitError,
} = Stripe.errors;

/** Stripe has said no, and done nothing. With 409 another request of the key is under way. */
const isRefusal = (thrown: unknown): boolean =>
  [
    StripeAuthenticationError,
    StripeCardError,
    StripeInvalidRequestError,
    StripePermissionError,
    StripeRateLimitError,
  ].some((kind) => thrown instanceof kind && thrown.statusCode !== 409);

const pending = (cause: unknown) =>
  new HttpError(
    502,
    'upstream',
    'Stripe does not answer. The change is kept, and is carried out as soon as Stripe answers.',
    { cause },
  );

/** Why an earlier change must not be sent any more; null where it may be. */
async function expiryReason(
  { stripe_subscription_id: id, idempotency_key, created_at }: SubscriptionChange,
  { currentTime, endingChangesSince }: ChangeDependencies,
): Promise<string | null> {
  const begun = new Date(created_at).getTime();
  const age = currentTime().getTime() - begun;
  if (age > keyLifetime) return 'Stripe was not told within a day.';
  const changes = await endingChangesSince(id, new Date(begun - requestLifetime)).catch((cause: unknown) => {
    throw pending(cause);
  });
  // Of what was sent already Stripe answers what it has answered then.
  if (changes.some(({ key }) => key === idempotency_key)) return null;
  // What Stripe has of the same second may be from before.
  if (!changes.some(({ at }) => at.getTime() > begun)) return null;
  if (age < requestLifetime) throw pending('The request that began the change may be telling Stripe now.');
  return 'The subscription was changed at Stripe before Stripe was told.';
}

/** The subscription once Stripe has made the change, or why it has not. */
async function tell(
  change: SubscriptionChange,
  isEarlier: boolean,
  dependencies: ChangeDependencies,
): Promise<StripeSubscription | Exclude<ChangeEnd, { outcome: 'done' }>> {
  const { stripe_subscription_id: id, verb, idempotency_key } = change;
  const { retrieve, setEnding } = dependencies;
  const ends = verb === 'cancel';
  const present = async () => {
    const theirs = await retrieve(id).catch((cause: unknown) => {
      throw pending(cause);
    });
    return theirs.cancel_at_period_end === ends ? theirs : null;
  };
  if (isEarlier) {
    const made = await present();
    if (made !== null) return made;
    const reason = await expiryReason(change, dependencies);
    if (reason !== null) return { outcome: 'given_up', reason };
  }
  try {
    return await setEnding(id, ends, idempotency_key);
  } catch (thrown) {
    if (isRefusal(thrown)) return { outcome: 'refused', reason: thrown };
    // Answered with a failure, for which the key stands from now on: Stripe may have made the change all the same.
    if (thrown instanceof StripeAPIError) return (await present()) ?? { outcome: 'refused', reason: thrown };
    throw pending(thrown);
  }
}

/**
 * Tells Stripe of a change and ends it. It may be called for one change again, after a process has died at any step or at
 * the same time: Stripe knows the key, and the end is one transaction.
 *
 * `seen` is the version of the row from before Stripe was told, for a change that was begun just now. Without it the change
 * is an earlier one, for which Stripe answers what it has answered then: the present state is asked for. One that Stripe was
 * not told of is given up where the subscription was changed there since, by its owner for example.
 *
 * @throws HttpError 502 when Stripe does not answer; the change stays open
 */
export async function completeChange(
  change: SubscriptionChange,
  dependencies: ChangeDependencies,
  seen: string | null = null,
): Promise<ChangeEnd> {
  const { version, retrieve, finish, close } = dependencies;
  const { id, stripe_subscription_id: stripeId } = change;
  const told = await tell(change, seen === null, dependencies);
  if ('outcome' in told) {
    const { reason } = told;
    await close(id, told.outcome, reason instanceof Error ? reason.message : String(reason));
    return told;
  }
  if (seen !== null && (await finish(id, seen, stripeColumns(told)))) return { outcome: 'done' };
  for (let tries = 0; tries < maximumTries; tries += 1) {
    const present = await version(stripeId);
    if (present === null) break;
    const theirs = await retrieve(stripeId).catch((cause: unknown) => {
      throw pending(cause);
    });
    if (await finish(id, present, stripeColumns(theirs))) return { outcome: 'done' };
  }
  throw new Error(`The change of ${stripeId} could not be finished: its row kept changing`);
}

type ChangeRow = Omit<SubscriptionChange, 'verb'> & { verb: string };

const asChange = ({ verb, ...row }: ChangeRow): SubscriptionChange => ({
  ...row,
  verb: verb === 'cancel' ? 'cancel' : 'resume',
});

const columns = 'id, stripe_subscription_id, verb, idempotency_key, created_at';

export function databaseChanges(database: ServiceDatabase): ChangeStore {
  return {
    async openChange(stripeId) {
      const answer = await database
        .from('subscription_changes')
        .select(columns)
        .eq('stripe_subscription_id', stripeId)
        .is('finished_at', null)
        .maybeSingle();
      const row = answerOf('subscription_changes', answer);
      return row === null ? null : asChange(row);
    },
    async begin(change, version) {
      const answer = await database
        .rpc('begin_subscription_change', {
          _stripe_subscription_id: change.stripe_subscription_id,
          _version: version,
          _verb: change.verb,
          _actor_id: change.actor_id,
          // The types of procedures know no null.
          _actor_email: change.actor_email as string,
          _details: change.details,
          _request_id: change.request_id,
        })
        .maybeSingle();
      const row = answerOf('begin_subscription_change', answer);
      return row === null ? null : asChange(row);
    },
    async finish(changeId, version, columnsOfRow) {
      const answer = await database.rpc('finish_subscription_change', {
        _id: changeId,
        _version: version,
        _columns: { ...columnsOfRow },
      });
      return answerOf('finish_subscription_change', answer) === true;
    },
    async close(changeId, outcome, error) {
      const answer = await database.rpc('close_subscription_change', {
        _id: changeId,
        _outcome: outcome,
        _error: error,
      });
      answerOf('close_subscription_change', answer);
    },
  };
}

/** Changes that no request is likely to be at work on any more, oldest first. */
export async function unfinishedChanges(
  database: ServiceDatabase,
  before: Date,
  limit: number,
): Promise<SubscriptionChange[]> {
  const answer = await database
    .from('subscription_changes')
    .select(columns)
    .is('finished_at', null)
    .lt('created_at', before.toISOString())
    .order('created_at')
    .limit(limit);
  return (answerOf('subscription_changes', answer) ?? []).map(asChange);
}
