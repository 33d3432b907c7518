import { attentionMaximum } from '@flow/sdk/contracts/attention';
import { type FormOverview, formOverviewSchema } from '@flow/sdk/contracts/form-assignment';
import { formsCsv } from '@flow/sdk/csv';
import { openSession } from '../../context.ts';
import { instantColumn, type RowColumn, textColumn } from '../../output/row-columns.ts';
import type { RowView } from '../collection.ts';
import type { Implementation } from '../implementation.ts';
import type { ParsedFormat } from '../list-options.ts';
import { showRows, toPresentation } from '../row-writers.ts';

const countColumn = (
  title: string,
  rank: number,
  read: (row: FormOverview) => number,
): RowColumn<FormOverview> => textColumn(title, rank, (row) => String(read(row)));

const columns: readonly RowColumn<FormOverview>[] = [
  textColumn('Form', 1, (row) => row.slug),
  { ...textColumn<FormOverview>('Title', 2, (row) => row.title), shrinks: true },
  textColumn('Version', 6, ({ version }) => `v${version}`),
  textColumn('Given', 7, ({ is_default, retired_at }) =>
    retired_at === null ? (is_default ? 'by default' : 'by hand') : 'no more',
  ),
  countColumn('Pending', 3, (row) => row.pending),
  textColumn('Overdue', 3, ({ overdue }) =>
    overdue > attentionMaximum ? `${attentionMaximum}+` : String(overdue),
  ),
  countColumn('Completed', 4, (row) => row.completed),
  countColumn('Submissions', 1, (row) => row.submissions),
  countColumn('Flagged', 2, (row) => row.flagged),
  instantColumn('Last sent', 5, (row) => row.last_submitted_at),
];

const forms: RowView<FormOverview> = {
  names: { one: 'form', many: 'forms' },
  fields: Object.keys(formOverviewSchema.shape),
  columns: () => columns,
  csv: formsCsv,
};

export const implementation: Implementation = {
  async run(context, command, parsed: ParsedFormat) {
    const presentation = toPresentation(forms, parsed);
    const session = await openSession(context, command);
    await showRows(await session.flow.forms.registry(), forms, presentation, session);
  },
};
