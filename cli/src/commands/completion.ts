import { Argument, type Command } from 'commander';
import type { Shell } from '../completion/shell-scripts.ts';
import type { Context } from '../context.ts';
import { addExamples } from '../examples.ts';
import { choicesOf } from './filter-options.ts';

export function configure(command: Command, context: Context, loadAll: () => Promise<Command>): void {
  command
    .description('Print the script with which a shell completes commands, options and their values.')
    .addArgument(
      new Argument('<shell>', 'which shell').choices(choicesOf<Shell>({ bash: true, zsh: true, fish: true })),
    )
    .action(async (shell: Shell) => {
      const [program, { commandTable }, { completionScript }] = await Promise.all([
        loadAll(),
        import('../completion/command-table.ts'),
        import('../completion/shell-scripts.ts'),
      ]);
      await context.io.data(completionScript(shell, commandTable(program)));
    });
  addExamples(command, [
    ['completion bash >> ~/.bashrc', 'bash, from the next shell on'],
    ['completion zsh > ~/.zfunc/_flow-admin', 'zsh, where fpath has ~/.zfunc, from the next shell on'],
    ['completion fish > ~/.config/fish/completions/flow-admin.fish', 'fish'],
  ]);
}
