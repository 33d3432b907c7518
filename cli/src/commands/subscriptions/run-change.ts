import type { Subscription } from '@flow/sdk/contracts/subscription';
import { openSession, type SignedInContext } from '../../context.ts';
import { Failure, usageFailure } from '../../failure.ts';
import { renderJson } from '../../output/json.ts';
import type { Implementation } from '../implementation.ts';
import { orStdin, readItems, takesStdin } from '../named-items.ts';
import type { ParsedSeveral } from '../several-options.ts';
import { changeSeveral } from './change-several.ts';
import { describeSubscription } from './describe-subscription.ts';
import { type Change, declined } from './subscription-change.ts';
import { findSubscription, parseStripeId } from './subscription-id.ts';

interface ParsedOptions extends ParsedSeveral {
  yes?: true;
  json?: true;
}

async function changeOne(
  change: Change,
  id: string,
  { yes, json, dryRun }: ParsedOptions,
  { io, flow, prompter, now }: SignedInContext,
): Promise<void> {
  const finish = async (row: Subscription, ...lines: readonly string[]) => {
    for (const line of lines) io.note(line);
    if (json) await io.data(renderJson(row));
  };

  const row = await findSubscription(flow, id);
  const isDone = change.isDone(row);
  if (isDone || dryRun || !yes) io.draw(describeSubscription(row));
  // The server answers a repeated request as it did the first: only the row from before tells them apart.
  if (isDone) return finish(row, change.alreadyDone);
  const refusal = change.refusal(row, now());
  if (refusal !== null) throw new Failure(refusal);
  if (dryRun) return finish(row, `Would ${change.verb} this subscription.`);
  if (!yes && !(await prompter.confirm(change.question))) throw declined(change);
  const changed = await change.act(flow, id);
  if (yes) io.draw(describeSubscription(changed));
  await finish(changed, ...change.success);
}

/** What the command that makes a change does. */
export function changing(change: Change): Implementation {
  return {
    readers: { stripe_subscription_id: orStdin(parseStripeId) },
    async run(context, command, given: string[], parsed: ParsedOptions) {
      const { yes = false, json = false, dryRun = false, fromFile } = parsed;
      const { terminal } = context.io;
      const sources = { given, fromFile };
      const ids = await readItems(sources, parseStripeId, context);
      // Before anything is asked of the server: nobody is there to answer.
      if (!yes && !dryRun && !(terminal.input && terminal.notes))
        throw usageFailure(
          `Nobody can be asked outside a terminal: pass --yes to ${change.verb} without a question.`,
        );
      const [only] = given.length === 1 && fromFile === undefined && !takesStdin(sources) ? ids : [];
      const session = await openSession(context, command);
      if (only !== undefined) await changeOne(change, only, parsed, session);
      else await changeSeveral(change, { ids, yes, json, dryRun }, session);
    },
  };
}
