import { type Command, Option } from 'commander';

/**
 * The values of an option, `all` first where it has that. They stand here as well as in the contract, so that help need not
 * load contracts; the compiler compares the two.
 */
export function choicesOf<Value extends string>(values: Record<Value, true>): readonly string[] {
  return Object.keys(values);
}

/** The option that keeps one kind of rows; all of them unless it is given. */
export const filterOption = (flags: string, description: string, choices: readonly string[]): Option =>
  new Option(flags, description).choices(choices).default('all');

/** The option that looks for a text in the fields that `description` names. */
export const searchOption = (description: string): Option =>
  new Option('--search <text>', `${description}; one or two letters find the words that begin with them`);

/** The options that bound the day on which something happened, in the words of `happened`. */
export function addDayOptions(command: Command, happened: string): Command {
  return command
    .option('--from <yyyy-mm-dd>', `${happened} on this day or later (Dubai)`)
    .option('--to <yyyy-mm-dd>', `${happened} on this day or earlier (Dubai)`);
}
