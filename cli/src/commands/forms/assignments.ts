import type { Command } from 'commander';
import { type Context, openSession } from '../../context.ts';
import { addExamples } from '../../examples.ts';
import { findClientId, parseClientKey } from '../clients/client-key.ts';
import { addFormatOptions, type ParsedFormat } from '../list-options.ts';
import { type ListDependencies, type Presentation, showRows, toPresentation } from '../list-rows.ts';
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

export function configure(command: Command, context: Context): void {
  command
    .description(
      'List the forms that a client was given, newest first: a table in a terminal, tab-separated rows in a pipe.',
    )
    .argument('<client>', 'a mail address or an id, as "clients list" shows them', parseClientKey);
  addFormatOptions(command).action(async (key: string, parsed: ParsedFormat) => {
    const options = { key, ...toPresentation(assignmentView, parsed) };
    await runAssignments(options, await openSession(context, command));
  });
  addExamples(command, [
    ['forms assignments layla@example.com', 'what waits for her, and until when'],
    [
      'forms assignments layla@example.com | grep -w overdue | cut -f6',
      'the ids, as "forms withdraw" takes them',
    ],
  ]);
}
