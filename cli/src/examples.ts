import type { Command } from 'commander';

/** Examples below a command's help: what to type, and what it is for. */
export function addExamples(
  command: Command,
  examples: readonly (readonly [line: string, purpose: string])[],
): void {
  const lines = examples.map(([line, purpose]) => `  # ${purpose}\n  $ flow-admin ${line}`);
  command.addHelpText('after', `\nExamples:\n${lines.join('\n')}`);
}
