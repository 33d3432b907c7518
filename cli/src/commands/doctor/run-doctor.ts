import type { Command } from 'commander';
import { Failure } from '../../failure.ts';
import { type RowColumn, textColumn } from '../../output/row-columns.ts';
import type { Tone } from '../../output/table.ts';
import { createRawSend } from '../../raw-request.ts';
import type { RowView } from '../collection.ts';
import type { Implementation } from '../implementation.ts';
import type { ParsedFormat } from '../list-options.ts';
import { showRows, toPresentation } from '../row-writers.ts';
import { checks, type DoctorContext, type Finding, failedFinding } from './checks.ts';

interface CheckRow {
  check: string;
  state: Finding['state'];
  detail: string;
  advice: string | null;
}

const tones: Record<Finding['state'], Tone> = { ok: 'success', warning: 'warning', failed: 'danger' };

const columns: readonly RowColumn<CheckRow>[] = [
  textColumn('Check', 1, ({ check }) => check),
  {
    title: 'State',
    rank: 1,
    raw: ({ state }) => state,
    cell: ({ state }) => ({ text: state, tone: tones[state] }),
  },
  textColumn('Detail', 1, ({ detail }) => detail),
  textColumn('Advice', 1, ({ advice }) => advice),
];

const view: Omit<RowView<CheckRow>, 'csv'> = {
  names: { one: 'check', many: 'checks' },
  fields: ['check', 'state', 'detail', 'advice'],
  columns: () => columns,
};

/** Makes the checks in their order. After a server that cannot be reached, none asks it again. */
export async function findings(context: DoctorContext): Promise<CheckRow[]> {
  const rows: CheckRow[] = [];
  let isReachable = true;
  for (const { name, check, asksServer } of checks) {
    if (asksServer && !isReachable) continue;
    const finding = await Promise.resolve(context)
      .then(check)
      .catch((failure: unknown) => failedFinding(failure, context.connection.url));
    if (name === 'server') isReachable = finding.state !== 'failed';
    const { state, detail, advice = null } = finding;
    rows.push({ check: name, state, detail, advice });
  }
  return rows;
}

function versionOf(command: Command): string {
  let program = command;
  while (program.parent) program = program.parent;
  return program.version() ?? '';
}

export const implementation: Implementation = {
  async run(context, command, parsed: ParsedFormat) {
    const presentation = toPresentation(view, parsed);
    const connection = await context.connect(command.optsWithGlobals());
    const send = createRawSend(connection, connection.onResponse);
    const { now } = context;
    const rows = await findings({ connection, send, now, version: versionOf(command) });
    await showRows(rows, view, presentation, context);
    const failed = rows.filter(({ state }) => state === 'failed').map(({ check }) => check);
    if (failed.length > 0) throw new Failure(`Not in order: ${failed.join(', ')}.`);
  },
};
