import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { addExamples } from '../examples.ts';
import type { CommandTexts } from './collection.ts';
import { implementedBy } from './implementation.ts';
import type { Single } from './show-one.ts';

interface ShowTexts extends CommandTexts {
  /** The key of the row. */
  argument: { name: string; description: string };
}

/** The command that shows one row. */
export function showCommandOf<Row>(
  load: () => Promise<Single<Row>>,
  { argument, notes = [], examples }: ShowTexts,
): (command: Command, context: Context) => void {
  return (command, context) => {
    command
      .description(notes.join('\n'))
      .argument(`<${argument.name}>`, argument.description)
      .option('--json', 'a JSON object');
    implementedBy(command, context, async () => {
      const [{ showing }, single] = await Promise.all([import('./show-one.ts'), load()]);
      return showing(single);
    });
    addExamples(command, examples);
  };
}
