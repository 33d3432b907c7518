import { openSession } from '../../context.ts';
import { runBatch } from '../batch.ts';
import type { Implementation } from '../implementation.ts';
import { type ListDependencies, showRows } from '../list-rows.ts';
import { parseId } from '../row-id.ts';
import { assignmentView } from './assignment-view.ts';

export interface WithdrawOptions {
  assignmentIds: readonly string[];
  json: boolean;
}

export async function runWithdraw(
  { assignmentIds, json }: WithdrawOptions,
  dependencies: ListDependencies,
): Promise<void> {
  const { flow, io } = dependencies;
  await runBatch(
    {
      items: assignmentIds,
      act: (id) => flow.forms.withdraw(id),
      show: (withdrawn) =>
        showRows(withdrawn, assignmentView, { format: json ? 'json' : 'auto' }, dependencies),
      nameOf: (id) => id,
      participle: 'withdrawn',
    },
    io,
  );
}

export const implementation: Implementation = {
  readers: { assignment: parseId('an assignment, as "forms assignments" shows it') },
  async run(context, command, assignmentIds: string[], { json }: { json?: true }) {
    await runWithdraw({ assignmentIds, json: json === true }, await openSession(context, command));
  },
};
