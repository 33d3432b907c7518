import type { Flow } from '@flow/sdk';
import type { Subscription } from '@flow/sdk/contracts/subscription';
import { openSession, type SignedInContext } from '../../context.ts';
import { declination, Failure, usageFailure } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { renderJson } from '../../output/json.ts';
import type { Implementation } from '../implementation.ts';
import { describeSubscription } from './describe-subscription.ts';
import { findSubscription, parseStripeId } from './subscription-id.ts';

/** A change of one subscription that a person confirms. */
export interface Change {
  /** As the command is called: `cancel`. */
  verb: string;
  question: string;
  /** Whether it is as wanted already, and what is said then. */
  isDone(row: Subscription): boolean;
  alreadyDone: string;
  /** Why it cannot be done; null when it can. */
  refusal(row: Subscription, now: Date): string | null;
  declined: string;
  act(flow: Flow, stripeSubscriptionId: string): Promise<Subscription>;
  success: readonly string[];
}

export interface ChangeOptions {
  stripeSubscriptionId: string;
  yes: boolean;
  json: boolean;
}

/** Fails before anything is asked of the server when nobody is there to answer. */
function checkCanAsk({ verb }: Change, { yes }: ChangeOptions, io: Io): void {
  if (yes || (io.terminal.input && io.terminal.notes)) return;
  throw usageFailure(
    `Nobody can be asked outside a terminal: pass --yes to ${verb} the subscription without a question.`,
  );
}

export async function runChange(
  change: Change,
  options: ChangeOptions,
  { io, flow, prompter, now }: Omit<SignedInContext, 'cwd'>,
): Promise<void> {
  checkCanAsk(change, options, io);
  const finish = async (row: Subscription, ...lines: readonly string[]) => {
    for (const line of lines) io.note(line);
    if (options.json) await io.data(renderJson(row));
  };

  const row = await findSubscription(flow, options.stripeSubscriptionId);
  const isDone = change.isDone(row);
  if (isDone || !options.yes) io.draw(describeSubscription(row));
  // The server answers a repeated request as it did the first: only the row from before tells them apart.
  if (isDone) return finish(row, change.alreadyDone);
  const refusal = change.refusal(row, now());
  if (refusal !== null) throw new Failure(refusal);
  if (!options.yes && !(await prompter.confirm(change.question))) throw declination(change.declined);
  const changed = await change.act(flow, options.stripeSubscriptionId);
  if (options.yes) io.draw(describeSubscription(changed));
  await finish(changed, ...change.success);
}

/** What the command that makes a change does. */
export function changing(change: Change): Implementation {
  return {
    readers: { stripe_subscription_id: parseStripeId },
    async run(context, command, stripeSubscriptionId: string, parsed: { yes?: true; json?: true }) {
      const options = { stripeSubscriptionId, yes: parsed.yes === true, json: parsed.json === true };
      checkCanAsk(change, options, context.io);
      await runChange(change, options, await openSession(context, command));
    },
  };
}
