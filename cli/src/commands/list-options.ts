import { type Command, InvalidArgumentError, Option } from 'commander';

export interface ParsedFormat {
  json?: true | string[];
  ndjson?: true | string[];
  csv?: true;
  table?: true;
  header?: true;
  columns?: string[];
}

export interface ParsedListing extends ParsedFormat {
  limit: number;
  all?: true;
  sort?: string[];
}

const usualLimit = 50;

function parseLimit(value: string): number {
  const limit = Number(value);
  if (/^\d+$/.test(value) && Number.isSafeInteger(limit)) return limit;
  throw new InvalidArgumentError('Expected a whole number, 0 for all.');
}

/** Reads names; commander reads an option without a value too, where the option takes none. */
function parseNames(value: string | undefined): string[] | true {
  if (value === undefined) return true;
  const names = value.split(',').map((name) => name.trim());
  if (names.every((name) => name !== '')) return [...new Set(names)];
  throw new InvalidArgumentError('Expected names with commas between.');
}

/** The options that say as what rows are shown; CSV where there is an export to have the columns of. */
export function addFormatOptions(command: Command, { csv }: { csv: boolean } = { csv: true }): Command {
  // Behind an argument's command, a name that follows would be taken for the argument.
  const fields = command.registeredArguments.length > 0 ? '' : ' [fields]';
  const others = ['table', 'header', 'columns'];
  command
    .addOption(
      new Option(`--json${fields}`, 'a JSON array, of all fields or of those named, commas between')
        .argParser(parseNames)
        .conflicts(['ndjson', 'csv', ...others]),
    )
    .addOption(
      new Option(`--ndjson${fields}`, 'a JSON object a line')
        .argParser(parseNames)
        .conflicts(['csv', ...others]),
    );
  if (csv) command.addOption(new Option('--csv', 'CSV with the columns of the export').conflicts(others));
  return command
    .option('--table', 'a table, also in a pipe')
    .addOption(new Option('--columns <names>', 'these columns alone, in this order').argParser(parseNames))
    .addOption(
      new Option('--header', 'tab-separated rows below the names of their columns').conflicts('table'),
    );
}

/** The options of a list: how many rows, and as what. */
export function addListOptions(command: Command): Command {
  command
    .addOption(
      new Option('-l, --limit <n>', 'most rows to show, 0 for all').argParser(parseLimit).default(usualLimit),
    )
    .addOption(new Option('--all', 'every row').conflicts('limit'))
    .addOption(
      new Option(
        '--sort <columns>',
        'by these columns, - before one that goes down: -trial_end,email',
      ).argParser(parseNames),
    );
  return addFormatOptions(command);
}
