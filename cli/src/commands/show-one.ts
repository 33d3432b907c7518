import type { Flow } from '@flow/sdk';
import type { Command } from 'commander';
import { type Context, openSession, type SignedInContext } from '../context.ts';
import { addExamples } from '../examples.ts';
import { renderJson } from '../output/json.ts';
import { renderTsv } from '../output/tsv.ts';
import type { CommandTexts } from './collection.ts';

/** A row that is read by its key, and how it is shown. */
export interface Single<Row> {
  argument: { name: string; description: string; parse(value: string): string };
  find(flow: Flow, key: string): Promise<Row>;
  /** For a person. */
  describe(row: Row, flow: Flow): string | Promise<string>;
  /** For another program. */
  raw(row: Row): readonly (readonly string[])[];
}

export interface ShowOptions {
  key: string;
  json: boolean;
}

/** Shows one row: for a person in a terminal, tab-separated in a pipe, or as JSON. */
export async function runShow<Row>(
  { find, describe, raw }: Single<Row>,
  { key, json }: ShowOptions,
  { io, flow }: Pick<SignedInContext, 'io' | 'flow'>,
): Promise<void> {
  const row = await find(flow, key);
  if (json) await io.data(renderJson(row));
  else if (io.terminal.data) await io.data(await describe(row, flow));
  else await io.data(renderTsv(raw(row)));
}

/** The command that shows one row. */
export function showCommandOf<Row>(
  single: Single<Row>,
  { notes = [], examples }: CommandTexts,
): (command: Command, context: Context) => void {
  return (command, context) => {
    const { name, description, parse } = single.argument;
    command
      .description(notes.join('\n'))
      .argument(`<${name}>`, description, parse)
      .option('--json', 'a JSON object')
      .action(async (key: string, { json }: { json?: true }) => {
        await runShow(single, { key, json: json === true }, await openSession(context, command));
      });
    addExamples(command, examples);
  };
}
