import type { Command } from 'commander';
import type { Context } from '../context.ts';

/** Reads a value by its contract. @throws InvalidArgumentError in the words that the person is told */
type Reader = (value: string) => unknown;

/** What a command does once it is called. */
export interface Implementation {
  /** By the name of the option or the argument; of several values each is read, and kept once. */
  readers?: Readonly<Record<string, Reader>>;
  /** Takes the arguments and then the options, as commander's actions do. */
  run(context: Context, command: Command, ...values: never[]): Promise<void>;
}

function readValue(command: Command, place: string, value: string, read: Reader): unknown {
  try {
    return read(value);
  } catch (cause) {
    if (!(cause instanceof Error) || !('code' in cause) || cause.code !== 'commander.invalidArgument')
      throw cause;
    return command.error(`error: ${place.replace('{}', () => value)} ${cause.message}`);
  }
}

function readArguments(command: Command, readers: Readonly<Record<string, Reader>>): unknown[] {
  return command.registeredArguments.map((argument, index) => {
    const name = argument.name();
    const value: string | string[] | undefined = command.processedArgs[index];
    const reader = readers[name];
    if (reader === undefined || value === undefined) return value;
    const place = `command-argument value '{}' is invalid for argument '${name}'.`;
    const read = (text: string) => readValue(command, place, text, reader);
    return typeof value === 'string' ? read(value) : [...new Set(value.map(read))];
  });
}

function readOptions(command: Command, readers: Readonly<Record<string, Reader>>): object {
  const read = command.options.map((option) => {
    const name = option.attributeName();
    const value: unknown = command.getOptionValue(name);
    const reader = readers[name];
    if (reader === undefined || typeof value !== 'string') return [name, value];
    return [name, readValue(command, `option '${option.flags}' argument '{}' is invalid.`, value, reader)];
  });
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

/**
 * Leaves what a command does, and the contracts that its values are read by, to a module that is loaded when the command is
 * called: help has nothing to wait for.
 */
export function implementedBy(command: Command, context: Context, load: () => Promise<Implementation>): void {
  command.action(async () => {
    const { readers = {}, run } = await load();
    const values = [...readArguments(command, readers), readOptions(command, readers)];
    await run(context, command, ...(values as never[]));
  });
}
