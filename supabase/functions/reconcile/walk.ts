import type { DriftKind } from '@flow/contracts/billing.ts';
import Stripe from 'stripe';
import { HttpError } from '../_shared/errors.ts';
import type { RequestContext } from '../_shared/serve.ts';
import { isMissing, type StripeSubscription } from '../_shared/stripe.ts';
import {
  type ChangeDependencies,
  carryOut,
  type SubscriptionChange,
} from '../_shared/subscription-changes.ts';
import { followStripe, type SubscriptionMirror } from '../_shared/subscription-mirror.ts';
import { type OwnerDependencies, settleOwner } from '../_shared/subscription-owner.ts';
import { driftOf, type MirrorRow } from './drift.ts';

/** A comparison of the mirror with all of Stripe's subscriptions, and how far it is. */
export interface Walk {
  id: string;
  fix: boolean;
  position: string;
  walked: number;
  drifted: number;
  fixed: number;
  drift: Record<string, number>;
  finished_at: string | null;
}

/** What a step of a walk has met. */
export interface Step {
  nextPosition: string;
  seen: string[];
  walked: number;
  drifted: number;
  fixed: number;
  drift: Partial<Record<DriftKind, number>>;
  isFinished: boolean;
}

export interface WalkDependencies extends SubscriptionMirror, OwnerDependencies, ChangeDependencies {
  /** Milliseconds; only differences count. */
  now(): number;
  /** Stripe's subscriptions of every status that follow one, newest first, never more than a hundred. */
  page(after: string | null): Promise<{ items: StripeSubscription[]; hasMore: boolean }>;
  rows(stripeIds: readonly string[]): Promise<MirrorRow[]>;
  /** Rows that a walk has not met at Stripe, after an id and in the order of their ids. */
  unseen(walkId: string, after: string): Promise<string[]>;
  /** Notes that Stripe does not know a row; false when the row was written since it was seen. */
  markMissing(stripeId: string, version: string): Promise<boolean>;
  /** Changes that no request is at work on any more. */
  leftChanges(): Promise<SubscriptionChange[]>;
  /** Null when another request has gone on from the same place. */
  advance(walk: Walk, step: Step): Promise<Walk | null>;
}

type Context = Pick<RequestContext<'public'>, 'requestId' | 'log'>;

/** So many are asked for at Stripe at once. */
const sideBySide = 5;

/** First all of Stripe, newest first; then our rows that were not met there. */
const atStripe = 's:';
const ours = 'm:';

/** Goes on with a walk until its end or the time has come. */
export async function walkOn(
  walk: Walk,
  dependencies: WalkDependencies,
  context: Context,
  until: number,
): Promise<Walk> {
  let present = walk;
  while (present.finished_at === null) {
    const step = await nextStep(present, dependencies, context, until);
    const advanced = await dependencies.advance(present, step);
    if (advanced === null) {
      throw new HttpError(409, 'conflict', 'Another request goes on with this verification.');
    }
    present = advanced;
    if (dependencies.now() >= until) break;
  }
  return present;
}

const byId = (rows: readonly MirrorRow[]) => new Map(rows.map((row) => [row.stripe_subscription_id, row]));

async function nextStep(
  walk: Walk,
  dependencies: WalkDependencies,
  context: Context,
  until: number,
): Promise<Step> {
  const { page, rows, unseen, now } = dependencies;
  const { position } = walk;
  const step: Step = {
    nextPosition: position,
    seen: [],
    walked: 0,
    drifted: 0,
    fixed: 0,
    drift: {},
    isFinished: false,
  };
  if (position === '') await finishChanges(walk, step, dependencies, context);

  const isAtStripe = !position.startsWith(ours);
  const after = position.slice(atStripe.length);
  let compared: { id: string; theirs: StripeSubscription | null; row: MirrorRow | null }[];
  let hasMore: boolean;
  if (isAtStripe) {
    const listed = await page(after === '' ? null : after);
    hasMore = listed.hasMore;
    const known = byId(await rows(listed.items.map(({ id }) => id)));
    compared = listed.items.map((theirs) => ({ id: theirs.id, theirs, row: known.get(theirs.id) ?? null }));
  } else {
    const ids = await unseen(walk.id, after);
    hasMore = ids.length > 0;
    const known = byId(await rows(ids));
    compared = ids.map((id) => ({ id, theirs: null, row: known.get(id) ?? null }));
  }

  let done = 0;
  while (done < compared.length && (done === 0 || now() < until)) {
    const next = compared.slice(done, done + sideBySide);
    await Promise.all(
      next.map(async ({ id, theirs, row }) => {
        if (driftOf(row, theirs).length > 0) await settle(id, walk.fix, step, dependencies, context);
      }),
    );
    done += next.length;
  }
  step.walked = done;
  const last = compared[done - 1]?.id ?? after;
  if (isAtStripe) step.seen = compared.slice(0, done).map(({ id }) => id);
  if (done < compared.length || hasMore) step.nextPosition = `${isAtStripe ? atStripe : ours}${last}`;
  else if (isAtStripe) step.nextPosition = ours;
  else step.isFinished = true;
  return step;
}

function count(step: Step, kinds: readonly DriftKind[], isFixed: boolean): void {
  step.drifted += 1;
  if (isFixed) step.fixed += 1;
  for (const kind of kinds) step.drift[kind] = (step.drift[kind] ?? 0) + 1;
}

/** Looks at one subscription once more, as an event may have been under way, and repairs what differs still. */
async function settle(
  id: string,
  fix: boolean,
  step: Step,
  dependencies: WalkDependencies,
  context: Context,
): Promise<void> {
  const { rows, version, retrieve, markMissing } = dependencies;
  const seen = await version(id);
  const [row = null] = await rows([id]);
  const theirs = await retrieve(id).catch((thrown: unknown) => {
    if (isMissing(thrown)) return null;
    throw thrown;
  });
  const kinds = driftOf(row, theirs);
  if (kinds.length === 0) return;
  const about = { subscription: id, kinds: kinds.join(' ') };
  if (!fix) {
    context.log('warning', 'drift', about);
    return count(step, kinds, false);
  }
  try {
    let isFixed = true;
    if (theirs === null) isFixed = seen !== null && (await markMissing(id, seen));
    else {
      const present = await followStripe(id, dependencies);
      await settleOwner(present, row?.status === 'trialing', dependencies, context);
    }
    context.log('warning', 'drift', { ...about, fixed: isFixed });
    count(step, kinds, isFixed);
  } catch (thrown) {
    // Without Stripe nothing can go on; one row that cannot be written is no reason to leave the others.
    if (thrown instanceof Stripe.errors.StripeError) throw thrown;
    context.log('error', 'drift-not-repaired', { ...about, detail: String(thrown) });
    count(step, kinds, false);
  }
}

/** Finishes what requests have left half done, or only counts it. */
async function finishChanges(
  { fix }: Walk,
  step: Step,
  dependencies: WalkDependencies,
  context: Context,
): Promise<void> {
  for (const change of await dependencies.leftChanges()) {
    const about = { subscription: change.stripe_subscription_id, change: change.id, verb: change.verb };
    let isFixed = false;
    try {
      if (fix) {
        const { outcome } = await carryOut(change, dependencies);
        context.log('warning', 'change-finished', { ...about, outcome });
        isFixed = true;
      }
    } catch (thrown) {
      context.log('error', 'change-not-finished', { ...about, detail: String(thrown) });
    }
    count(step, ['unfinished_change'], isFixed);
  }
}
