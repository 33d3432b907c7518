import type { Command } from 'commander';
import { type Context, openSession } from '../context.ts';
import { addExamples } from '../examples.ts';
import type { CommandTexts, ExportableCollection } from './collection.ts';
import { type ParsedExport, runExport, toExportOptions } from './export-rows.ts';

/** The command that exports a collection. */
export function exportCommandOf<Row, Parsed, Filter>(
  collection: ExportableCollection<Row, Parsed, Filter>,
  { notes = [], examples }: CommandTexts,
): (command: Command, context: Context) => void {
  return (command, context) => {
    const lines = [
      `Save every matching ${collection.names.one} as CSV (RFC 4180, ISO 8601 in UTC).`,
      'The file is written whole or not at all, and an existing one is left alone.',
      ...notes,
    ];
    collection
      .addFilterOptions(command.description(lines.join('\n')))
      .option(
        '-o, --output <file>',
        `where to, - for stdout (default: ${collection.filePrefix}-<Dubai day>.csv here)`,
      )
      .option('--force', 'replace the file if it is there')
      .action(async (parsed: ParsedExport & Parsed) => {
        const options = toExportOptions(collection, parsed);
        await runExport(collection, options, await openSession(context, command));
      });
    addExamples(command, examples);
  };
}
