import { type Flow, isFlowError } from '@flow/sdk';
import type { Subscription } from '@flow/sdk/contracts/subscription';
import type { SignedInContext } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { createProgress } from '../../output/progress.ts';
import { type RowColumn, textColumn } from '../../output/row-columns.ts';
import { singleLine } from '../../output/single-line.ts';
import { capitalised, runBatch, someNames } from '../batch.ts';
import { createRowWriter } from '../row-writers.ts';
import { type Change, declined } from './subscription-change.ts';
import { statusText } from './subscription-columns.ts';

interface SeveralOptions {
  ids: readonly string[];
  yes: boolean;
  json: boolean;
  dryRun: boolean;
}

/** What became of one subscription. */
interface Result {
  /** `cancelled`, or `planned`, `skipped` (as wanted already), `failed`. */
  result: string;
  subscription: string;
  email: string | null;
  reason: string | null;
}

interface Found {
  id: string;
  row: Subscription;
}

const columns: readonly RowColumn<Result>[] = [
  textColumn('Result', 1, ({ result }) => result),
  textColumn('Subscription', 1, ({ subscription }) => subscription),
  textColumn('Email', 1, ({ email }) => email),
  textColumn('Reason', 1, ({ reason }) => reason),
];

/** So many a person may confirm with a yes; of more the number has to be typed. */
const mostWithYes = 10;
const simultaneousReads = 4;

/** The subscriptions of all ids, in their order; one that is not there fails before anything is changed. */
async function findAll(ids: readonly string[], { flow, io }: { flow: Flow; io: SignedInContext['io'] }) {
  const progress = createProgress(io);
  const rows = new Map<string, Subscription>();
  const unknown = new Set<string>();
  const left = ids.values();
  const read = async () => {
    for (const id of left) {
      try {
        rows.set(id, await flow.subscriptions.find(id));
      } catch (error) {
        if (!isFlowError(error) || error.code !== 'not_found') throw error;
        unknown.add(id);
      }
      progress.show(`Reading ${rows.size} of ${ids.length}…`);
    }
  };
  try {
    await Promise.all(Array.from({ length: simultaneousReads }, read));
  } finally {
    progress.clear();
  }
  if (unknown.size > 0) {
    const names = someNames(ids.filter((id) => unknown.has(id)));
    throw new Failure(
      `There is no subscription ${names}: "flow-admin subscriptions list" shows the ids. Nothing was changed.`,
    );
  }
  return ids.flatMap((id): Found[] => {
    const row = rows.get(id);
    return row ? [{ id, row }] : [];
  });
}

/** Shows whose subscriptions they are, and asks: by their number when there are many. */
async function confirm(
  change: Change,
  found: readonly Found[],
  { io, prompter }: Pick<SignedInContext, 'io' | 'prompter'>,
): Promise<boolean> {
  const count = found.length;
  for (const { id, row } of found.slice(0, mostWithYes)) {
    io.note(singleLine(`  ${id}  ${row.email ?? '-'}  ${statusText(row)}`));
  }
  if (count <= mostWithYes) {
    return prompter.confirm(
      count === 1
        ? change.question
        : change.question.replace('this subscription', `these ${count} subscriptions`),
    );
  }
  io.note(`  and ${count - mostWithYes} more`);
  const typed = await prompter.text(`Type ${count} to ${change.verb} ${count} subscriptions`);
  return typed.trim() === String(count);
}

/** Changes several subscriptions and prints a row each. What is as wanted already is skipped: it may be run again. */
export async function changeSeveral(
  change: Change,
  { ids, yes, json, dryRun }: SeveralOptions,
  context: SignedInContext,
): Promise<void> {
  const { io, flow, now } = context;
  const all = await findAll(ids, context);
  const result = ({ id, row }: Found, word: string, reason: string | null = null): Result => ({
    result: word,
    subscription: id,
    email: row.email,
    reason,
  });
  const skipped = all.filter(({ row }) => change.isDone(row));
  const items = all.filter(({ row }) => !change.isDone(row));
  const possible = items.filter(({ row }) => change.refusal(row, now()) === null);
  if (!yes && !dryRun && possible.length > 0 && !(await confirm(change, possible, context)))
    throw declined(change);

  const participle = dryRun ? 'planned' : change.participle;
  const done = await runBatch(
    {
      items,
      async act(item) {
        const refusal = change.refusal(item.row, now());
        if (refusal !== null) throw new Failure(refusal);
        if (dryRun) return result(item, 'planned');
        await change.act(flow, item.id);
        return result(item, change.participle);
      },
      rows: createRowWriter({ columns: () => columns }, { format: json ? 'json' : 'auto' }, context),
      skipped: skipped.map((item) => result(item, 'skipped', change.skipped)),
      failed: (item, reason) => result(item, 'failed', reason),
      nameOf: ({ id }) => id,
      participle,
    },
    context,
  );
  io.note(`${capitalised(participle)} ${done.length}; skipped ${skipped.length}.`);
}
