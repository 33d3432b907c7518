import { openSession } from '../../context.ts';
import { findClientId, parseClientKey } from '../clients/client-key.ts';
import type { Implementation } from '../implementation.ts';
import type { ParsedFormat } from '../list-options.ts';
import type { ListDependencies } from '../list-rows.ts';
import { type Presentation, showRows, toPresentation } from '../row-writers.ts';
import { assignmentView } from './assignment-view.ts';

export interface AssignmentsOptions extends Presentation {
  /** The client's id or address. */
  key: string;
}

export async function runAssignments(
  { key, ...presentation }: AssignmentsOptions,
  dependencies: ListDependencies,
): Promise<void> {
  const { flow } = dependencies;
  const clientId = await findClientId(flow, key);
  const rows = await flow.forms.assignments(clientId);
  // Of an id that nobody has there are none either: the client itself is asked for, which says so.
  if (rows.length === 0) await flow.clients.get(clientId);
  await showRows(rows, assignmentView, presentation, dependencies);
}

export const implementation: Implementation = {
  readers: { client: parseClientKey },
  async run(context, command, key: string, parsed: ParsedFormat) {
    const options = { key, ...toPresentation(assignmentView, parsed) };
    await runAssignments(options, await openSession(context, command));
  },
};
