import type { Command } from 'commander';
import { type Context, openSession } from '../context.ts';
import { addExamples } from '../examples.ts';
import type { Collection, CommandTexts } from './collection.ts';
import { addListOptions, type ParsedListing } from './list-options.ts';
import { runList, toListOptions } from './list-rows.ts';

/** The command that lists a collection. */
export function listCommandOf<Row extends object, Parsed, Filter>(
  collection: Collection<Row, Parsed, Filter>,
  { notes = [], examples }: CommandTexts,
): (command: Command, context: Context) => void {
  return (command, context) => {
    const lines = [
      `List ${collection.names.many}, newest first: a table in a terminal, tab-separated rows in a pipe.`,
      'Tables show Dubai time; tab-separated rows, CSV and JSON hold ISO 8601 in UTC.',
      ...notes,
    ];
    command.description(lines.join('\n'));
    addListOptions(collection.addFilterOptions(command)).action(async (parsed: ParsedListing & Parsed) => {
      const options = toListOptions(collection, parsed);
      await runList(collection, options, await openSession(context, command));
    });
    addExamples(command, examples);
  };
}
