import { openSession } from '../../context.ts';
import { findClientId, parseClientKey } from '../clients/client-key.ts';
import type { Implementation } from '../implementation.ts';
import type { ParsedFormat } from '../list-options.ts';
import { showRows, toPresentation } from '../row-writers.ts';
import { assignmentView } from './assignment-view.ts';

export const implementation: Implementation = {
  readers: { client: parseClientKey },
  async run(context, command, key: string, parsed: ParsedFormat) {
    const presentation = toPresentation(assignmentView, parsed);
    const session = await openSession(context, command);
    const { flow } = session;
    const clientId = await findClientId(flow, key);
    const rows = await flow.forms.assignments(clientId);
    // Of an id that nobody has there are none either: the client itself is asked for, which says so.
    if (rows.length === 0) await flow.clients.get(clientId);
    await showRows(rows, assignmentView, presentation, session);
  },
};
