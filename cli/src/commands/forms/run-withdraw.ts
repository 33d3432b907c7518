import type { Flow } from '@flow/sdk';
import type { FormAssignment } from '@flow/sdk/contracts/form-assignment';
import { openSession } from '../../context.ts';
import { Failure } from '../../failure.ts';
import { runBatch } from '../batch.ts';
import type { Implementation } from '../implementation.ts';
import { orStdin, readItems } from '../named-items.ts';
import { parseId } from '../row-id.ts';
import { createRowWriter } from '../row-writers.ts';
import type { ParsedSeveral } from '../several-options.ts';
import { assignmentView } from './assignment-view.ts';

/** An assignment that can be taken back. */
async function waiting(flow: Flow, id: string): Promise<FormAssignment> {
  const assignment = await flow.forms.assignment(id);
  if (assignment.status === 'pending') return assignment;
  throw new Failure(`The form is ${assignment.status} already.`);
}

const readAssignmentId = parseId('an assignment, as "forms assignments" shows it');

export const implementation: Implementation = {
  readers: { assignment: orStdin(readAssignmentId) },
  async run(context, command, given: string[], { json, fromFile, dryRun }: ParsedSeveral & { json?: true }) {
    const items = await readItems({ given, fromFile }, readAssignmentId, context);
    const session = await openSession(context, command);
    const { flow, io } = session;
    const done = await runBatch(
      {
        items,
        act: (id) => (dryRun ? waiting(flow, id) : flow.forms.withdraw(id)),
        rows: createRowWriter(assignmentView, { format: json ? 'json' : 'auto' }, session),
        nameOf: (id) => id,
        participle: dryRun ? 'planned' : 'withdrawn',
      },
      session,
    );
    if (dryRun) io.note(`Would withdraw ${done.length}.`);
  },
};
