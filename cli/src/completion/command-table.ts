import type { Command, Option } from 'commander';

/** What a shell can complete behind an option: one of these, the name of a file, something else, or nothing. */
export type OptionValue = readonly string[] | 'file' | 'other' | 'none';

export interface CompletedOption {
  /** With their dashes: `-o`, `--output`. */
  flags: readonly string[];
  description: string;
  value: OptionValue;
}

/** A command or a group of commands. */
export interface CompletedCommand {
  /** As it is typed behind the program's name: `leads list`; empty for the program. */
  path: string;
  commands: readonly { name: string; summary: string }[];
  options: readonly CompletedOption[];
  /** What its arguments can be, where that is known. */
  choices: readonly string[];
}

function optionValue({ required, optional, argChoices, flags }: Option): OptionValue {
  if (argChoices) return argChoices;
  if (/<file>/.test(flags)) return 'file';
  // A value that may be left out does not come before the next word: that may be an argument.
  return required && !optional ? 'other' : 'none';
}

/** The commands of a tree, their options and those of every command. */
export function commandTable(program: Command): CompletedCommand[] {
  const globals = program.createHelp().visibleOptions(program);
  const rowsOf = (command: Command, path: string): CompletedCommand[] => {
    const help = command.createHelp();
    const options = [...help.visibleOptions(command), ...globals].map(
      (option): CompletedOption => ({
        flags: [option.short, option.long].filter((flag) => flag !== undefined && flag !== null),
        description: option.description,
        value: optionValue(option),
      }),
    );
    const commands = help.visibleCommands(command);
    return [
      {
        path,
        commands: commands.map((each) => ({ name: each.name(), summary: each.summary() })),
        // The options that every command takes are among those of the program itself.
        options: options.filter(
          ({ flags }, index) => options.findIndex((other) => other.flags.at(-1) === flags.at(-1)) === index,
        ),
        choices: command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []),
      },
      ...commands.flatMap((each) => rowsOf(each, `${path} ${each.name()}`.trimStart())),
    ];
  };
  return rowsOf(program, '');
}
