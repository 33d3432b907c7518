import { openSession } from '../../context.ts';
import { type BatchDependencies, runBatch } from '../batch.ts';
import type { Implementation } from '../implementation.ts';
import { orStdin, readItems } from '../named-items.ts';
import { parseId } from '../row-id.ts';
import { createRowWriter } from '../row-writers.ts';
import type { ParsedSeveral } from '../several-options.ts';
import { assignmentView } from './assignment-view.ts';

export interface WithdrawOptions {
  assignmentIds: readonly string[];
  json: boolean;
  dryRun: boolean;
}

export async function runWithdraw(
  { assignmentIds, json, dryRun }: WithdrawOptions,
  dependencies: BatchDependencies,
): Promise<void> {
  const { flow, io } = dependencies;
  if (dryRun) {
    // An assignment is read with its client alone: by its id, only the withdrawal itself tells whether it is there.
    for (const id of assignmentIds) io.note(`Would withdraw ${id}, if it still waits.`);
    return;
  }
  await runBatch(
    {
      items: assignmentIds,
      act: (id) => flow.forms.withdraw(id),
      rows: createRowWriter(assignmentView, { format: json ? 'json' : 'auto' }, dependencies),
      nameOf: (id) => id,
      participle: 'withdrawn',
    },
    dependencies,
  );
}

const readAssignmentId = parseId('an assignment, as "forms assignments" shows it');

export const implementation: Implementation = {
  readers: { assignment: orStdin(readAssignmentId) },
  async run(context, command, given: string[], { json, fromFile, dryRun }: ParsedSeveral & { json?: true }) {
    const assignmentIds = await readItems({ given, fromFile }, readAssignmentId, context);
    const options = { assignmentIds, json: json === true, dryRun: dryRun === true };
    await runWithdraw(options, await openSession(context, command));
  },
};
