import type { Command } from 'commander';

export interface ParsedDryRun {
  dryRun?: true;
}

export interface ParsedSeveral extends ParsedDryRun {
  fromFile?: string;
}

/** The option of a command that changes something. */
export function addDryRun(command: Command): Command {
  return command.option('--dry-run', 'say what would be done, and do nothing');
}

/** The options of a command that changes several at once. */
export function addSeveralOptions(command: Command): Command {
  return addDryRun(command.option('--from-file <file>', 'name them in a file, one a line, or - for stdin'));
}
