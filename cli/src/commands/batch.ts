import { type ErrorCode, isFlowError } from '@flow/sdk';
import type { SignedInContext } from '../context.ts';
import { exitCodes } from '../exit-codes.ts';
import { explainError } from '../explain-error.ts';
import { Failure } from '../failure.ts';
import { createProgress } from '../output/progress.ts';
import type { RowWriter } from '../output/row-writer.ts';

export interface Batch<Item, Row> {
  items: readonly Item[];
  act(item: Item): Promise<Row>;
  /** How a row is shown. */
  rows: RowWriter<Row>;
  /** Rows of what is as wanted already. */
  skipped?: readonly Row[];
  /** The row of an item that failed, where it has one; else stderr says why. */
  failed?(item: Item, reason: string): Row;
  /** What an item is called when it failed or was not reached. */
  nameOf(item: Item): string;
  /** What is done to the items: `updated`. */
  participle: string;
}

/** Failures that say something about one item; with all others the next would fail as well. */
const aboutOne: ReadonlySet<ErrorCode> = new Set([
  'invalid_input',
  'not_found',
  'conflict',
  'form_changed',
  'form_sent',
  'form_withdrawn',
  'payload_too_large',
  'upstream',
  'server',
]);

function isAboutOne(failure: unknown): boolean {
  return failure instanceof Failure || (isFlowError(failure) && aboutOne.has(failure.code));
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const mostNamed = 10;

/** The names, up to as many as a line may hold. */
export function someNames(names: readonly string[]): string {
  const more = names.length - mostNamed;
  return names.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/**
 * Changes items in order and shows each as it is done. One that fails does not keep the others from being changed, unless
 * they would fail in the same way.
 * @throws Failure with the exit code `partial` when some were changed and others not; of a single item what it failed with
 */
export async function runBatch<Item, Row>(
  { items, act, rows, skipped = [], failed, nameOf, participle }: Batch<Item, Row>,
  { io, server }: Pick<SignedInContext, 'io' | 'server'>,
): Promise<Row[]> {
  const verb = capitalised(participle);
  const isSingle = items.length === 1 && !failed;
  const progress = createProgress(io);
  const done: Row[] = [];
  const failures: { item: Item; cause: unknown }[] = [];
  let isShown = false;
  const show = async (added: readonly Row[]) => {
    progress.clear();
    if (added.length === 0) return;
    isShown = true;
    await io.data(rows.next(added));
  };

  io.closedExitCode = exitCodes.partial;
  await show(skipped);
  for (const item of items) {
    if (!isSingle) progress.show(`${verb} ${done.length} of ${items.length}…`);
    let row: Row;
    try {
      row = await act(item);
    } catch (cause) {
      failures.push({ item, cause });
      const { message = '' } = explainError(cause, server);
      progress.clear();
      if (failed) await show([failed(item, message)]);
      else if (!isSingle) io.note(`${nameOf(item)}: ${message}`);
      if (isAboutOne(cause)) continue;
      break;
    }
    done.push(row);
    await show([row]);
  }
  progress.clear();
  if (failures.length === 0) io.closedExitCode = exitCodes.ok;
  if (isShown) await io.data(await rows.end());

  const [first] = failures;
  if (!first) return done;
  if (isSingle) throw first.cause;
  const unreached = items.slice(done.length + failures.length);
  const unchanged = [...failures.map(({ item }) => item), ...unreached].map(nameOf);
  throw new Failure(
    `${verb} ${done.length} of ${items.length}; not ${participle}: ${someNames(unchanged)}.`,
    done.length > 0 ? exitCodes.partial : explainError(first.cause, server).exitCode,
    { cause: first.cause },
  );
}
