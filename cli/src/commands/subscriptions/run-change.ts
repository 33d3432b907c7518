import type { Subscription } from '@flow/sdk/contracts/subscription';
import { openSession, type SignedInContext } from '../../context.ts';
import { Failure, usageFailure } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { renderJson } from '../../output/json.ts';
import type { Implementation } from '../implementation.ts';
import { orStdin, readItems, takesStdin } from '../named-items.ts';
import type { ParsedSeveral } from '../several-options.ts';
import { describeSubscription } from './describe-subscription.ts';
import { runChangeOfSeveral } from './run-change-of-several.ts';
import { type Change, declined } from './subscription-change.ts';
import { findSubscription, parseStripeId } from './subscription-id.ts';

export interface ChangeOptions {
  stripeSubscriptionId: string;
  yes: boolean;
  json: boolean;
  dryRun: boolean;
}

/** Fails before anything is asked of the server when nobody is there to answer. */
function checkCanAsk(
  { verb }: Change,
  { yes, dryRun }: Omit<ChangeOptions, 'stripeSubscriptionId'>,
  io: Io,
): void {
  if (yes || dryRun || (io.terminal.input && io.terminal.notes)) return;
  throw usageFailure(`Nobody can be asked outside a terminal: pass --yes to ${verb} without a question.`);
}

export async function runChange(
  change: Change,
  options: ChangeOptions,
  { io, flow, prompter, now }: Omit<SignedInContext, 'cwd'>,
): Promise<void> {
  checkCanAsk(change, options, io);
  const { yes, dryRun } = options;
  const finish = async (row: Subscription, ...lines: readonly string[]) => {
    for (const line of lines) io.note(line);
    if (options.json) await io.data(renderJson(row));
  };

  const row = await findSubscription(flow, options.stripeSubscriptionId);
  const isDone = change.isDone(row);
  if (isDone || dryRun || !yes) io.draw(describeSubscription(row));
  // The server answers a repeated request as it did the first: only the row from before tells them apart.
  if (isDone) return finish(row, change.alreadyDone);
  const refusal = change.refusal(row, now());
  if (refusal !== null) throw new Failure(refusal);
  if (dryRun) return finish(row, `Would ${change.verb} this subscription.`);
  if (!yes && !(await prompter.confirm(change.question))) throw declined(change);
  const changed = await change.act(flow, options.stripeSubscriptionId);
  if (yes) io.draw(describeSubscription(changed));
  await finish(changed, ...change.success);
}

/** What the command that makes a change does. */
export function changing(change: Change): Implementation {
  return {
    readers: { stripe_subscription_id: orStdin(parseStripeId) },
    async run(
      context,
      command,
      given: string[],
      { fromFile, ...parsed }: ParsedSeveral & { yes?: true; json?: true },
    ) {
      const sources = { given, fromFile };
      const options = {
        yes: parsed.yes === true,
        json: parsed.json === true,
        dryRun: parsed.dryRun === true,
      };
      const ids = await readItems(sources, parseStripeId, context);
      checkCanAsk(change, options, context.io);
      const [only] = given.length === 1 && fromFile === undefined && !takesStdin(sources) ? ids : [];
      const session = await openSession(context, command);
      if (only !== undefined) await runChange(change, { ...options, stripeSubscriptionId: only }, session);
      else await runChangeOfSeveral(change, { ...options, ids }, session);
    },
  };
}
