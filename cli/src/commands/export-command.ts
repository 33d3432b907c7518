import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { addExamples } from '../examples.ts';
import type { CommandTexts, ExportableCollection, RowOptions } from './collection.ts';
import { implementedBy } from './implementation.ts';

interface ExportTexts extends CommandTexts {
  /** How the day's file begins. */
  filePrefix: string;
}

/** The command that exports a collection. */
export function exportCommandOf<Row extends object, Parsed, Filter>(
  { names, addFilterOptions }: RowOptions,
  load: () => Promise<ExportableCollection<Row, Parsed, Filter>>,
  { filePrefix, notes = [], examples }: ExportTexts,
): (command: Command, context: Context) => void {
  return (command, context) => {
    const lines = [
      `Save every matching ${names.one} as CSV (RFC 4180, ISO 8601 in UTC).`,
      'The file is written whole or not at all, and an existing one is left alone.',
      ...notes,
    ];
    addFilterOptions(command.description(lines.join('\n')))
      .option('-o, --output <file>', `where to, - for stdout (default: ${filePrefix}-<Dubai day>.csv here)`)
      .option('--force', 'replace the file if it is there');
    implementedBy(command, context, async () => {
      const [{ exporting }, collection] = await Promise.all([import('./export-rows.ts'), load()]);
      return exporting(collection);
    });
    addExamples(command, examples);
  };
}
