import type { DriftKind } from '@flow/contracts/billing.ts';
import Stripe from 'stripe';
import { HttpError } from '../_shared/errors.ts';
import {
  type ChangeDependencies,
  completeChange,
  type SubscriptionChange,
} from '../_shared/pending-changes.ts';
import { isMissing, isObjectRefusal } from '../_shared/stripe.ts';
import {
  type Context,
  checkoutKind,
  disputeKind,
  duplicateKind,
  invoiceKind,
  type Kind,
  type KindDependencies,
  type ListedKind,
  subscriptionKind,
} from './kinds.ts';

/** A comparison of the mirror with all that Stripe has, and how far it is. */
export interface Run {
  id: string;
  fix: boolean;
  position: string;
  walked: number;
  walkedInvoices: number;
  walkedDisputes: number;
  walkedCheckouts: number;
  drifted: number;
  fixed: number;
  drift: Record<string, number>;
  finished_at: string | null;
}

/** What a step of a run has met. */
export interface Step {
  nextPosition: string;
  seen: string[];
  walked: number;
  walkedInvoices: number;
  walkedDisputes: number;
  walkedCheckouts: number;
  drifted: number;
  fixed: number;
  drift: Partial<Record<DriftKind, number>>;
  isFinished: boolean;
}

export interface RunDependencies extends KindDependencies, ChangeDependencies {
  /** Milliseconds; only differences count. */
  now(): number;
  /** Changes that no request is at work on any more. */
  unfinishedChanges(): Promise<SubscriptionChange[]>;
  /** Null when another request has gone on from the same place. */
  advance(run: Run, step: Step): Promise<Run | null>;
}

/** So many are asked for at Stripe at once. */
const sideBySide = 5;

/**
 * First our pages that are open: one that was paid makes what is compared after it. Then of each kind all that Stripe has,
 * newest first, and our rows that were not met there.
 */
interface Phase {
  /** A position is this, and the id after which the phase goes on. */
  prefix: string;
  step(run: Run, after: string, step: Step, context: Context, until: number): Promise<Progress>;
}

/** How far a phase has come: its last id, and whether there is more of it. */
interface Progress {
  last: string;
  hasMore: boolean;
}

/**
 * Goes on with a run until its end or the time has come. Changes that were left half done are finished in each call, also of a run
 * that has ended: a cancellation does not wait for a walk through all of Stripe.
 */
export async function continueRun(
  run: Run,
  dependencies: RunDependencies,
  context: Context,
  until: number,
): Promise<Run> {
  let present = run;
  const isFirst = run.position === '' && run.finished_at === null;
  let changes = run.fix || isFirst ? await finishChanges(run, dependencies, context) : [];
  while (present.finished_at === null) {
    const step = await nextStep(present, changes, dependencies, context, until);
    changes = [];
    const advanced = await dependencies.advance(present, step);
    if (advanced === null) {
      throw new HttpError(409, 'conflict', 'Another request goes on with this verification.');
    }
    present = advanced;
    if (dependencies.now() >= until) break;
  }
  return present;
}

function phasesOf(dependencies: RunDependencies): Phase[] {
  const { now } = dependencies;

  /** Looks closer at what seems to differ, as long as there is time. Answers how many were compared. */
  async function compare<Listed extends { id: string }, Row>(
    kind: Kind<Listed, Row>,
    items: readonly { id: string; differs: boolean }[],
    { run, step, context, until }: { run: Run; step: Step; context: Context; until: number },
  ): Promise<number> {
    let done = 0;
    while (done < items.length && (done === 0 || now() < until)) {
      const next = items.slice(done, done + sideBySide);
      await Promise.all(
        next.map(async ({ id, differs }) => {
          if (differs) await settle(kind, id, run.fix, step, context);
        }),
      );
      done += next.length;
    }
    if (kind.counter !== null) step[kind.counter] = done;
    return done;
  }

  /** Our rows that this run has not met: each is asked for at Stripe. */
  function unseen<Listed extends { id: string }, Row>(kind: Kind<Listed, Row>, prefix: string): Phase {
    return {
      prefix,
      async step(run, after, step, context, until) {
        const ids = await kind.unseen(run.id, after);
        const compared = ids.map((id) => ({ id, differs: true }));
        const done = await compare(kind, compared, { run, step, context, until });
        return { last: ids[done - 1] ?? after, hasMore: ids.length > 0 };
      },
    };
  }

  function both<Listed extends { id: string }, Row>(
    kind: ListedKind<Listed, Row>,
    [atStripe, ours]: [string, string],
  ): Phase[] {
    return [
      {
        prefix: atStripe,
        async step(run, after, step, context, until) {
          const page = await kind.page(after === '' ? null : after).catch((thrown: unknown) => {
            if (after === '' || !isMissing(thrown)) throw thrown;
            return null;
          });
          // What the list went on after has been deleted at Stripe, as a draft can be: it is read from its beginning.
          if (page === null) return { last: '', hasMore: true };
          const { items, hasMore } = page;
          const rows = await kind.rows(items.map(({ id }) => id));
          const known = new Map(rows.map((row) => [kind.idOf(row), row]));
          const compared = items.map((theirs) => ({
            id: theirs.id,
            differs: kind.drift(known.get(theirs.id) ?? null, theirs).length > 0,
          }));
          const done = await compare(kind, compared, { run, step, context, until });
          step.seen = compared.slice(0, done).map(({ id }) => id);
          return { last: compared[done - 1]?.id ?? after, hasMore: hasMore || done < compared.length };
        },
      },
      unseen(kind, ours),
    ];
  }

  return [
    unseen(checkoutKind(dependencies), 'c:'),
    ...both(subscriptionKind(dependencies), ['s:', 'm:']),
    unseen(duplicateKind(dependencies), 'u:'),
    ...both(invoiceKind(dependencies), ['i:', 'j:']),
    ...both(disputeKind(dependencies), ['d:', 'e:']),
  ];
}

async function nextStep(
  run: Run,
  changes: readonly { isFixed: boolean }[],
  dependencies: RunDependencies,
  context: Context,
  until: number,
): Promise<Step> {
  const { position } = run;
  const step: Step = {
    nextPosition: position,
    seen: [],
    walked: 0,
    walkedInvoices: 0,
    walkedDisputes: 0,
    walkedCheckouts: 0,
    drifted: 0,
    fixed: 0,
    drift: {},
    isFinished: false,
  };
  for (const { isFixed } of changes) count(step, ['unfinished_change'], isFixed);
  const phases = phasesOf(dependencies);
  const found = phases.findIndex(({ prefix }) => position.startsWith(prefix));
  for (const { prefix, step: take } of phases.slice(Math.max(found, 0))) {
    // A phase that met nothing is no step of its own: there is nothing to write down.
    if (step.seen.length > 0 || step.drifted > 0) return { ...step, nextPosition: prefix };
    const after = position.startsWith(prefix) ? position.slice(prefix.length) : '';
    const { last, hasMore } = await take(run, after, step, context, until);
    if (hasMore) return { ...step, nextPosition: `${prefix}${last}` };
  }
  return { ...step, isFinished: true };
}

function count(step: Step, kinds: readonly DriftKind[], isFixed: boolean): void {
  step.drifted += 1;
  if (isFixed) step.fixed += 1;
  for (const kind of kinds) step.drift[kind] = (step.drift[kind] ?? 0) + 1;
}

/** Looks at one object once more, as an event may have been under way, and repairs what differs still. */
async function settle<Listed extends { id: string }, Row>(
  kind: Kind<Listed, Row>,
  id: string,
  fix: boolean,
  step: Step,
  context: Context,
): Promise<void> {
  const seen = await kind.version(id);
  const [row = null] = await kind.rows([id]);
  let theirs: Listed | null = null;
  try {
    theirs = await kind.retrieve(id);
  } catch (thrown) {
    if (!isObjectRefusal(thrown)) throw thrown;
    if (!isMissing(thrown)) {
      context.log('error', 'not-compared', { stripe_id: id, detail: String(thrown) });
      return count(step, ['not_compared'], false);
    }
  }
  const kinds = kind.drift(row, theirs);
  if (kinds.length === 0) return;
  const about = { stripe_id: id, kinds: kinds.join(' ') };
  if (!fix || kind.repair === null) {
    context.log('warning', 'drift', about);
    return count(step, kinds, false);
  }
  try {
    let isFixed = true;
    if (theirs === null) isFixed = seen !== null && (await kind.markMissing(id, seen));
    else await kind.repair(id, row, context);
    context.log('warning', 'drift', { ...about, fixed: isFixed });
    count(step, kinds, isFixed);
  } catch (thrown) {
    // Without Stripe nothing can go on; one object that it refuses, or one row that cannot be written, leaves the others to be.
    if (thrown instanceof Stripe.errors.StripeError && !isObjectRefusal(thrown)) throw thrown;
    context.log('error', 'drift-not-repaired', { ...about, detail: String(thrown) });
    count(step, kinds, false);
  }
}

/** Finishes what requests have left half done, or only finds it. */
async function finishChanges({ fix }: Run, dependencies: RunDependencies, context: Context) {
  const found: { isFixed: boolean }[] = [];
  for (const change of await dependencies.unfinishedChanges()) {
    const about = { subscription: change.stripe_subscription_id, change: change.id, verb: change.verb };
    let isFixed = false;
    try {
      if (fix) {
        const { outcome } = await completeChange(change, dependencies);
        context.log('warning', 'change-finished', { ...about, outcome });
        isFixed = true;
      }
    } catch (thrown) {
      context.log('error', 'change-not-finished', { ...about, detail: String(thrown) });
    }
    found.push({ isFixed });
  }
  return found;
}
