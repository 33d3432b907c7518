import type { Command } from 'commander';
import { type Context, openSession } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { collect, parseId } from '../argument.ts';
import { runBatch } from '../batch.ts';
import { type ListDependencies, showRows } from '../list-rows.ts';
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

const parseAssignment = parseId('an assignment, as "forms assignments" shows it');

export function configure(command: Command, context: Context): void {
  command
    .description(
      'Take back forms that still wait for their client. What was answered so far is kept, and not sent.\n' +
        'Shows the assignments as they are afterwards.',
    )
    .argument('<assignment...>', 'one or more ids that "forms assignments" shows', collect(parseAssignment))
    .option('--json', 'a JSON array of them as they are afterwards')
    .action(async (assignmentIds: string[], { json }: { json?: true }) => {
      await runWithdraw({ assignmentIds, json: json === true }, await openSession(context, command));
    });
  addExamples(command, [['forms withdraw 0b8f6c1e-7a53-4d53-9a54-3f1e0c1f4a53', 'given by mistake']]);
}
