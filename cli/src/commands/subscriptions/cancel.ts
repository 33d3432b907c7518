import { type Flow, isFlowError } from '@flow/sdk';
import { formatBusinessDateTime } from '@flow/sdk/contracts/business-time';
import {
  canCancel,
  cancelSubscriptionRequestSchema,
  type Subscription,
} from '@flow/sdk/contracts/subscription';
import { type Command, InvalidArgumentError } from 'commander';
import { type Context, requireSession } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { Failure, usageFailure } from '../../failure.ts';
import type { Io } from '../../io.ts';
import { renderJson } from '../../output/json.ts';
import { renderDetails } from '../../output/table.ts';
import type { Prompter } from '../../prompter.ts';
import { statusText } from './columns.ts';

export interface CancelOptions {
  stripeSubscriptionId: string;
  yes: boolean;
  json: boolean;
}

export interface CancelDependencies {
  io: Io;
  flow: Flow;
  prompter: Prompter;
}

const question = 'Cancel this subscription at period end?';

async function find(flow: Flow, id: string): Promise<Subscription> {
  try {
    return await flow.subscriptions.find(id);
  } catch (error) {
    if (!isFlowError(error) || error.code !== 'not_found') throw error;
    throw new Failure(`There is no subscription ${id}: "flow-admin subscriptions list" shows the ids.`);
  }
}

function describe(row: Subscription): string {
  return renderDetails([
    ['Email', row.email ?? '-'],
    ['Name', row.name ?? '-'],
    ['Plan', row.plan ?? '-'],
    ['Status', statusText(row)],
    ['Period end', row.current_period_end ? formatBusinessDateTime(row.current_period_end) : '-'],
    ['Subscription', row.stripe_subscription_id ?? '-'],
  ]);
}

async function confirmed(row: Subscription, prompter: Prompter): Promise<boolean> {
  if (!canCancel(row)) {
    throw new Failure(`Only an active or trialing subscription can be cancelled; this one is ${row.status}.`);
  }
  return prompter.confirm(question);
}

/** Fails before anything is asked of the server when nobody is there to answer. */
export function checkCanAsk({ yes }: CancelOptions, io: Io): void {
  if (yes || (io.terminal.input && io.terminal.notes)) return;
  throw usageFailure(
    'Nobody can be asked outside a terminal: pass --yes to cancel the subscription without a question.',
  );
}

export async function runCancel(options: CancelOptions, dependencies: CancelDependencies): Promise<void> {
  const { io, flow, prompter } = dependencies;
  checkCanAsk(options, io);
  const finish = (row: Subscription, ...lines: string[]) => {
    for (const line of lines) io.note(line);
    if (options.json) io.data(renderJson(row));
  };

  // With --yes nobody reads along: the server alone decides, and one request is enough.
  if (!options.yes) {
    const row = await find(flow, options.stripeSubscriptionId);
    io.draw(describe(row));
    if (row.cancel_at_period_end) {
      finish(row, 'This subscription is set to end at period end already: nothing was done.');
      return;
    }
    if (!(await confirmed(row, prompter))) throw new Failure('Nothing was cancelled.');
  }
  const cancelled = await flow.subscriptions.cancel(options.stripeSubscriptionId);
  if (options.yes) io.draw(describe(cancelled));
  finish(cancelled, 'Cancellation requested', 'Stripe will stop billing at period end.');
}

function parseId(value: string): string {
  const request = { stripe_subscription_id: value, at_period_end: true };
  if (cancelSubscriptionRequestSchema.safeParse(request).success) return value;
  throw new InvalidArgumentError('Expected the id of a Stripe subscription, for example sub_1Q2w3E.');
}

export function cancelCommand(command: Command, context: Context): void {
  command
    .description(
      'Ask Stripe to stop billing a subscription at the end of the current period.\n' +
        'Shows the subscription and asks first; outside a terminal --yes is needed.',
    )
    .argument('<stripe_subscription_id>', 'as "subscriptions list" shows it', parseId)
    .option('-y, --yes', 'do not ask')
    .option('--json', 'print the subscription as JSON afterwards')
    .action(async (stripeSubscriptionId: string, options: { yes?: true; json?: true }) => {
      const cancelOptions = { stripeSubscriptionId, yes: options.yes === true, json: options.json === true };
      checkCanAsk(cancelOptions, context.io);
      const { flow, url } = await context.connect(command.optsWithGlobals());
      await requireSession(flow, url);
      await runCancel(cancelOptions, { io: context.io, flow, prompter: context.prompter });
    });
  addExamples(command, [
    ['subscriptions cancel sub_1Q2w3E', 'look, then answer'],
    ['subscriptions cancel sub_1Q2w3E --yes --json', 'from a script'],
  ]);
}
