import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { addExamples } from '../examples.ts';
import { implementedBy } from './implementation.ts';
import { addFormatOptions } from './list-options.ts';

export function configure(command: Command, context: Context): void {
  command.description(
    'Check what the other commands need: settings, versions, server, clock, session, role, functions, and that ' +
      'a visitor is refused by every table.\nSays of each what to do. Fails when one of them does.',
  );
  addFormatOptions(command, { csv: false });
  implementedBy(command, context, async () => (await import('./doctor/run-doctor.ts')).implementation);
  addExamples(command, [
    ['doctor', 'when something does not work'],
    ['doctor --profile production --json check,state', 'after a deployment, from a script'],
  ]);
}
