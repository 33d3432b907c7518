import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { addExamples } from '../examples.ts';
import type { Collection, CommandTexts, RowOptions } from './collection.ts';
import { implementedBy } from './implementation.ts';
import { addListOptions } from './list-options.ts';

/** The command that lists a collection. */
export function listCommandOf<Row extends object, Parsed, Filter>(
  { names, addFilterOptions }: RowOptions,
  load: () => Promise<Collection<Row, Parsed, Filter>>,
  { notes = [], examples }: CommandTexts,
): (command: Command, context: Context) => void {
  return (command, context) => {
    const lines = [
      `List ${names.many}, newest first: a table in a terminal, tab-separated rows in a pipe.`,
      'Tables show Dubai time; tab-separated rows, CSV and JSON hold ISO 8601 in UTC.',
      ...notes,
    ];
    addListOptions(addFilterOptions(command.description(lines.join('\n'))));
    implementedBy(command, context, async () => {
      const [{ listing }, collection] = await Promise.all([import('./list-rows.ts'), load()]);
      return listing(collection);
    });
    addExamples(command, examples);
  };
}
