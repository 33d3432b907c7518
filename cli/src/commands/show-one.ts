import type { Flow } from '@flow/sdk';
import { openSession, type SignedInContext } from '../context.ts';
import { renderJson } from '../output/json.ts';
import { renderTsv } from '../output/tsv.ts';
import type { Implementation } from './implementation.ts';

/** A row that is read by its key, and how it is shown. */
export interface Single<Row> {
  /** How the command's argument, the key, is read. */
  readers: NonNullable<Implementation['readers']>;
  find(flow: Flow, key: string): Promise<Row>;
  /** For a person. */
  describe(row: Row, now: Date, flow: Flow): string | Promise<string>;
  /** For another program. */
  raw(row: Row, now: Date): readonly (readonly string[])[];
}

export interface ShowOptions {
  key: string;
  json: boolean;
}

/** Shows one row: for a person in a terminal, tab-separated in a pipe, or as JSON. */
export async function runShow<Row>(
  { find, describe, raw }: Single<Row>,
  { key, json }: ShowOptions,
  { io, flow, now }: Pick<SignedInContext, 'io' | 'flow' | 'now'>,
): Promise<void> {
  const row = await find(flow, key);
  if (json) await io.data(renderJson(row));
  else if (io.terminal.data) await io.data(await describe(row, now(), flow));
  else await io.data(renderTsv(raw(row, now())));
}

/** What the command that shows one row does. */
export function showing<Row>(single: Single<Row>): Implementation {
  return {
    readers: single.readers,
    async run(context, command, key: string, { json }: { json?: true }) {
      await runShow(single, { key, json: json === true }, await openSession(context, command));
    },
  };
}
